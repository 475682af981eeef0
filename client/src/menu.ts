/** A small menu at an element: several lines share a path, and the reader picks one. */

import { button, make } from "./dom.ts";
import type { Touch } from "./protocol.ts";
import { say } from "./words.ts";

let shown: { close: () => void } | null = null;

export function closeMenu(): void {
  shown?.close();
}

export function menuIsOpen(): boolean {
  return shown !== null;
}

export function openMenu(
  near: Element,
  touches: Touch[],
  pick: (touch: Touch) => void,
  cancel: () => void,
): void {
  closeMenu();
  const menu = make("div", { class: "touch-menu", role: "menu", "aria-label": say("choose") });
  for (const touch of touches) {
    menu.append(button("touch-choice", touch.label, () => {
      closeMenu();
      pick(touch);
    }));
  }
  menu.append(button("touch-cancel", say("cancel"), () => {
    closeMenu();
    cancel();
  }));
  for (const entry of menu.children) entry.setAttribute("role", "menuitem");
  hold(menu, cancel);
  place(menu, near.getBoundingClientRect());
}

/** Shows a box of buttons over everything: arrows go through it, Escape and a touch elsewhere end it. */
export function hold(box: HTMLElement, cancel: () => void): void {
  const elsewhere = (event: Event) => {
    const inside = event.target instanceof Element && event.target.closest(".touch-menu, .chooser");
    // in the picture a touch elsewhere means something by itself
    if (!inside) close();
  };
  const close = () => {
    box.remove();
    document.removeEventListener("pointerdown", elsewhere, { capture: true });
    shown = null;
  };
  box.addEventListener("keydown", (event) => {
    const entries = [...box.querySelectorAll("button")];
    const here = entries.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) entries[(here + step + entries.length) % entries.length]?.focus();
    else if (event.key === "Escape") {
      close();
      cancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(box);
  document.addEventListener("pointerdown", elsewhere, { capture: true });
  shown = { close };
  box.querySelector("button")?.focus({ preventScroll: true });
}

/** Beside the element and inside the window; `above`: rather there, for below lies the hand. */
export function place(box: HTMLElement, near: DOMRect, above = false): void {
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  box.style.position = "fixed";
  const size = box.getBoundingClientRect();
  const over = near.top - 6 - size.height;
  const under = near.bottom + 6;
  const fits = above ? over >= 6 : under + size.height > room.height && over >= 6;
  const top = fits ? over : Math.min(under, room.height - size.height - 6);
  const left = Math.min(near.left + near.width / 2 - size.width / 2, room.width - size.width - 6);
  box.style.left = `${Math.max(6, left)}px`;
  box.style.top = `${Math.max(6, top)}px`;
}
