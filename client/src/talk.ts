/** Messages that arrive are noticed: counted in the title, heard, and shown for a moment where talk is out of sight. */

import { catchUp } from "./answer.ts";
import { find, make } from "./dom.ts";
import { noticeMessage, noticeUnread } from "./notice.ts";
import { say } from "./words.ts";

/** How long a message stays that is shown over the board. */
const SHOWN = 6_000;
const LINE = ".chat-lines > li";

export function serveTalk(root: HTMLElement): void {
  const part = find('[data-part="chat"]', root);
  if (part !== null) new Talk(root, part);
}

class Talk {
  /** The lines that are known; each has an id of its own. */
  readonly #known = new Set<string>();
  #unread = 0;
  #toast: HTMLElement | null = null;

  constructor(private readonly root: HTMLElement, private readonly part: HTMLElement) {
    for (const line of this.#lines()) this.#known.add(line.id);
    new MutationObserver(() => this.#hear()).observe(part, { childList: true, subtree: true });
    new IntersectionObserver(() => this.#read()).observe(part);
    document.addEventListener("visibilitychange", () => this.#read());
  }

  #lines(): HTMLElement[] {
    return [...this.part.querySelectorAll<HTMLElement>(LINE)];
  }

  #hear(): void {
    const fresh = this.#lines().filter((line) => !this.#known.has(line.id));
    for (const line of fresh) this.#known.add(line.id);
    const theirs = fresh.filter((line) => !line.matches(".mine"));
    const last = theirs.at(-1);
    if (last === undefined) return;
    const end = find(".chat-lines", this.part)!;
    end.scrollTop = end.scrollHeight;
    const who = find("strong", last)?.textContent ?? "";
    const text = find("span", last)?.textContent ?? "";
    noticeMessage(who, text);
    if (this.#seen) return;
    this.#unread += theirs.length;
    noticeUnread(this.#unread);
    this.#show(who, text);
  }

  /** Whether somebody looks at the talk. */
  get #seen(): boolean {
    const { top, bottom, width } = this.part.getBoundingClientRect();
    return !document.hidden && width > 0 && top < innerHeight && bottom > 0 && this.part.checkVisibility();
  }

  #read(): void {
    if (this.#unread === 0 || !this.#seen) return;
    this.#unread = 0;
    noticeUnread(0);
    this.#toast?.remove();
  }

  /** What was said, over the board for a moment (toast); a touch leads to the talk. */
  #show(who: string, text: string): void {
    this.#toast?.remove();
    const toast = make("div", { class: "toast", role: "status" });
    const open = make("button", { type: "button" }, make("strong", {}, who), ` ${text}`);
    open.setAttribute("aria-label", `${who} ${text} · ${say("answer")}`);
    open.addEventListener("click", () => {
      toast.remove();
      find(`[data-tab="chat"]`, this.root)?.click();
      catchUp(); // it is open before one writes there
      this.part.scrollIntoView({ block: "nearest" });
      find("#chat-text", this.part)?.focus({ preventScroll: true });
    });
    toast.append(open);
    this.root.append(toast);
    this.#toast = toast;
    setTimeout(() => toast.remove(), SHOWN);
  }
}
