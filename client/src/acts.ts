/** What a button beside the board does at the table: an act (pause, take back, resign), or a question (hint, odds). */

import { showHint } from "./buttons.ts";
import { find } from "./dom.ts";
import { clearRefusal, showRefusal } from "./refusal.ts";
import type { Answer } from "./send.ts";
import type { TableServer } from "./server.ts";

/** Acts; where that leads to another page, one goes there. */
export async function act(
  button: HTMLButtonElement,
  server: TableServer,
  revision: number,
): Promise<void> {
  const { act, body, confirm: question } = button.dataset;
  if (question && !globalThis.confirm(question)) return;
  clearRefusal();
  button.disabled = true;
  const answer = await server.act(act!, revision, body ? JSON.parse(body) : {});
  button.disabled = false;
  if (!answer?.ok) showRefusal(answer, server.rules);
  else if (answer.data.location) location.assign(answer.data.location);
}

/** Asks what changes nothing, and shows the answer. */
export async function ask(
  button: HTMLButtonElement,
  server: TableServer,
  revision: number,
): Promise<Answer | null> {
  const box = find("[data-answer]");
  button.disabled = true;
  const answer = await server.ask(button.dataset.ask!, revision);
  button.disabled = false;
  if (box !== null) showHint(box, answer);
  return answer;
}
