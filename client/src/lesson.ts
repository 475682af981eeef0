/** A lesson rings what it speaks of, as long as its page stands there, and says so when another thing is touched. */

import { find, makeSvg } from "./dom.ts";
import { ringsAround } from "./lights.ts";
import type { Board } from "./picture.ts";

export class LessonRings {
  readonly #layer = makeSvg("g", { id: "lesson-rings", "aria-hidden": "true", "pointer-events": "none" });
  /** The page and the ids that were sought last: a reader who looked elsewhere since is not led back. */
  #sought = "";

  constructor(private readonly board: Board) {
    board.svg.append(this.#layer);
    board.svg.addEventListener("missed", () => this.#missed(true));
    board.svg.addEventListener("hit", () => this.#missed(false));
  }

  #missed(yes: boolean): void {
    const line = find("#lesson-missed");
    if (line) line.textContent = yes ? line.dataset.words ?? "" : "";
  }

  /** Board and words are drawn anew. */
  refresh(): void {
    this.#missed(false);
    const panel = find("[data-ring]");
    const ids = panel?.dataset.ring ?? "";
    const page = `${panel?.dataset.page} ${ids}`;
    const rings = ringsAround(this.board, ids, "light-ring lesson-ring");
    this.#layer.replaceChildren(...rings);
    if (page !== this.#sought && rings.length > 0) {
      this.board.svg.dispatchEvent(new CustomEvent("lit", { bubbles: true, detail: "lead" }));
    }
    this.#sought = page;
  }
}
