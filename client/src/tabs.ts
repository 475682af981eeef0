/** What stands beside the board, one at a time (tabs; on a phone drawers over the board), and what is news there. */

import { press } from "./answer.ts";
import { find, SMALL } from "./dom.ts";
import { say } from "./words.ts";

/** What is news: lines that somebody else wrote, and whatever is added to the log. */
const NEWS: Record<string, string> = { log: "[id]", chat: ".chat-lines > li:not(.mine)" };
const TOOLS = "past";
const ENDING = "ending";
const UPRIGHT = "(orientation: portrait)";

export function serveTabs(root: HTMLElement): void {
  const drawer = find(".drawer", root);
  if (drawer !== null) new Tabs(root, drawer);
}

class Tabs {
  readonly #small = matchMedia(SMALL);
  readonly #tabs: HTMLButtonElement[];
  /** The ids of what was read. */
  readonly #seen = new Map<string, Set<string>>();

  constructor(private readonly root: HTMLElement, private readonly drawer: HTMLElement) {
    this.#tabs = [...root.querySelectorAll<HTMLButtonElement>("[data-tab]")];
    root.addEventListener("click", (event) => this.#click(event));
    // in capture: what else Escape would end comes after what lies over it
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#covers) return;
      event.stopPropagation();
      this.#close();
    }, { capture: true });
    // what a line of the log is about is lit on the board, which it covers on a phone held upright
    root.addEventListener("lit", () => matchMedia(UPRIGHT).matches && this.#close());
    this.#small.addEventListener("change", () => this.#show());
    for (const name of Object.keys(NEWS)) this.#watch(name);
    for (const tab of this.#tabs) this.#offer(tab);
    this.#show();
  }

  /** What is open: on a desk always something. */
  get #open(): string {
    return this.drawer.dataset.open ?? (this.#small.matches ? "" : this.drawer.dataset.first ?? "");
  }

  /** Where there is nothing to be seen there is no way there. */
  #offer(tab: HTMLElement): void {
    const part = find(tab.dataset.tab === TOOLS ? "[data-history]" : `#${tab.getAttribute("aria-controls")}`);
    if (part === null) return;
    const show = () => tab.hidden = part.hidden || part.childElementCount === 0;
    new MutationObserver(() => {
      const was = tab.hidden;
      show();
      // a game that ends tells its story at once; on a phone the board comes first
      if (was && !tab.hidden && tab.dataset.tab === ENDING && !this.#small.matches) this.#set(ENDING);
    }).observe(part, { childList: true, attributeFilter: ["hidden"] });
    show();
  }

  #click(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const tab = target?.closest<HTMLElement>("[data-tab]");
    const menu = find<HTMLDetailsElement>(".site-menu[open]");
    if (menu) menu.open = false;
    if (tab) {
      const name = tab.dataset.tab!;
      press(tab, () => this.#set(name === this.#open && this.#small.matches ? "" : name));
    } else if (target?.closest(".drawer-close, [data-picture]")) this.#close();
    else if (target?.closest(".asks")) unfold(target.closest(".asks")!);
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

  /** Notices what arrives where one does not look. */
  #watch(name: string): void {
    const part = find(`[data-part="${name}"]`, this.root);
    if (part === null) return;
    this.#read(name);
    new MutationObserver(() => {
      if (this.#open === name) return this.#read(name);
      const seen = this.#seen.get(name)!;
      this.#tell(name, this.#there(name).filter((id) => !seen.has(id)).length);
    }).observe(part, { childList: true, subtree: true });
  }

  #there(name: string): string[] {
    const things = this.root.querySelectorAll(`[data-part="${name}"] :is(${NEWS[name]})`);
    return [...things].map(({ id }, index) => id || `${index}`);
  }

  #read(name: string): void {
    this.#seen.set(name, new Set(this.#there(name)));
    this.#tell(name, 0);
  }

  /** Messages are counted; of the log a point says that it has grown. */
  #tell(name: string, news: number): void {
    const badge = find(`[data-news="${name}"]`, this.root);
    if (badge === null) return;
    const text = news === 0 ? "" : name === "chat" ? `${news}` : "•";
    if (badge.textContent === text) return;
    badge.textContent = text;
    badge.title = text ? say("news", { n: news }) : "";
  }
}

/** What is asked stands in one line; where that is too short it is shown whole when touched. */
function unfold(asks: Element): void {
  const cut = asks.scrollWidth > asks.clientWidth + 1 || asks.scrollHeight > asks.clientHeight + 1;
  asks.classList.toggle("whole", cut && !asks.matches(".whole"));
}
