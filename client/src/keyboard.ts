/** On a phone the field for typing beside a real table comes when it is asked for: there are keys for all of it. */

import { find } from "./dom.ts";

const OPEN = "keyboard";

export function serveKeyboard(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-keyboard]") : null;
    if (button === null) return;
    const open = document.documentElement.classList.toggle(OPEN);
    showKeyboard();
    if (open) find<HTMLInputElement>(".foldable input:not([type=hidden])", root)?.focus();
  });
  // what was typed and not sent is in sight again when a page comes back
  if (find<HTMLInputElement>(".foldable input:not([type=hidden])", root)?.value) {
    document.documentElement.classList.add(OPEN);
  }
  showKeyboard();
}

/** Says of the button whether the field is open, after it was drawn anew. */
export function showKeyboard(): void {
  const open = document.documentElement.classList.contains(OPEN);
  find("[data-keyboard]")?.setAttribute("aria-expanded", String(open));
}
