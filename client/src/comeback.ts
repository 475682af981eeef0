/** A phone that slept, or a page loaded again, is where it was: tab, scrolled lists, what stood in fields. */

import { find } from "./dom.ts";

interface Kept {
  tab: string;
  scrolled: Record<string, number>;
  typed: Record<string, string>;
}

/** What scrolls by itself. */
const SCROLLING = ["[data-part=hands]", "[data-part=log]", ".decide:not(.study)", ".drawer", ".right"];
const TYPED = ".typed input[id]:not([type=hidden]), .say input[id]:not([type=hidden])";

export class Comeback {
  readonly #name: string;
  readonly #kept: Kept | null;

  constructor(private readonly root: HTMLElement) {
    this.#name = `place ${root.dataset.table ?? ""}`;
    this.#kept = JSON.parse(sessionStorage.getItem(this.#name) ?? "null");
    const drawer = find(".drawer", root);
    const tab = this.#kept?.tab ?? "";
    if (drawer !== null && find(`[data-tab="${CSS.escape(tab)}"]`, root)) drawer.dataset.open = tab;
    // a phone that puts a page away may never wake it again
    addEventListener("pagehide", () => this.#keep());
    document.addEventListener("visibilitychange", () => document.hidden && this.#keep());
  }

  /** Once the page is drawn. */
  goOn(): void {
    const { typed = {}, scrolled = {} } = this.#kept ?? {};
    for (const [id, text] of Object.entries(typed)) {
      const field = find<HTMLInputElement>(`#${CSS.escape(id)}`, this.root);
      if (field?.value === field?.defaultValue && field) field.value = text;
    }
    requestAnimationFrame(() => {
      for (const [selector, top] of Object.entries(scrolled)) {
        const box = find(selector, this.root);
        if (box) box.scrollTop = top;
      }
    });
  }

  #keep(): void {
    const kept: Kept = { tab: find(".drawer", this.root)?.dataset.open ?? "", scrolled: {}, typed: {} };
    for (const selector of SCROLLING) {
      const top = find(selector, this.root)?.scrollTop ?? 0;
      if (top > 0) kept.scrolled[selector] = top;
    }
    for (const field of this.root.querySelectorAll<HTMLInputElement>(TYPED)) {
      if (field.value !== field.defaultValue) kept.typed[field.id] = field.value;
    }
    sessionStorage.setItem(this.#name, JSON.stringify(kept));
  }
}
