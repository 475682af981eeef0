/** The picture and its layers; where things are in it. */

import { find, makeSvg, parseSvg } from "./dom.ts";
import { morphDrawings, morphLayer } from "./morph.ts";
import type { Beat, Drawn, Picture } from "./protocol.ts";
import { changed, differences, type Layer, layerOf } from "./scene.ts";
import { type Box, IDENTITY, inverse, mapped, type Matrix, middleOf, type Point, times } from "./svg.ts";

export class Board {
  readonly svg: SVGSVGElement;
  /** What the client draws over everything: labels and dice. */
  readonly overlay: SVGGElement;
  /** Rings around what can be touched. */
  readonly halos: SVGGElement;
  #key: string;
  /** The layers as the game has them, and as they are shown: with a decision that is being written. */
  #settled: { state: Layer; pieces: Layer };
  #shown: { state: Layer; pieces: Layer };
  /** Lets what changes place be seen going there; it draws, and nobody waits for it. */
  slide: ((pieces: Record<string, string>, draw: () => void) => void) | null = null;
  /** Told when the size of the drawing changes. */
  resized: (whole: Box) => void = () => {};
  /** Told when something is laid over all of it, and when that is put away. */
  covered: (yes: boolean) => void = () => {};
  /** Told of each beat before it is seen. */
  told: (beat: Beat) => void = () => {};

  constructor(svg: SVGSVGElement) {
    this.svg = svg;
    this.#key = svg.dataset.key ?? "";
    for (const name of ["board", "state", "pieces", "marks", "look"]) {
      if (find(`#${name}`, svg) === null) svg.append(makeSvg("g", { id: name }));
    }
    this.overlay = makeSvg("g", { id: "overlay", "aria-hidden": "true", "pointer-events": "none" });
    this.halos = makeSvg("g", { id: "halos", "aria-hidden": "true", "pointer-events": "none" });
    svg.append(this.halos, this.overlay);
    this.#settled = { state: layerOf(this.#drawn("state")), pieces: layerOf(this.#drawn("pieces")) };
    this.#shown = this.#settled;
  }

  #drawn(name: string): string {
    return this.layer(name).innerHTML;
  }

  get key(): string {
    return this.#key;
  }

  layer(name: string): SVGGElement {
    return find<SVGGElement>(`#${name}`, this.svg)!;
  }

  show(picture: Picture): void {
    if (picture.board !== undefined && (picture.key !== this.#key || !this.layer("board").firstChild)) {
      this.layer("board").replaceChildren(...parseSvg(picture.board));
      this.#key = picture.key;
      this.svg.dataset.key = picture.key;
    }
    this.svg.dataset.regions = JSON.stringify(picture.regions ?? []);
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    if (picture.width > 0) this.resized(whole);
    const title = [...this.svg.children].find((child) => child.localName === "title");
    if (title) title.textContent = picture.title;
    this.svg.setAttribute("aria-label", picture.title);
    this.overlay.replaceChildren();
    morphLayer(this.layer("state"), picture.state);
    morphLayer(this.layer("pieces"), picture.pieces);
    this.#settled = { state: layerOf(picture.state), pieces: layerOf(picture.pieces) };
    this.#shown = this.#settled;
    this.mark(picture.marks);
  }

  /** The game with a decision carried out that is only being written; null: as it is. */
  sketch(drawn: Drawn | null | undefined): void {
    const { state, pieces } = this.#settled;
    const next = !drawn ? this.#settled : {
      state: changed(state, drawn.state),
      pieces: changed(pieces, drawn.pieces),
    };
    const moved = differences(this.#shown.pieces, next.pieces);
    const restated = differences(this.#shown.state, next.state);
    const draw = () => {
      morphDrawings(this.layer("state"), restated, next.state);
      morphDrawings(this.layer("pieces"), moved, next.pieces);
    };
    this.#shown = next;
    if (Object.keys(moved).length + Object.keys(restated).length === 0) return;
    if (this.slide) this.slide(moved, draw);
    else draw();
  }

  /** What several did at once, over everything; empty: nothing. */
  look(markup: string): void {
    morphLayer(this.layer("look"), markup);
    this.svg.classList.toggle("looking", markup !== "");
    this.covered(markup !== "");
  }

  mark(marks: string): void {
    morphLayer(this.layer("marks"), marks);
  }

  element(id: string): SVGGraphicsElement | null {
    const found = id ? find<SVGGraphicsElement>(`#${CSS.escape(id)}`, this.svg) : null;
    return found instanceof SVGGraphicsElement ? found : null;
  }

  /** From an element's own units to those of the drawing. */
  toDrawing(element: SVGGraphicsElement): Matrix {
    const outer = this.svg.getScreenCTM();
    const inner = element.getScreenCTM();
    return outer && inner ? times(inverse(outer), inner) : IDENTITY;
  }

  /** The box of an element in units of the drawing (upright; exact where nothing is turned). */
  boxOf(element: SVGGraphicsElement): Box {
    const box = element.getBBox();
    const matrix = this.toDrawing(element);
    const one = mapped(matrix, box);
    const two = mapped(matrix, { x: box.x + box.width, y: box.y + box.height });
    const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)];
    return { x, y, width: Math.abs(two.x - one.x), height: Math.abs(two.y - one.y) };
  }

  middle(element: SVGGraphicsElement): Point {
    return middleOf(this.boxOf(element));
  }
}

/** A ring around a box, whatever lies in it; `kind` is its class, and never colour alone. */
export function ring(box: Box, kind: string): SVGRectElement {
  const room = Math.min(4, Math.max(box.width, box.height) * 0.06);
  return makeSvg("rect", {
    class: `touch-ring ${kind}`,
    x: box.x - room,
    y: box.y - room,
    width: box.width + 2 * room,
    height: box.height + 2 * room,
    rx: Math.min(10, box.height / 4),
    "vector-effect": "non-scaling-stroke",
  });
}
