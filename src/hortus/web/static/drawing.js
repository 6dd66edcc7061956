// Drawing over the pictures: what lights up in them, ways through them, and copies of what they show.

const SVG = "http://www.w3.org/2000/svg";

export function make(name, attributes, ...inside) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

// Light up what the server names; `inside(side)` gives the places where the things of a side are drawn.
export function light(inside, lights, trails) {
  const find = (side, part, value) => inside(side).flatMap((place) => [...place.querySelectorAll(`svg [data-${part}="${CSS.escape(value)}"]`)]);
  for (const [side, part, value, how, label] of lights)
    for (const target of find(side, part, value)) {
      const box = target.getBBox();
      target.dataset.lit = how;
      if (how === "now" || how === "with" || how === "lost") target.append(glow(box, how));
      if (label) target.append(badge(box, how, label, target.ownerSVGElement.viewBox.baseVal.width));
    }
  for (const [side, part, values, how] of trails) {
    for (const place of inside(side)) place.classList.add("focused");
    trail(values.flatMap((value) => find(side, part, value)), how);
  }
}

export function dark(root) {
  for (const each of root.querySelectorAll(".glow, .badge, .trail")) each.remove();
  for (const each of root.querySelectorAll("[data-lit]")) delete each.dataset.lit;
  for (const each of root.querySelectorAll(".focused")) each.classList.remove("focused");
}

function glow(box, how) {
  const room = Math.min(box.width, box.height) * 0.03;
  return make("rect", { class: `glow glow-${how}`, x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room, rx: 4 * room });
}

function badge(box, how, label, across) {
  const size = Math.max(Math.min(box.width, box.height) * 0.2, across * 0.032);
  const width = size * (label.length * 0.62 + 0.9);
  const aside = box.width > 2 * box.height;
  const x = aside ? box.x + box.width + width * 0.6 : box.x + box.width / 2;
  const y = aside ? box.y + box.height / 2 : box.y + box.height - size * 0.3;
  const ground = make("rect", { x: x - width / 2, y: y - size * 0.7, width, height: size * 1.4, rx: size * 0.7 });
  return make("g", { class: `badge badge-${how}` }, ground, make("text", { x, y: y + size * 0.36, "font-size": size, "font-weight": 700, "text-anchor": "middle" }, label));
}

function trail(targets, how) {
  const svg = targets[0]?.ownerSVGElement;
  if (!svg) return;
  const back = svg.getScreenCTM().inverse();
  const points = targets.map((target) => {
    const box = target.getBBox();
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back.multiply(target.getScreenCTM()));
  });
  const way = points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");
  const found = make("g", { class: `trail trail-${how}` });
  for (const kind of ["edge", "line"]) found.append(make("polyline", { class: `trail-${kind}`, points: way, pathLength: 1 }));
  points.forEach((point, i) => found.append(make("circle", { cx: point.x, cy: point.y, r: i === 0 || i === points.length - 1 ? 7 : 4.5 })));
  svg.append(found);
}

// A copy of something in a picture as a picture of its own, which lies over the page where that is and stays out of
// everybody's way.
export function lifted(element) {
  const from = element.getBoundingClientRect();
  const copy = element.cloneNode(true);
  copy.removeAttribute("transform");
  for (const each of copy.querySelectorAll(".mark, .glow, .badge, .fresh")) each.remove();
  const box = element.getBBox();
  const picture = make("svg", { class: "hx lifted", viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true" }, copy);
  Object.assign(picture.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(picture);
  return picture;
}
