/** In the past, and while something is told, nothing can be decided: what decides is inert meanwhile. */

import { find } from "./dom.ts";
import type { Board } from "./picture.ts";

const DECIDING = '[data-part="decision"], [data-draft]';

export class Sleep {
  /** A field was typed in when it began: one goes on there. */
  #typing = false;

  constructor(private readonly root: HTMLElement, private readonly board: Board | null) {}

  set(yes: boolean): void {
    if (yes) this.#toPicture();
    for (const part of this.root.querySelectorAll<HTMLElement>(DECIDING)) part.inert = yes;
  }

  /** What had focus goes away: a keyboard goes on at the picture, not at the top of the page. */
  #toPicture(): void {
    const focused = document.activeElement;
    if (!focused?.closest(DECIDING)) return;
    this.#typing = focused.matches(".typed input");
    this.board?.svg.setAttribute("tabindex", "-1");
    this.board?.svg.focus({ preventScroll: true });
  }

  /** Back to the field that was typed in. */
  goOnTyping(): void {
    if (!this.#typing) return;
    this.#typing = false;
    find(".typed input:not([type=hidden])", this.root)?.focus({ preventScroll: true });
  }
}
