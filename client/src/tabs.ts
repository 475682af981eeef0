/** What stands beside the board, one at a time (tabs; on a phone drawers over the board), and what is news there. */

import { find, SMALL } from "./dom.ts";
import { say } from "./words.ts";

/** Where news are counted, and what counts as one. */
const NEWS: Record<string, string> = { log: ".chapter", chat: ".chat-lines > li" };
const TOOLS = "past";

export function serveTabs(root: HTMLElement): void {
  const drawer = find(".drawer", root);
  if (drawer !== null) new Tabs(root, drawer);
}

class Tabs {
  readonly #small = matchMedia(SMALL);
  readonly #tabs: HTMLButtonElement[];
  /** How many things had been seen where news are counted. */
  readonly #seen = new Map<string, number>();

  constructor(private readonly root: HTMLElement, private readonly drawer: HTMLElement) {
    this.#tabs = [...root.querySelectorAll<HTMLButtonElement>("[data-tab]")];
    root.addEventListener("click", (event) => this.#click(event));
    // in capture: what else Escape would end comes after what lies over it
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#covers) return;
      event.stopPropagation();
      this.#close();
    }, { capture: true });
    this.#small.addEventListener("change", () => this.#show());
    for (const name of Object.keys(NEWS)) this.#watch(name);
    this.#show();
  }

  /** What is open: on a desk always something. */
  get #open(): string {
    return this.drawer.dataset.open ?? (this.#small.matches ? "" : this.drawer.dataset.first ?? "");
  }

  #click(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const tab = target?.closest<HTMLElement>("[data-tab]");
    const menu = find<HTMLDetailsElement>(".site-menu[open]");
    if (menu) menu.open = false;
    if (tab) {
      const name = tab.dataset.tab!;
      this.#set(name === this.#open && this.#small.matches ? "" : name);
    } else if (target?.closest(".drawer-close, [data-picture]")) this.#close();
    else if (target?.closest(".asks")) target.closest(".asks")!.classList.toggle("whole");
  }

  /** Whether something lies over the board. */
  get #covers(): boolean {
    return this.#small.matches && this.#open !== "" && this.#open !== TOOLS;
  }

  #close(): void {
    if (!this.#covers) return;
    const tab = this.#tabs.find((one) => one.dataset.tab === this.#open);
    if (this.drawer.contains(document.activeElement)) tab?.focus();
    this.#set("");
  }

  #set(name: string): void {
    if (name) this.drawer.dataset.open = name;
    else delete this.drawer.dataset.open;
    this.#show();
  }

  #show(): void {
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-expanded", String(tab.dataset.tab === this.#open));
    }
    this.root.toggleAttribute("data-tools", this.#open === TOOLS);
    if (this.#open in NEWS) this.#read(this.#open);
  }

  /** Counts what arrives where one does not look. */
  #watch(name: string): void {
    const part = find(`[data-part="${name}"]`, this.root);
    if (part === null) return;
    const count = () => part.querySelectorAll(NEWS[name]!).length;
    this.#seen.set(name, count());
    new MutationObserver(() => {
      if (this.#open === name) this.#read(name);
      else this.#tell(name, count() - this.#seen.get(name)!);
    }).observe(part, { childList: true, subtree: true });
  }

  #read(name: string): void {
    const part = find(`[data-part="${name}"]`, this.root);
    if (part === null) return;
    this.#seen.set(name, part.querySelectorAll(NEWS[name]!).length);
    this.#tell(name, 0);
  }

  #tell(name: string, news: number): void {
    const badge = find(`[data-news="${name}"]`, this.root);
    if (badge === null) return;
    const text = news > 0 ? `${news}` : "";
    if (badge.textContent === text) return;
    badge.textContent = text;
    badge.setAttribute("aria-label", text ? say("news", { n: news }) : "");
  }
}
