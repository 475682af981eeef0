/** The live connection: it listens, comes back by itself, and never misses a state. */

import { delay } from "./backoff.ts";
import type { DraftNews, Message, State } from "./protocol.ts";

/** Silence after which a connection that used to be pinged counts as dead. */
const SILENCE = 75_000;
/** Timers that fire this much late mean that the machine slept. */
const NAP = 10_000;
const CHECK = 5_000;
/** How long a connection may take to be made before something that wakes it begins anew. */
const PATIENCE = 3_000;
const LOST_FOR_GOOD = [4400, 4401, 4403, 4404, 4410];

export interface Socket {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close(): void;
}

export interface Hearing {
  state(state: State): void;
  draft(news: DraftNews): void;
  failed(text: string): void;
  connected(yes: boolean): void;
}

/** What the connection needs of its surroundings, so that tests can stand in for them. */
export interface Surroundings {
  open(url: string): Socket;
  later(act: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  now(): number;
  chance(): number;
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  later: (act, milliseconds) => setTimeout(act, milliseconds) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  now: () => Date.now(),
  chance: () => Math.random(),
};

export class Live {
  #socket: Socket | null = null;
  #open = false;
  #tries = 0;
  #timer: number | null = null;
  #heard = 0;
  #checked = 0;
  #pinged = false;
  #over = false;

  /** `address` gives the URL anew each time: it carries the revision that is known by then. */
  constructor(
    private readonly address: () => string,
    private readonly hearing: Hearing,
    private readonly around: Surroundings = browser,
  ) {}

  start(): void {
    this.#connect();
    this.#checked = this.around.now();
    this.around.later(() => this.#check(), CHECK);
  }

  /** Something says that the network is back, or that news is due: do not wait for the timer. */
  wake(): void {
    if (this.#slept) return this.#anew(); // what looks open may have ended while the phone slept
    const trying = this.#socket !== null && this.around.now() - this.#heard < PATIENCE;
    if (this.#over || this.#open || trying) return; // a page that opens wakes what it just began
    this.#tries = 0;
    this.#connect();
  }

  /** The address has changed: connect anew. */
  again(): void {
    if (this.#over) return;
    this.#tries = 0;
    this.#connect();
  }

  get connected(): boolean {
    return this.#open;
  }

  #connect(): void {
    if (this.#timer !== null) this.around.cancel(this.#timer);
    this.#timer = null;
    this.#drop();
    let socket: Socket;
    try {
      socket = this.around.open(this.address());
    } catch {
      this.#retry();
      return;
    }
    this.#socket = socket;
    this.#heard = this.around.now(); // a connection being made is not silent yet
    socket.onmessage = (event) => this.#hear(event);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#open = false;
      this.hearing.connected(false);
      if (LOST_FOR_GOOD.includes(event.code)) {
        this.#over = true;
        if (event.reason) this.hearing.failed(event.reason);
      } else this.#retry();
    };
  }

  #hear(event: MessageEvent): void {
    this.#heard = this.around.now();
    let message: Message;
    try {
      message = JSON.parse(event.data);
    } catch {
      return;
    }
    if (!this.#open) {
      this.#open = true;
      this.#tries = 0;
      this.hearing.connected(true);
    }
    if (message.type === "state") this.hearing.state(message);
    else if (message.type === "draft") this.hearing.draft(message);
    else if (message.type === "error") this.hearing.failed(message.text);
    else if (message.type === "ping") this.#pinged = true;
  }

  #retry(): void {
    if (this.#over || this.#timer !== null) return;
    this.#timer = this.around.later(() => {
      this.#timer = null;
      this.#connect();
    }, delay(this.#tries++, this.around.chance()));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    socket?.close();
  }

  /** Whether timers stood still. */
  get #slept(): boolean {
    return this.around.now() - this.#checked > CHECK + NAP;
  }

  #check(): void {
    const silent = this.#pinged && this.around.now() - this.#heard > SILENCE;
    if (this.#slept || silent) this.#anew();
    this.#checked = this.around.now();
    this.around.later(() => this.#check(), CHECK);
  }

  #anew(): void {
    this.#checked = this.around.now();
    if (this.#over || this.#socket === null) return;
    this.#drop();
    this.hearing.connected(false);
    this.#tries = 0;
    this.#connect();
  }
}
