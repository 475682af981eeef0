/** A small menu at an element: several lines share a path, and the reader picks one. */

import { button, make } from "./dom.ts";
import type { Touch } from "./protocol.ts";
import { say } from "./words.ts";

let shown: { menu: HTMLElement; close: () => void } | null = null;

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
  const close = () => {
    menu.remove();
    shown = null;
  };
  for (const touch of touches) {
    const entry = button("touch-choice", touch.label, () => {
      close();
      pick(touch);
    });
    entry.setAttribute("role", "menuitem");
    menu.append(entry);
  }
  const leave = button("touch-cancel", say("cancel"), () => {
    close();
    cancel();
  });
  leave.setAttribute("role", "menuitem");
  menu.append(leave);
  menu.addEventListener("keydown", (event) => {
    const entries = [...menu.querySelectorAll("button")];
    const here = entries.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) entries[(here + step + entries.length) % entries.length]?.focus();
    else if (event.key === "Escape") leave.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(menu);
  place(menu, near.getBoundingClientRect());
  shown = { menu, close };
  menu.querySelector("button")?.focus({ preventScroll: true });
}

/** Beside the element and inside the window. */
export function place(box: HTMLElement, near: DOMRect): void {
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = box.getBoundingClientRect();
  const below = near.bottom + 6 + size.height <= room.height;
  const top = below ? near.bottom + 6 : Math.max(6, near.top - 6 - size.height);
  const left = Math.min(
    Math.max(6, near.left + near.width / 2 - size.width / 2),
    room.width - size.width - 6,
  );
  box.style.position = "fixed";
  box.style.left = `${Math.max(6, left)}px`;
  box.style.top = `${top}px`;
}
