/** New markup into the page, without taking away focus, scroll, open folds or a text being typed. */

import { Idiomorph } from "idiomorph";
import { parseSvg } from "./dom.ts";

const options = {
  morphStyle: "innerHTML" as const,
  callbacks: {
    beforeNodeMorphed: (old: Node) => !isBeingTyped(old),
    beforeNodeRemoved: (old: Node) => !isRefusal(old),
    // what one is at by keyboard must stay something that can be focused
    beforeAttributeUpdated: (name: string, element: Element) =>
      !(name === "open" && element instanceof HTMLDetailsElement) &&
      !(name === "tabindex" && element === document.activeElement),
  },
};

/** What was last put into a part. */
const written = new WeakMap<Element, string>();

/** Puts markup into parts of the page; one that would be as it is, is left alone. */
export function morphParts(parts: [Element, string][]): void {
  const others = parts.filter(([part, markup]) => written.get(part) !== markup);
  // all is measured before anything is written: each change would have the page laid out anew
  const scrolls = others.flatMap(([part]) => scrollers(part));
  for (const [part, markup] of others) {
    written.set(part, markup);
    keepFocus(() => Idiomorph.morph(part, markup, options));
  }
  for (const settle of scrolls) settle();
}

/** Puts markup into a layer of the picture. */
export function morphLayer(layer: Element, markup: string): void {
  if (markup === "" && !layer.hasChildNodes()) return;
  keepFocus(() => Idiomorph.morph(layer, parseSvg(markup) as unknown as HTMLElement[], options));
}

/** A layer becomes another one; only what is drawn otherwise in it (empty: what is gone) is touched. */
export function morphDrawings(
  layer: Element,
  drawn: Record<string, string>,
  next: Map<string, string>,
): void {
  const there = new Map([...layer.children].map((element) => [element.id, element]));
  keepFocus(() => {
    for (const [id, markup] of Object.entries(drawn)) {
      const old = there.get(id);
      if (!old) continue;
      if (!markup) old.remove();
      else Idiomorph.morph(old, parseSvg(markup)[0] as HTMLElement, { ...options, morphStyle: "outerHTML" });
    }
    let place = layer.firstElementChild;
    for (const [id, markup] of next) {
      const element = there.get(id) ?? parseSvg(markup)[0]!;
      if (element === place) place = place.nextElementSibling;
      else layer.insertBefore(element, place);
    }
  });
}

/** Puts nodes into a box: those with the ids of old ones become them. */
export function morphNodes(box: Element, nodes: HTMLElement[]): void {
  keepFocus(() => Idiomorph.morph(box, nodes, options));
}

/** What someone wrote and has not sent stays, whatever arrives. */
function isBeingTyped(node: Node): boolean {
  if (node instanceof HTMLInputElement) {
    if (node.type === "checkbox" || node.type === "radio") return node.checked !== node.defaultChecked;
    return node === document.activeElement || node.value !== node.defaultValue;
  }
  if (node instanceof HTMLTextAreaElement) {
    return node === document.activeElement || node.value !== node.defaultValue;
  }
  return node instanceof HTMLSelectElement && node === document.activeElement;
}

/** A refusal stays beside its field until something else is sent from there; so does its place while one waits. */
function isRefusal(node: Node): boolean {
  return node instanceof Element && node.matches("[data-error]");
}

/** Runs a change and gives focus back to the element of the same name, or to the one in its place. */
export function keepFocus(change: () => void): void {
  const before = document.activeElement;
  if (before === null || before === document.body) {
    change();
    return;
  }
  const name = nameOf(before);
  const part = before.closest("[data-part], [data-draft]");
  const place = part === null ? -1 : focusable(part).indexOf(before);
  change();
  if (before.isConnected) {
    if (document.activeElement !== before) focus(before);
    return;
  }
  const same = name === "" ? null : document.querySelector(name);
  if (same !== null) focus(same);
  else if (part?.isConnected && place >= 0) {
    const there = focusable(part);
    focus(there[Math.min(place, there.length - 1)] ?? null);
  }
}

function focus(element: Element | null): void {
  (element as HTMLElement | SVGElement | null)?.focus?.({ preventScroll: true });
}

function focusable(part: Element): Element[] {
  return [
    ...part.querySelectorAll("a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]"),
  ];
}

function nameOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  for (const attribute of ["data-line", "data-act", "name"]) {
    const value = element.getAttribute(attribute);
    if (value !== null) return `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
  }
  return "";
}

/** A list that was read at its end stays at its end. */
function scrollers(part: Element): (() => void)[] {
  const settle: (() => void)[] = [];
  for (const box of [part, ...part.querySelectorAll("[data-scroll]")]) {
    const room = box.scrollHeight - box.clientHeight;
    if (room > 0 && box.scrollTop > 0 && box.scrollTop >= room - 8) {
      settle.push(() => box.scrollTop = box.scrollHeight);
    }
  }
  return settle;
}
