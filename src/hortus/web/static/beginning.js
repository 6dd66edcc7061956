// Rules that had to be compiled are there now: the game that was asked for begins.

document.getElementById("begin")?.requestSubmit();
