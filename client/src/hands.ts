/** What hands do on a real table (checklist): one tick each, kept in this browser; the next one is ringed. */

import { find, makeSvg } from "./dom.ts";
import { ringsAround } from "./lights.ts";
import type { Board } from "./picture.ts";
import { say } from "./words.ts";

/** So many ticks are remembered for a table. */
const MOST = 400;
/** How many are left, where that has a word of its own. */
const WORDS = ["hands_done", "hands_one"];

export class Hands {
  readonly #layer = makeSvg("g", { id: "hand-rings", "aria-hidden": "true", "pointer-events": "none" });
  readonly #name: string;
  #done: string[];

  constructor(private readonly part: HTMLElement, private readonly board: Board | null, table: string) {
    this.#name = `hands ${table}`;
    this.#done = JSON.parse(localStorage.getItem(this.#name) ?? "[]");
    board?.svg.append(this.#layer);
    part.addEventListener("change", () => this.#ticked());
    part.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // a touch on the head shows the whole list: a phone has only the next line, and what is done is folded
      if (!target?.closest("[data-hands-all]")) {
        if (target?.closest(".hands-head")) part.classList.toggle("whole");
        return;
      }
      part.classList.remove("whole");
      for (const box of this.#boxes) box.checked = true;
      this.#ticked();
    });
    // two pages of one browser follow each other
    addEventListener("storage", (event) => {
      if (event.key !== this.#name) return;
      this.#done = JSON.parse(event.newValue ?? "[]");
      this.refresh();
    });
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.part.querySelectorAll<HTMLInputElement>("input[data-hand]")];
  }

  /** Words and picture are drawn anew. */
  refresh(): void {
    for (const box of this.#boxes) box.checked = this.#done.includes(box.dataset.hand ?? "");
    this.#show();
  }

  #ticked(): void {
    const shown = this.#boxes;
    const here = new Set(shown.map((box) => box.dataset.hand ?? ""));
    const others = this.#done.filter((one) => !here.has(one));
    const ticked = shown.filter((box) => box.checked).map((box) => box.dataset.hand ?? "");
    this.#done = [...others, ...ticked].slice(-MOST);
    localStorage.setItem(this.#name, JSON.stringify(this.#done));
    this.#show();
    this.#boxes.find((box) => !box.checked)?.closest("li")?.scrollIntoView?.({ block: "nearest" });
  }

  #show(): void {
    const boxes = this.#boxes;
    const left = boxes.filter((box) => !box.checked);
    const count = find("[data-hands-left]", this.part);
    if (count) count.textContent = say(WORDS[left.length] ?? "hands_left", { n: left.length });
    const all = find("[data-hands-all]", this.part);
    if (all) all.hidden = left.length === 0;
    this.part.classList.toggle("all-done", boxes.length > 0 && left.length === 0);
    const next = left[0]?.closest("li") ?? null;
    for (const one of this.part.querySelectorAll("li")) one.classList.toggle("next", one === next);
    const ids = next?.dataset.lights ?? "";
    if (this.board) this.#layer.replaceChildren(...ringsAround(this.board, ids, "light-ring lesson-ring"));
  }
}
