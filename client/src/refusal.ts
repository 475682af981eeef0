/** Refusals and short notices, where they belong. */

import { addClause, find } from "./dom.ts";
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
  addClause(box, rules, clause);
  box.classList.add("shown");
}

/** What was asked for; where it was refused that is shown, and there is nothing. */
export function given<Data>(answer: Answer | null, rules: string): Data | null {
  if (!answer?.ok) showRefusal(answer, rules);
  return answer?.ok ? answer.data : null;
}

export function clearRefusal(place: Element | null = null): void {
  const box = place ?? find("[data-refusal]");
  box?.replaceChildren();
  box?.classList.remove("shown");
}
