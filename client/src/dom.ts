/** Small helpers to find and make elements. */

import { press } from "./answer.ts";

/** A phone held either way (breakpoint); `play.css` has the same. */
export const SMALL = "(max-width: 60rem), (max-height: 30rem)";

/** A phone held upright, where all is one under the other; `play.css` has the same. */
export const UPRIGHT =
  "(max-width: 60rem) and (min-height: 30.01rem), (max-width: 60rem) and (orientation: portrait)";

type Child = Node | string | null;

/** An element with attributes; `false` leaves one out and `true` sets it empty. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number | boolean> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A button that does something once it has been seen pressed; `kind` is its class. */
export function button(kind: string, words: string, act: () => void, label = ""): HTMLButtonElement {
  const element = make("button", { type: "button", class: kind }, words);
  if (label) {
    element.setAttribute("aria-label", label);
    element.title = label;
  }
  element.addEventListener("click", () => press(element, act));
  return element;
}

export function find<T extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T | null {
  return within.querySelector<T>(selector);
}

const SVG = "http://www.w3.org/2000/svg";

export function makeSvg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Markup of a layer as nodes in the SVG namespace. */
export function parseSvg(markup: string): ChildNode[] {
  const page = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "text/html");
  return [...(page.querySelector("svg")?.childNodes ?? [])];
}

/** Whether a key event belongs to a text being typed or to a control of its own. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** After a sentence, the clause that says so; nothing where there is none. */
export function addClause(sentence: Element, rules: string, clause: string): void {
  if (clause && rules) {
    sentence.append(" ", make("a", { class: "clause", href: `${rules}/${clause}` }, clause));
  }
}
