/** Dice and bursts, drawn: a die shows no face before it lies. */

import { makeSvg } from "./dom.ts";

/** Where the pips of a face are, in thirds of its side. */
const PIPS: Record<string, [number, number][]> = {
  "1": [[0, 0]],
  "2": [[-1, -1], [1, 1]],
  "3": [[-1, -1], [0, 0], [1, 1]],
  "4": [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  "5": [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  "6": [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export interface Die {
  die: SVGGElement;
  width: number;
  /** It lies: its face is seen. */
  turnUp: () => void;
}

/** A die about its middle, `size` high; `manner` are words on how it looks: pips, good, bad. */
export function makeDie(face: string, manner: string, size: number): Die {
  const die = makeSvg("g", { class: "beat-die" });
  const pips = manner.split(" ").includes("pips") ? PIPS[face] : undefined;
  const width = pips ? size : Math.max(size, face.length * size * 0.5);
  const plate = { x: -width / 2, y: -size / 2, width, height: size, rx: size * 0.2 };
  die.append(makeSvg("rect", plate));
  const shown = makeSvg("g", { class: "beat-face" });
  if (pips) {
    for (const [x, y] of pips) {
      shown.append(makeSvg("circle", { cx: x * size * 0.27, cy: y * size * 0.27, r: size * 0.1 }));
    }
  } else {
    const text = makeSvg("text", { "text-anchor": "middle", "font-size": size * 0.62, y: size * 0.22 });
    text.textContent = face;
    shown.append(text);
  }
  const unknown = makeSvg("text", { "text-anchor": "middle", "font-size": size * 0.62, y: size * 0.22 });
  unknown.textContent = pips ? "" : "?";
  die.append(unknown);
  const turnUp = () => {
    unknown.replaceWith(shown);
    for (const word of ["good", "bad"]) die.classList.toggle(word, manner.split(" ").includes(word));
  };
  return { die, width, turnUp };
}

/** A star of so many points. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, far] = [Math.PI * index / points, index % 2 === 0 ? outer : inner];
    return `${(Math.sin(angle) * far).toFixed(2)} ${(-Math.cos(angle) * far).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
