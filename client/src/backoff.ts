/** How long to wait before trying again. */

const FIRST = 400;
const LONGEST = 20_000;

/** Milliseconds before try number `tries` (0 is the first retry); `chance` in [0, 1) spreads the crowd. */
export function delay(tries: number, chance: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 16));
  return Math.round(whole * (0.5 + chance / 2));
}
