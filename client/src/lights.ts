/** Lines of the log light up what they are about: under the pointer, at a touch, and as one goes through them. */

import { makeSvg } from "./dom.ts";
import type { Board } from "./picture.ts";

const LINE = "[data-lights]";

export class Lights {
  readonly #layer = makeSvg("g", { id: "lights", "aria-hidden": "true", "pointer-events": "none" });
  /** The line that stays lit since it was touched. */
  #kept: HTMLElement | null = null;

  /** `go` looks back at the board after a step. */
  constructor(private readonly board: Board, log: HTMLElement, private readonly go: (step: number) => void) {
    board.svg.append(this.#layer);
    log.addEventListener(
      "pointerover",
      (event) => event.pointerType === "mouse" && this.#show(lineOf(event)),
    );
    log.addEventListener("pointerleave", () => this.#show(this.#kept));
    log.addEventListener("focusin", (event) => this.#show(lineOf(event) ?? this.#kept));
    log.addEventListener("focusout", () => this.#show(this.#kept));
    log.addEventListener("click", (event) => this.#touch(event));
    log.addEventListener("keydown", (event) => this.#key(log, event));
  }

  /** Board and log are drawn anew: what was touched stays lit while its line is there. */
  refresh(): void {
    if (!this.#kept?.isConnected) this.#kept = null;
    this.#kept?.classList.add("lighting");
    // so does the line that one is at by keyboard
    this.#show(document.activeElement?.closest<HTMLElement>(LINE) ?? this.#kept);
  }

  /** Rings around everything that a line is about and that is still there. */
  #show(line: HTMLElement | null): void {
    const ids = line?.isConnected ? line.dataset.lights! : "";
    this.#layer.replaceChildren(...ringsAround(this.board, ids, "light-ring"));
  }

  #touch(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>("[data-at]");
    if (link) {
      event.preventDefault();
      this.go(Number(link.dataset.at));
      return;
    }
    const line = lineOf(event);
    if (target?.closest("a, summary, button") || line === null && !target?.closest("p")) return;
    const said = line ?? target!.closest("p")!;
    const why = said.nextElementSibling;
    const again = line !== null && line === this.#kept;
    if (why instanceof HTMLDetailsElement && why.matches(".why")) why.open = !again;
    this.#kept?.classList.remove("lighting");
    this.#kept = again ? null : line;
    this.#kept?.classList.add("lighting");
    this.#show(this.#kept);
    if (this.#kept && this.#layer.firstChild) this.#reveal();
  }

  /** What is lit is seen: on a phone the board may be elsewhere, or behind the log. */
  #reveal(): void {
    this.board.svg.dispatchEvent(new CustomEvent("lit", { bubbles: true }));
    const { top, bottom, height } = this.board.svg.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < height / 2) this.board.svg.scrollIntoView({ block: "nearest" });
  }

  /** Up and down go from line to line. */
  #key(log: HTMLElement, event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && lineOf(event) === event.target) return this.#touch(event);
    if (step === undefined || (event.target !== log && lineOf(event) !== event.target)) return;
    const lines = [...log.querySelectorAll<HTMLElement>(LINE)].filter((line) => line.checkVisibility());
    const here = lines.indexOf(event.target as HTMLElement);
    const next = here < 0 ? lines.at(-1) : lines[here + step];
    if (!next) return;
    event.preventDefault();
    next.tabIndex = -1;
    next.focus();
  }
}

/** Rings around the things of these ids that are there. */
export function ringsAround(board: Board, ids: string, kind: string): SVGRectElement[] {
  return ids.split(" ").map((id) => board.element(id)).filter((one) => one !== null).map((element) => {
    const { x, y, width, height } = board.boxOf(element);
    const room = Math.min(6, Math.max(width, height) * 0.08);
    const box = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
    return makeSvg("rect", { class: kind, ...box, rx: Math.min(12, box.height / 4) });
  });
}

function lineOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(LINE) : null;
}
