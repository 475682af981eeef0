/** What is shown beside the caption while something else fills the picture (inset): a card that is carried out. */

import { make, makeSvg } from "./dom.ts";
import type { Board } from "./picture.ts";
import { type Box, middleOf } from "./svg.ts";

/** A phone held sideways: there is room under the caption, and the picture shows one part. */
const SIDEWAYS = "(max-height: 30rem) and (orientation: landscape)";
const LAYERS = ["state", "pieces"];

/** Keeps a small copy of the part that an element with `data-aside` names, as long as it is told and out of sight. */
export function serveAside(board: Board, caption: HTMLElement): void {
  const sideways = matchMedia(SIDEWAYS);
  const frame = make("div", { class: "beat-aside", "aria-hidden": "true", hidden: true });
  caption.append(frame);
  let asked = 0;
  const draw = () => {
    asked = 0;
    const box = sideways.matches && !caption.hidden ? boxAside(board) : null;
    frame.hidden = box === null || seen(board, box);
    if (box !== null && !frame.hidden) frame.replaceChildren(copied(board, box));
  };
  const ask = () => asked ||= requestAnimationFrame(draw);
  new MutationObserver(ask).observe(board.svg, {
    childList: true,
    subtree: true,
    attributeFilter: ["viewBox"],
  });
  new MutationObserver(ask).observe(caption, { attributeFilter: ["hidden"] });
  sideways.addEventListener("change", ask);
}

function boxAside(board: Board): Box | null {
  const said = board.svg.querySelector<SVGElement>("[data-aside]")?.dataset.aside?.split(" ").map(Number);
  const [x, y, width, height] = said ?? [];
  return height === undefined ? null : { x: x!, y: y!, width: width!, height };
}

/** Whether the picture shows its middle now. */
function seen(board: Board, box: Box): boolean {
  return within(board.svg.viewBox.baseVal, middleOf(box));
}

function within(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** A drawing of what lies there, without names: nothing of it is touched. */
function copied(board: Board, box: Box): SVGElement {
  const { x, y, width, height } = box;
  const svg = makeSvg("svg", {
    class: board.svg.getAttribute("class") ?? "",
    viewBox: `${x} ${y} ${width} ${height}`,
  });
  for (const name of LAYERS) {
    for (const one of board.layer(name).children) {
      if (!(one instanceof SVGGraphicsElement) || !within(box, middleOf(board.boxOf(one)))) continue;
      const copy = one.cloneNode(true) as SVGGraphicsElement;
      for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
      svg.append(copy);
    }
  }
  return svg;
}
