/** Numbers with − and + (steppers), and words put by keys, wherever a page has them. */

import { find } from "./dom.ts";

/** Lets − and + step, and leaves no step at a bound. */
export function serveSteps(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLButtonElement>("[data-step]");
    if (step) turn(step);
    const key = target?.closest<HTMLButtonElement>("[data-word], [data-unword]");
    if (key) putWord(key);
  });
}

/** One word more behind the others, or the last one taken off; a word that counts is one more of it. */
function putWord(key: HTMLButtonElement): void {
  const field = find<HTMLInputElement>("[data-signs]", key.closest(".dial") ?? document);
  if (field === null) return;
  const words = field.value.split(/\s+/).filter(Boolean);
  const last = words.pop() ?? "";
  const word = key.dataset.word;
  if (word !== undefined) words.push(...joined(last, word));
  const text = words.join(" ");
  if (text.length > field.maxLength) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `$1` after `$1` is `$2`, `S+` after `S` is `S2`, `+1` is put behind the word before it; else both stand. */
export function joined(last: string, word: string): string[] {
  const counts = /^(.*?)(\d+|\+)$/.exec(word);
  const name = counts?.[1] ?? word;
  const [, before = "", many = ""] = /^(.*?)(\d*)$/.exec(last) ?? [];
  if (word === "+1") return last ? [before.endsWith("+") ? before + (Number(many) + 1) : last + word] : [];
  if (counts && last && before === name) return [name + (Number(many || 1) + 1)];
  const first = counts?.[2] === "+" ? name : word;
  return last ? [last, first] : [first];
}

/** One step of a number, within its bounds. */
function turn(step: HTMLButtonElement): void {
  const field = find<HTMLInputElement>("input", step.parentElement ?? document);
  if (field === null) return;
  const next = Number(field.value || 0) + Number(step.dataset.step);
  field.value = String(Math.min(Number(field.max), Math.max(Number(field.min), next)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** At a bound there is no further step. */
export function bound(field: HTMLInputElement): void {
  if (field.type !== "number") return;
  for (const step of field.parentElement?.querySelectorAll<HTMLButtonElement>("[data-step]") ?? []) {
    const edge = Number(step.dataset.step) < 0 ? field.min : field.max;
    step.disabled = field.value !== "" && Number(field.value) === Number(edge);
  }
}
