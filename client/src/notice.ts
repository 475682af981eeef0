/** "Your turn": in the title, on the icon, as a notification and a sound where they are wanted. */

import { find } from "./dom.ts";
import { say } from "./words.ts";

let was = false;

export function notice(turn: boolean, title: string): void {
  document.title = title; // it says whose turn it is
  const icon = find<HTMLLinkElement>("link[rel~=icon][data-turn]");
  if (icon) {
    icon.dataset.calm ??= icon.href;
    icon.href = turn ? icon.dataset.turn! : icon.dataset.calm;
  }
  if (turn && !was) {
    if (document.documentElement.dataset.sound === "on") beep();
    if (document.hidden) notify(title);
  }
  was = turn;
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

function notify(title: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(say("your_turn"), { body: title, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones only let service workers notify
  }
}

function beep(): void {
  try {
    const context = new AudioContext();
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.4);
    tone.onended = () => context.close();
  } catch {
    // no sound here, or not before a touch
  }
}
