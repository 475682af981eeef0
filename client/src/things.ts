/** What an element of the picture says of itself: its name, and what it is, is worth and can do. */

import { find } from "./dom.ts";

/** Names that are kept from the browser while ours are shown (it would show its own tooltip over them). */
const hushed = new Map<Element, string>();

function titleIn(element: Element): Element | undefined {
  return [...element.children].find((child) => child.localName === "title");
}

/** The words of its `<title>`. */
export function titleOf(element: Element): string | null {
  const title = titleIn(element);
  return title?.textContent || (title && hushed.get(title)) || null;
}

/** The texts that `data-about` names: `<desc>` elements of the board. */
export function aboutOf(element: Element): string[] {
  const ids = element.getAttribute("data-about")?.split(/\s+/) ?? [];
  return ids.map((id) => (id ? find(`#${CSS.escape(id)}`)?.textContent?.trim() : "") ?? "").filter(Boolean);
}

/** The thing that an element of the picture belongs to: the nearest that says what it is. */
export function thingAt(element: Element | null, svg: Element): SVGGraphicsElement | null {
  const thing = element?.closest("[id]:has(> title), [id][data-about]");
  return thing instanceof SVGGraphicsElement && thing !== svg && svg.contains(thing) ? thing : null;
}

/** Keeps the names of an element and all around it from the browser; `speak` gives them back. */
export function hush(element: Element, within: Element): void {
  for (let one: Element | null = element; one !== null && one !== within; one = one.parentElement) {
    const title = titleIn(one);
    if (!title?.textContent) continue;
    hushed.set(title, title.textContent);
    title.textContent = "";
  }
}

export function speak(): void {
  for (const [title, words] of hushed) {
    if (title.textContent === "") title.textContent = words;
  }
  hushed.clear();
}
