/** The smallest probability that counts: anything less is a rounding error. */
export const NOTHING = 1e-9;

/** A probability in whole per cent; only certain and impossible outcomes are shown as 100 and 0. */
export function percent(probability: number): string {
  if (probability < NOTHING) return '0%';
  if (probability > 1 - NOTHING) return '100%';
  const rounded = Math.round((probability + NOTHING) * 100);
  return rounded < 1 ? '<1%' : rounded > 99 ? '>99%' : `${rounded}%`;
}
