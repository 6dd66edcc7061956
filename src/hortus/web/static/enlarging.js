// A side of the table that is drawn small can be enlarged.

document.addEventListener("click", (event) => {
  const enlarge = event.target.closest?.(".enlarge");
  if (!enlarge) return;
  const side = enlarge.closest(".side");
  const large = side.classList.toggle("large");
  enlarge.setAttribute("aria-expanded", String(large));
  if (!large) return;
  for (const picture of side.querySelectorAll(".picture")) {
    picture.tabIndex = 0; // it may have to be scrolled, from its middle
    picture.scrollLeft = (picture.scrollWidth - picture.clientWidth) / 2;
  }
});
