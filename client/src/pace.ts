/** How fast beats are told, and whether anything moves. */

const SPEEDS = { slow: 0.5, normal: 1, fast: 2 } as const;
export type Speed = keyof typeof SPEEDS;
const KEPT = "arbitre-speed";

export function speed(): Speed {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept !== null && kept in SPEEDS ? kept as Speed : "normal";
  } catch {
    return "normal"; // storage may be forbidden
  }
}

export function keepSpeed(chosen: Speed): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // it holds until the page goes
  }
}

export function factor(chosen: Speed): number {
  return SPEEDS[chosen];
}

/** How long a caption stays, at least: what reading it takes. */
export function reading(caption: string, chosen: Speed): number {
  return Math.min(6000, 500 + 38 * caption.length) / SPEEDS[chosen];
}

export function still(): boolean {
  return document.documentElement.dataset.motion === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
}
