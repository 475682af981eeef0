/** The end of a game: whatever of it is touched leads the look-back to its step, which is marked in turn. */

const LINKS = '[data-part="ending"] [data-at]';

/** `go` looks back at the board after a step; `whatIf`: the decision there is to be made otherwise. */
export function serveEnding(root: HTMLElement, go: (step: number, whatIf: boolean) => void): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element
      ? event.target.closest<HTMLElement | SVGElement>(LINKS)
      : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    root.dispatchEvent(new CustomEvent("lit")); // the board is what one wants to see now
    go(Number(link.dataset.at), link.dataset.whatIf !== undefined);
  });
}

/** Where one is in the past is marked in curve and lists; null: in the present. */
export function markEnding(root: HTMLElement, step: number | null): void {
  for (const link of root.querySelectorAll<HTMLElement | SVGElement>(LINKS)) {
    link.toggleAttribute("data-here", Number(link.dataset.at) === step);
  }
}
