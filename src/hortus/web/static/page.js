// What all scripts of a page share.

export const byId = (name) => document.getElementById(name);

// Put a text on the clipboard; whether it is there now. Without https there is only the old way, out of a field.
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const before = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}

// The icon of the page tells a tab in the background whether somebody waits for its reader.
export function showTurn(yours) {
  const icon = byId("icon");
  icon.plain ??= icon.getAttribute("href");
  icon.setAttribute("href", yours ? icon.dataset.turn : icon.plain);
}
