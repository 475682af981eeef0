/** Trays (forms beside a real table): they open over the picture where something is touched; − and + step. */

import { button, find, make } from "./dom.ts";
import type { Touch } from "./protocol.ts";
import { showRefusal } from "./refusal.ts";
import { bound, serveSteps } from "./steps.ts";
import { say } from "./words.ts";

/** What is open, for a phone that slept or a page that was loaded again; of its dials those that were changed. */
interface Kept {
  address: string;
  values: Record<string, string>;
}

/** The answer where a tray is of something that is over. */
const CONFLICT = 409;
/** What begins the line of a touch that opens a tray instead of writing. */
const TRAY = "\ntray ";

export class Trays {
  readonly #name: string;
  #over: HTMLDialogElement | null = null;

  constructor(root: HTMLElement) {
    this.#name = `tray ${root.dataset.table ?? ""}`;
    serveSteps();
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLAnchorElement>("a[data-tray]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      this.open(link.href);
    });
    document.addEventListener("input", (event) => this.#changed(event.target));
    // also where nothing was set otherwise, and before the page of the table hears of it, which then rests
    document.addEventListener("done", (event) => {
      if (event.target instanceof Node && this.#over?.contains(event.target)) this.#over.close();
    });
  }

  /** What was open when the page was left is open again. */
  goOn(): void {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(this.#name) ?? "null");
    if (kept) this.open(kept.address, kept.values);
  }

  /** The touches, and one more for each thing that has a tray. */
  withTrays(touches: Touch[]): Touch[] {
    const more: Touch[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-tray]")) {
      const label = link.textContent ?? "";
      for (const id of (link.dataset.tray ?? "").split(" ").filter(Boolean)) {
        more.push({ line: TRAY + link.href, path: [id], label, group: "" });
      }
    }
    return more.length > 0 ? [...touches, ...more] : touches;
  }

  /** Whether a touch opens a tray: then it is open. */
  opened(touch: Touch): boolean {
    if (!touch.line.startsWith(TRAY)) return false;
    this.open(touch.line.slice(TRAY.length));
    return true;
  }

  async open(address: string, values: Record<string, string> = {}): Promise<void> {
    const url = new URL(address);
    url.searchParams.set("fragment", "1");
    url.searchParams.set("lang", document.documentElement.lang);
    const answer = await fetch(url, { headers: { "X-Arbitre": "1" } }).catch(() => null);
    if (!answer?.ok) {
      sessionStorage.removeItem(this.#name);
      if (Object.keys(values).length > 0) return;
      // the game went on meanwhile: that is said here, and the page follows
      if (answer?.status === CONFLICT) {
        showRefusal({ ok: false, status: CONFLICT, data: await saidIn(answer) });
      } else location.assign(address); // it says there why not
      return;
    }
    this.#over?.close();
    const over = make("dialog", { class: "tray-over" });
    over.innerHTML = await answer.text();
    over.setAttribute("aria-label", find("h2", over)?.textContent ?? "");
    const cancel = button("tray-close", say("cancel"), () => over.close());
    find(".tray-ends", over)?.prepend(cancel);
    over.addEventListener("close", () => {
      over.remove();
      if (this.#over === over) this.#over = null;
      sessionStorage.removeItem(this.#name);
    });
    over.addEventListener("click", (event) => event.target === over && over.close()); // beside it
    over.addEventListener("keydown", (event) => event.stopPropagation());
    document.body.append(over);
    fill(over, values);
    for (const field of over.querySelectorAll<HTMLInputElement>("input[type=number]")) bound(field);
    this.#over = over;
    this.#keep(address);
    over.showModal();
    // a field under the fingers would bring the keyboard of a phone over half of it; a name has to be typed
    const first = find<HTMLInputElement>("input:not([type=hidden])", over);
    if (first?.type === "number" && matchMedia("(pointer: coarse)").matches) find("h2", over)?.focus();
  }

  #changed(target: EventTarget | null): void {
    const over = this.#over;
    if (!(target instanceof HTMLInputElement) || !over?.contains(target)) return;
    bound(target);
    target.closest(".dial, td")?.classList.toggle("changed", valueOf(target) !== before(target)?.value);
    this.#keep(null);
  }

  /** Remembers what is filled in, and where. */
  #keep(address: string | null): void {
    const form = this.#over?.querySelector("form");
    if (!form) return;
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(this.#name) ?? "null");
    const values: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement>("input[name^='v-']")) {
      const was = before(field);
      const unset = field.type === "radio" && !field.checked;
      if (unset || was === null || valueOf(field) === was.value) continue;
      // with what it stood at then: whoever set it meanwhile is not overwritten unseen
      Object.assign(values, { [field.name]: valueOf(field), [was.name]: was.value });
    }
    const here = address ?? kept?.address ?? "";
    if (here) sessionStorage.setItem(this.#name, JSON.stringify({ address: here, values }));
  }
}

/** The sentence of a page that refuses. */
async function saidIn(answer: Response): Promise<{ text: string }> {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { text: find("[role=alert]", page)?.textContent ?? "" };
}

/** What a field says of its dial. */
function valueOf(field: HTMLInputElement): string {
  return field.type === "checkbox" ? (field.checked ? "1" : "0") : field.value;
}

/** What its dial stood at when it was shown. */
function before(field: HTMLInputElement): HTMLInputElement | null {
  return find<HTMLInputElement>(`input[name="${CSS.escape(`was-${field.name.slice(2)}`)}"]`, field.form!);
}

/** What was filled in before. */
function fill(over: HTMLElement, values: Record<string, string>): void {
  for (const field of over.querySelectorAll<HTMLInputElement>("input[name^='v-'], input[name^='was-']")) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.type === "checkbox") field.checked = value === "1";
    else if (field.type === "radio") field.checked = field.value === value;
    else field.value = value;
    field.closest(".dial, td")?.classList.add("changed");
  }
}
