// A file that is too large to be a record is refused before it is sent.

const form = document.getElementById("upload");
const file = form.elements.record;
file.addEventListener("change", () => {
  file.setCustomValidity(file.files[0]?.size > Number(form.dataset.most) ? form.dataset.tooLarge : "");
  file.reportValidity();
});
