/** "Your turn", and what others say: in the title, on the icon, as a notification and a sound where wanted. */

import { find } from "./dom.ts";
import { play } from "./sounds.ts";
import { say } from "./words.ts";

let was = false;
let plain = document.title;
let unread = 0;

export function notice(turn: boolean, title: string): void {
  plain = title; // it says whose turn it is
  entitle();
  const icon = find<HTMLLinkElement>("link[rel~=icon][data-turn]");
  if (icon) {
    icon.dataset.calm ??= icon.href;
    icon.href = turn ? icon.dataset.turn! : icon.dataset.calm;
  }
  if (turn && !was) {
    play("turn");
    if (document.hidden) notify(say("your_turn"), title);
  }
  was = turn;
}

/** So many messages have not been read. */
export function noticeUnread(count: number): void {
  unread = count;
  entitle();
}

/** Something was said. */
export function noticeMessage(who: string, text: string): void {
  play("message");
  if (document.hidden) notify(who, text);
}

function entitle(): void {
  document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
}

/** The button that asks for permission is shown where there is something to ask. */
export function offerNotices(): void {
  const able = "Notification" in window && isSecureContext && Notification.permission === "default";
  for (const element of document.querySelectorAll<HTMLElement>("[data-notify]")) element.hidden = !able;
}

/** Nothing is ever asked without that button. */
export function serveNotices(): void {
  offerNotices();
  document.addEventListener("click", async (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-notify]")) return;
    await Notification.requestPermission();
    offerNotices();
  });
}

function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones only let service workers notify
  }
}
