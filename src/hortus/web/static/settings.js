// The settings page shows colours and sizes at once; they are kept when the form is saved.

document.getElementById("settings").addEventListener("change", ({ target }) => {
  if (["theme", "size"].includes(target.name)) document.documentElement.dataset[target.name] = target.value;
});
