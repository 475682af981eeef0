/** Refusals and short notices, where they belong. */

import { find, make } from "./dom.ts";
import { say } from "./words.ts";
import type { Answer } from "./send.ts";

/** The sentence of a refusal, with its clause. */
export function reasonOf(answer: Answer | null): { text: string; clause: string } {
  if (answer === null) return { text: say("lost"), clause: "" };
  const { text, clause } = answer.data.error ?? answer.data;
  return { text: typeof text === "string" && text ? text : say("refused"), clause: clause ?? "" };
}

export function showRefusal(answer: Answer | null, rules = "", place: Element | null = null): void {
  const { text, clause } = reasonOf(answer);
  const box = place ?? find("[data-refusal]");
  if (box === null) return;
  box.replaceChildren(text);
  if (clause && rules) box.append(" ", make("a", { class: "clause", href: `${rules}/${clause}` }, clause));
  box.classList.add("shown");
}

export function clearRefusal(place: Element | null = null): void {
  const box = place ?? find("[data-refusal]");
  box?.replaceChildren();
  box?.classList.remove("shown");
}
