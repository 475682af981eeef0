/** A chapter of one's own box (form that saves itself): each change is kept, what is wrong stands beside it. */

import { find, make } from "./dom.ts";
import { reasonOf } from "./refusal.ts";
import { send } from "./send.ts";
import { bound, serveSteps } from "./steps.ts";

/** What the server says after each change. */
interface Kept {
  problems: Record<string, string>;
  others: string[];
  sums: { text: string; right: boolean }[];
  values: Record<string, string>;
}

/** Milliseconds after the last touch: − and + come in runs. */
const REST = 350;
const VALUE = "v-";
const WAS = "was-";

export class Box {
  readonly #form: HTMLFormElement;
  readonly #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(form: HTMLFormElement) {
    this.#form = form;
    for (const field of form.querySelectorAll<HTMLInputElement>("input[type=number]")) bound(field);
    form.addEventListener("input", (event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement) || !field.name.startsWith(VALUE)) return;
      bound(field);
      this.#changed.add(field.name.slice(VALUE.length));
      this.#form.dataset.state = "waiting";
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.save(), REST);
    });
    // Enter in a field keeps it and does not press a button
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      this.save();
    });
    // what the form itself sends has all of it
    form.addEventListener("submit", (event) => {
      const question = event.submitter?.dataset.confirm;
      if (question && !globalThis.confirm(question)) event.preventDefault();
      else clearTimeout(this.#timer);
    });
    globalThis.addEventListener("pagehide", () => this.#leave());
    form.dataset.state = "ready";
    if (form.dataset.held === undefined) this.#takeUp();
  }

  /** What was touched before this script was there. */
  #takeUp(): void {
    for (const was of this.#form.querySelectorAll<HTMLInputElement>(`input[name^='${WAS}']`)) {
      const name = was.name.slice(WAS.length);
      const now = this.#now(name);
      if (now !== "" && now !== was.value) this.#changed.add(name);
    }
    this.save();
  }

  /** Keeps what was changed, one request after another. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saving = this.#saving.then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    if (this.#changed.size === 0) return;
    const names = [...this.#changed];
    this.#changed.clear();
    const sent = this.#body(names);
    const answer = await send("POST", this.#form.action, sent);
    if (!answer?.ok) {
      for (const name of names) this.#changed.add(name);
      this.#say(reasonOf(answer).text, "failed");
      return;
    }
    this.#show(answer.data as Kept, sent);
    if (this.#changed.size === 0) this.#say(find("[data-saved]")?.dataset.done ?? "", "saved");
  }

  #body(names: string[]): Record<string, string> {
    const body: Record<string, string> = { op: "save" };
    for (const name of names) {
      body[WAS + name] = this.#was(name)?.value ?? "";
      body[VALUE + name] = this.#now(name);
    }
    return body;
  }

  #show(kept: Kept, sent: Record<string, string>): void {
    for (const place of this.#form.querySelectorAll<HTMLElement>("[data-problem]")) {
      const text = kept.problems[place.dataset.problem ?? ""] ?? "";
      if (place.textContent !== text) place.textContent = text;
      place.closest(".dial")?.classList.toggle("wrong", text !== "");
    }
    const sums = this.#form.querySelectorAll<HTMLElement>("[data-sum]");
    kept.sums.forEach((sum, index) => {
      const place = sums[index];
      if (!place) return;
      if (place.textContent !== sum.text) place.textContent = sum.text;
      place.classList.toggle("right", sum.right);
    });
    find("[data-others]", this.#form)?.replaceChildren(...kept.others.map((text) => make("li", {}, text)));
    for (const [name, value] of Object.entries(kept.values)) {
      const was = this.#was(name);
      if (was === null) continue;
      const mine = sent[VALUE + name] !== undefined || this.#changed.has(name);
      if (!mine && was.value !== value && this.#now(name) === was.value) this.#set(name, value);
      was.value = value;
    }
  }

  /** What was touched just before the page goes is kept too. */
  #leave(): void {
    if (this.#changed.size === 0) return;
    const body = JSON.stringify(this.#body([...this.#changed]));
    const headers = { "Content-Type": "application/json", "X-Arbitre": "1" };
    fetch(this.#form.action, { method: "POST", body, headers, keepalive: true }).catch(() => {});
  }

  #say(text: string, state: string): void {
    this.#form.dataset.state = state;
    const place = find("[data-saved]", this.#form);
    if (place) place.textContent = text;
  }

  #was(name: string): HTMLInputElement | null {
    return this.#form.elements.namedItem(WAS + name) as HTMLInputElement | null;
  }

  #fields(name: string): HTMLInputElement[] {
    const found = this.#form.elements.namedItem(VALUE + name);
    if (found instanceof RadioNodeList) return [...found] as HTMLInputElement[];
    return found instanceof HTMLInputElement ? [found] : [];
  }

  #now(name: string): string {
    const fields = this.#fields(name);
    const first = fields[0];
    if (first?.type === "checkbox") return first.checked ? "1" : "0";
    if (first?.type === "radio") return fields.find((one) => one.checked)?.value ?? "";
    return first?.value ?? "";
  }

  #set(name: string, value: string): void {
    for (const field of this.#fields(name)) {
      if (field.type === "checkbox") field.checked = value === "1";
      else if (field.type === "radio") field.checked = field.value === value;
      else field.value = value;
      bound(field);
    }
  }
}

export function serveBox(form: HTMLFormElement): void {
  serveSteps();
  new Box(form);
}
