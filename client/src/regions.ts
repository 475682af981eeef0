/** The parts of the picture that a phone shows one at a time (viewport), and the chips that lead to them. */

import { button, SMALL } from "./dom.ts";
import type { Board } from "./picture.ts";
import type { Beat } from "./protocol.ts";
import { type Box, middleOf, type Point } from "./svg.ts";
import { say } from "./words.ts";
import type { Zoom } from "./zoom.ts";

interface Region extends Box {
  key: string;
  label: string;
}

/** The chip that shows everything. */
const WHOLE = "";
/** A part of the picture less wide than this, by its height, has no room above it on a phone held sideways. */
const WIDE = 1.45;
/** So many times smaller than a part the whole may be, and is still looked at. */
const LEGIBLE = 1.8;
const PLACED = /translate\(\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/;

export class Regions {
  readonly #small = matchMedia(SMALL);
  #regions: Region[] = [];
  /** The key of what is shown; null: somebody zoomed by hand. */
  #shown: string | null = WHOLE;
  /** What was shown before the whole was needed. */
  #before: string | null = null;
  /** What was shown before something that was told led away from it. */
  #home: string | null = null;

  constructor(
    private readonly board: Board,
    private readonly zoom: Zoom,
    private readonly chips: HTMLElement | null,
  ) {
    zoom.moved = () => {
      this.#shown = zoom.isZoomed ? null : WHOLE;
      this.#mark();
    };
    this.#small.addEventListener("change", () => this.#begin());
    // a line of the log was touched: what it is about is to be seen
    board.svg.addEventListener(
      "lit",
      (event) => {
        const rings = [...board.svg.querySelectorAll<SVGRectElement>(".light-ring")];
        const boxes = rings.map((one) => one.getBBox());
        if (event instanceof CustomEvent && event.detail === "lead") this.lead(boxes);
        else this.seek(boxes);
      },
    );
    // what is asked for beside a real table lies there, or nowhere
    board.svg.addEventListener("asked", (event) => {
      this.#goHome();
      if (event instanceof CustomEvent) this.seek(event.detail as Box[]);
    });
    new MutationObserver(() => this.#read()).observe(board.svg, { attributeFilter: ["data-regions"] });
    this.#read();
  }

  /** Of what can be touched now something is to be in sight. */
  seek(boxes: Box[]): void {
    this.#read(); // the drawing may be new, and its parts not shown yet
    if (!this.#active || this.#shown === WHOLE || boxes.length === 0) return;
    const places = boxes.map(middleOf);
    const home = this.#regions.find(({ key }) => key === this.#home);
    if (home && places.some((place) => within(home, place))) this.#goHome();
    // on the way to a part something else is still in sight
    const seen = this.#regions.find(({ key }) => key === this.#shown) ?? this.zoom.seen;
    if (places.some((place) => within(seen, place))) return;
    const held = (region: Region) => places.filter((place) => within(region, place)).length;
    const best = this.#regions.reduce((one, two) => held(two) > held(one) ? two : one);
    this.#show(held(best) > 0 ? best.key : WHOLE);
  }

  /** A lesson speaks of these: all of them are to be in sight, as large as may be. */
  lead(boxes: Box[]): void {
    if (!this.#active || boxes.length === 0) return;
    const places = boxes.map(middleOf);
    const fits = this.#regions.find((region) => places.every((place) => within(region, place)));
    this.#show(fits?.key ?? WHOLE);
  }

  /** What moves in a beat is to be in sight from where it stands to where it comes. */
  follow(beat: Beat): void {
    if (!this.#active) return;
    const places: Point[] = [];
    for (const [id, markup] of Object.entries(beat.pieces)) {
      const element = this.board.element(id);
      if (element) places.push(this.board.middle(element));
      const [, x, y] = PLACED.exec(markup.slice(0, markup.indexOf(">"))) ?? [];
      if (x && y) places.push({ x: Number(x), y: Number(y) });
    }
    for (const { id } of beat.effects) {
      const element = this.board.element(id);
      if (element) places.push(this.board.middle(element));
    }
    if (places.length === 0) return;
    const current = this.#regions.filter(({ key }) => key === this.#shown);
    const parts = [...current, ...this.#regions];
    const fits = parts.find((region) => places.every((at) => within(region, at)));
    const home = this.#home ?? this.#shown;
    this.#show(fits?.key ?? this.#fallback(parts, places));
    this.#home = home;
  }

  /** What was told is over: one is where one was before. */
  #goHome(): void {
    if (this.#home !== null) this.#show(this.#home);
  }

  /** No part holds it all: the whole, where that is still legible; else one that holds some, the shown one first. */
  #fallback(parts: Region[], places: Point[]): string {
    const some = parts.find((region) => places.some((at) => within(region, at)));
    return some && this.zoom.shrinks(some) > LEGIBLE ? some.key : WHOLE;
  }

  /** What is seen at one look is seen whole; then one is back where one was. */
  whole(yes: boolean): void {
    if (!this.#active) return;
    if (yes) {
      this.#before ??= this.#shown;
      this.#show(this.#all);
    } else if (this.#before !== null) {
      if (this.#shown === this.#all) this.#show(this.#before);
      this.#before = null;
    }
  }

  /** The key of what shows everything. */
  get #all(): string {
    return this.#regions.find((region) => this.zoom.covers(region))?.key ?? WHOLE;
  }

  get #active(): boolean {
    return this.#small.matches && this.#regions.length > 1;
  }

  /** The regions of the drawing, where they changed. */
  #read(): void {
    const regions: Region[] = JSON.parse(this.board.svg.dataset.regions || "[]");
    if (JSON.stringify(regions) === JSON.stringify(this.#regions)) return;
    const same = regions.map(({ key }) => key).join() === this.#regions.map(({ key }) => key).join();
    this.#regions = regions;
    const names = this.#all !== WHOLE ? regions : [...regions, { key: WHOLE, label: say("whole") }];
    const chips = names.map(({ key, label }) => {
      const chip = button("region-chip", label, () => this.#show(key));
      chip.dataset.region = key;
      return chip;
    });
    this.chips?.replaceChildren(...chips);
    // the same parts in other places are shown on; of another drawing the first one is
    if (same && this.#active && this.#shown !== null) this.#show(this.#shown);
    else this.#begin();
  }

  #begin(): void {
    if (this.chips) {
      this.chips.hidden = !this.#active;
      const first = this.#regions[0];
      const beside = first && first.width / first.height < WIDE;
      this.chips.closest<HTMLElement>("[data-table]")?.setAttribute("data-chips", beside ? "beside" : "over");
    }
    this.#show(this.#active ? this.#regions[0]!.key : WHOLE);
    // a new drawing begins with its first part, or where something can be touched
    const lit = this.board.svg.querySelectorAll<SVGGraphicsElement>(".can-touch, .can-follow");
    this.seek([...lit].map((one) => this.board.boxOf(one)));
  }

  #show(key: string): void {
    const region = this.#regions.find((one) => one.key === key);
    if (key !== this.#shown || region) this.zoom.show(region ?? null);
    this.#shown = key;
    this.#home = null;
    this.#mark();
  }

  #mark(): void {
    for (const chip of this.chips?.children ?? []) {
      if (!(chip instanceof HTMLElement)) continue;
      const on = chip.dataset.region === this.#shown;
      chip.setAttribute("aria-pressed", String(on));
      if (on) chip.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
}

function within(box: Box, at: Point): boolean {
  return at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height;
}
