/** Says quietly that the connection is lost, after a moment, and takes it back when it returns. */

import { say } from "./words.ts";

const PATIENCE = 1500;

export class Connection {
  #timer: number | undefined;
  #live = true;
  #sending = false;

  constructor(private readonly box: HTMLElement | null) {}

  live(yes: boolean): void {
    this.#live = yes;
    this.#show();
  }

  retrying(yes: boolean): void {
    this.#sending = yes;
    this.#show();
  }

  #show(): void {
    const key = this.#sending ? "retrying" : this.#live ? "" : "lost";
    if (key === "") {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#write("");
    } else if (this.box?.textContent) this.#write(say(key));
    else this.#timer ??= setTimeout(() => this.#write(say(key)), PATIENCE) as unknown as number;
  }

  #write(text: string): void {
    if (this.box === null || this.box.textContent === text) return;
    this.box.textContent = text;
    document.documentElement.classList.toggle("offline", text !== "");
  }
}
