/** A double click is one choice (a debounce): what the list moves under the pointer meanwhile is not meant. */

/** Milliseconds within which a second click belongs to the first, and pixels. */
const TIME = 500;
const NEAR = 24;

export function guardChoices(): void {
  let chosen: MouseEvent | null = null;
  document.addEventListener("click", (event) => {
    if (event.detail === 0) return; // by keyboard: what has focus is meant
    if (chosen !== null && isSame(chosen, event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    chosen = target?.closest('[data-part="decision"] [data-line]') ? event : null;
  }, { capture: true });
}

function isSame(first: MouseEvent, second: MouseEvent): boolean {
  const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < TIME && far < NEAR;
}
