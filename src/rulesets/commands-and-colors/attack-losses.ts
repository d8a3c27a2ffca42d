/** The most dice and the most blocks that are told apart. */
const MOST_DICE = 16;
const MOST_BLOCKS = 8;
/** Chances of a die are counted in this share of its faces. */
const SIXTHS = 6;

/** The losses of a unit that is attacked with some dice. */
export interface Losses {
  /** The blocks that it loses on average, never more than it has. */
  readonly blocks: number;
  /** The chance that it loses them all. */
  readonly falls: number;
}

/** By the sixths of a die that hit, the dice, and the blocks of the target. */
const table: readonly (readonly (readonly Losses[])[])[] = Array.from({ length: SIXTHS + 1 }, (_, faces) =>
  Array.from({ length: MOST_DICE + 1 }, (_dice, dice) => rowOf(dice, faces / SIXTHS)),
);

/** The losses with so many dice for every number of blocks. */
function rowOf(dice: number, chance: number): readonly Losses[] {
  const shares = Array.from({ length: dice + 1 }, (_, hits) => binomial(dice, hits, chance));
  return Array.from({ length: MOST_BLOCKS + 1 }, (_, strength) => ({
    blocks: sumOf(shares, (hits) => Math.min(hits, strength)),
    falls: sumOf(shares, (hits) => (hits >= strength ? 1 : 0)),
  }));
}

function sumOf(shares: readonly number[], of: (hits: number) => number): number {
  return shares.reduce((sum, share, hits) => sum + share * of(hits), 0);
}

/** The chance of exactly so many hits. */
function binomial(dice: number, hits: number, chance: number): number {
  let share = chance ** hits * (1 - chance) ** (dice - hits);
  for (let each = 0; each < hits; each += 1) share *= (dice - each) / (each + 1);
  return share;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** The losses of a unit with so many blocks, if each die hits with so many of its six faces. */
export function lossesBy(dice: number, faces: number, blocks: number): Losses {
  const row = table[within(faces, SIXTHS)]?.[within(dice, MOST_DICE)];
  const losses = row?.[within(blocks, MOST_BLOCKS)];
  if (!losses) throw new RangeError('no such attack');
  return losses;
}

/** The chance that a unit that ignores so many flags has to retreat from so many dice, one face of six a flag. */
export function retreatChance(dice: number, ignored: number): number {
  const count = within(dice, MOST_DICE);
  let stands = 0;
  for (let flags = 0; flags <= Math.min(count, ignored); flags += 1)
    stands += flagShares[count]?.[flags] ?? 0;
  return 1 - stands;
}

/** The chance of so many flags with so many dice. */
const flagShares: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: dice + 1 }, (_flags, flags) => binomial(dice, flags, 1 / SIXTHS)),
);
