/** The buttons of a table page, found by attribute; each means what it said when it went down. */

import { press } from "./answer.ts";
import { make } from "./dom.ts";
import { reasonOf } from "./refusal.ts";
import type { Answer } from "./send.ts";
import { say } from "./words.ts";

/** A line of a hint, and how it is said. */
export interface Written {
  line: string;
  said: string;
}

export interface Pressing {
  add(line: string, said: string): void;
  /** The lines of a hint in place of those that are written. */
  addAll(lines: Written[]): void;
  /** A hint is not taken. */
  leave(): void;
  act(button: HTMLButtonElement): void;
  ask(button: HTMLButtonElement): void;
}

export function listenToButtons(to: Pressing): void {
  // What a button meant when it went down is meant, though a state may make another of it before it goes up.
  let meant: { button: HTMLButtonElement; words: string; dataset: DOMStringMap } | null = null;
  document.addEventListener("pointerdown", (event) => {
    const button = buttonOf(event);
    meant = button && { button, words: button.textContent ?? "", dataset: { ...button.dataset } };
  });
  document.addEventListener("click", (event) => {
    const pressed = buttonOf(event);
    if (!pressed) return;
    event.preventDefault(); // without a script the same buttons send a form
    const byPointer = event.detail > 0 && meant?.button === pressed;
    const { words, dataset } = byPointer
      ? meant!
      : { words: pressed.textContent ?? "", dataset: pressed.dataset };
    const { line, lines, said, act, body, ask, leave } = dataset;
    meant = null;
    const other = act !== pressed.dataset.act || body !== pressed.dataset.body;
    press(pressed, () => {
      if (leave !== undefined) to.leave();
      else if (lines !== undefined) to.addAll(JSON.parse(lines));
      else if (line !== undefined) to.add(line, said ?? words.trim());
      else if (other) return;
      else if (act !== undefined) to.act(pressed);
      else if (ask !== undefined) to.ask(pressed);
    });
  });
}

/** The answer to a question: what it says, and its lines, which can be taken or left. */
export function showHint(box: HTMLElement, answer: Answer | null): void {
  box.replaceChildren(make("p", {}, reasonOf(answer).text));
  const lines: Written[] = answer?.data.lines ?? [];
  if (lines.length === 0) return;
  const list = make("ol", { class: "hint-lines" }, ...lines.map(({ said }) => make("li", {}, said)));
  const take = { type: "button", class: "primary", "data-lines": JSON.stringify(lines) };
  const word = say(answer?.data.at_once ? "do_it" : "fill_in");
  const ends = make(
    "div",
    { class: "hint-ends" },
    make("button", take, word),
    make("button", { type: "button", "data-leave": "" }, say("leave")),
  );
  box.append(list, ends);
}

/** The button of ours that an event is about. */
function buttonOf(event: Event): HTMLButtonElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLButtonElement>(
    "button[data-line], button[data-lines], button[data-act], button[data-ask], button[data-leave]",
  ) ?? null;
}
