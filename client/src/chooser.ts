/** Where things lie close: what each of them is, is worth and can do, large enough for a finger (bottom sheet). */

import { button, make } from "./dom.ts";
import { closeMenu, hold } from "./menu.ts";
import { aboutOf, titleOf } from "./things.ts";
import { nowText } from "./tips.ts";
import { say } from "./words.ts";

export interface Choice {
  element: SVGGraphicsElement;
  /** What could be done with it now; nothing: it is shown and cannot be chosen. */
  doing: string[];
}

export function openChooser(choices: Choice[], pick: (id: string) => void, cancel: () => void): void {
  closeMenu();
  const box = make("div", { class: "chooser", role: "dialog", "aria-label": say("which") });
  box.append(make("p", { class: "chooser-title", "aria-hidden": "true" }, say("which")));
  for (const { element, doing } of choices) {
    const idle = doing.length === 0;
    const entry = button(`chooser-choice${idle ? " idle" : ""}`, "", () => {
      if (idle) return;
      closeMenu();
      pick(element.id);
    });
    entry.dataset.id = element.id;
    if (idle) entry.setAttribute("aria-disabled", "true");
    const title = titleOf(element) ?? doing[0] ?? element.id;
    entry.append(make("span", { class: "chooser-name" }, title));
    for (const text of aboutOf(element)) entry.append(make("span", { class: "chooser-about" }, text));
    entry.append(make("span", { class: "chooser-now" }, nowText(doing) || say("nothing_now")));
    box.append(entry);
  }
  box.append(button("chooser-cancel", say("cancel"), () => {
    closeMenu();
    cancel();
  }));
  hold(box, cancel);
}
