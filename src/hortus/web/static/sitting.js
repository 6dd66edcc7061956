// An invitation's key is behind the #, where no server sees it, and goes with the form.

const sit = document.getElementById("sit");
if (sit) sit.elements.key.value = location.hash.slice(1);
