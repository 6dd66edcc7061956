// A side of the table that is drawn small can be enlarged.

document.addEventListener("click", (event) => {
  const enlarge = event.target.closest?.(".enlarge");
  if (!enlarge) return;
  const side = enlarge.closest(".side");
  const large = side.classList.toggle("large");
  enlarge.setAttribute("aria-expanded", String(large));
  if (!large) return;
  for (const picture of side.querySelectorAll(".picture")) {
    picture.tabIndex = 0; // it may have to be scrolled, from the middle of what was laid
    const [whole, ...laid] = [picture.querySelector("svg"), ...picture.querySelectorAll("[data-laid]")].map((each) => each.getBoundingClientRect());
    const middle = laid.length ? (laid[0].left + laid.at(-1).right) / 2 - whole.left : whole.width / 2;
    picture.scrollLeft = middle - picture.clientWidth / 2;
  }
});
