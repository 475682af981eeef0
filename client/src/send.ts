/** Requests with an idempotency key: a retry carries the same key, so nothing happens twice. */

import { delay } from "./backoff.ts";

export interface Answer {
  ok: boolean;
  status: number;
  /** The body, or an empty object where there was none. */
  // deno-lint-ignore no-explicit-any
  data: any;
}

export interface Sending {
  fetch: typeof fetch;
  wait(milliseconds: number): Promise<void>;
  chance(): number;
  /** Told before each retry, and once more with `false` when an answer came. */
  retrying(yes: boolean): void;
}

const TRIES = 9;
const PASSING = [408, 425, 502, 503, 504];

export const sending: Sending = {
  fetch: (...request) => fetch(...request),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  chance: Math.random,
  retrying: () => {},
};

/** Sends, again and again while the network fails. A refusal is an answer too; null: nobody answered. */
export async function send(
  method: "GET" | "POST" | "PUT",
  url: string,
  body: unknown = undefined,
  by: Sending = sending,
  key = newKey(),
): Promise<Answer | null> {
  const headers: Record<string, string> = { Accept: "application/json", "X-Arbitre": "1" };
  if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    headers["Idempotency-Key"] = key;
  }
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  for (let tries = 0;; tries++) {
    const answer = await once(url, request, by);
    if (answer !== null && !PASSING.includes(answer.status)) {
      if (tries > 0) by.retrying(false);
      return answer;
    }
    if (tries === TRIES) return answer;
    by.retrying(true);
    await by.wait(delay(tries, by.chance()));
  }
}

async function once(url: string, request: RequestInit, by: Sending): Promise<Answer | null> {
  let response: Response;
  try {
    response = await by.fetch(url, request);
  } catch {
    return null;
  }
  let data: unknown = {};
  try {
    data = await response.json();
  } catch {
    // an empty or cut body: the status says enough
  }
  return { ok: response.ok, status: response.status, data: data ?? {} };
}

/** 128 random bits. `randomUUID` is missing on plain http beyond this machine. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
