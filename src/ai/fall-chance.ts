/** Expected losses are counted in steps of a part of a strength point, up to a most. */
const STEPS = 16;
const [MOST_LOSSES, MOST_STRENGTH] = [8, 12];
const WIDTH = MOST_STRENGTH + 1;

/** The chances that so many losses or more fall on a unit, by what it has to expect (Poisson). */
const CHANCES = new Float64Array((STEPS * MOST_LOSSES + 1) * WIDTH);
for (let row = 0; row <= STEPS * MOST_LOSSES; row += 1) {
  const expected = row / STEPS;
  let chance = Math.exp(-expected);
  let rest = 1;
  for (let losses = 0; losses < WIDTH; losses += 1) {
    CHANCES[row * WIDTH + losses] = rest;
    rest -= chance;
    chance *= expected / (losses + 1);
  }
}

/** The chance that a unit of a strength falls, if it has to expect so many losses. */
export function fallChance(expected: number, strength: number): number {
  const row = Math.round(STEPS * Math.min(MOST_LOSSES, Math.max(0, expected)));
  return CHANCES[row * WIDTH + Math.min(MOST_STRENGTH, Math.max(1, Math.ceil(strength)))] as number;
}
