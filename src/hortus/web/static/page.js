// What all scripts of a page share.

export const byId = (name) => document.getElementById(name);
