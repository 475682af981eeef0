/** A touch is answered in the next picture; what follows from it is worked out after that (yield to paint). */

/** Milliseconds after which it is worked out though nothing was painted: a hidden page paints nothing. */
const LATEST = 150;

const waiting: (() => void)[] = [];

/** Does something as soon as what stands in the page now has been painted. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => setTimeout(catchUp));
  setTimeout(catchUp, LATEST);
}

/** Does now whatever waits for its picture. */
export function catchUp(): void {
  for (let work = waiting.shift(); work; work = waiting.shift()) work();
}

/** Whatever is touched or typed next finds done what was asked for before. */
export function keepOrder(): void {
  for (const name of ["pointerdown", "click", "keydown"]) {
    document.addEventListener(name, catchUp, { capture: true });
  }
}

/** A button looks pressed, then does what it is for. */
export function press(button: Element, work: () => void): void {
  button.classList.add("pressed");
  afterPaint(() => {
    button.classList.remove("pressed");
    work();
  });
}
