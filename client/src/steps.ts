/** Numbers with − and + (steppers), wherever a page has them. */

import { find } from "./dom.ts";

/** Lets − and + step, and leaves no step at a bound. */
export function serveSteps(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLButtonElement>("[data-step]");
    if (step) turn(step);
  });
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
