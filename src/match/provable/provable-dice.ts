import type { Side } from '../../core';

/** The hashes that dice are derived by, from wherever the battle is played. */
export interface Hashes {
  /** SHA-256 of a text, in hexadecimal digits. */
  digest(text: string): string;
  /** HMAC-SHA-256 of a text; the key in hexadecimal digits, and the result. */
  hmac(key: string, text: string): string;
}

/** One word for each side that has given one. */
export type BySide = Readonly<Partial<Record<Side, string>>>;

/** A seed that the deciding client has bound itself to, and what the players have added: rolls follow from both. */
export interface Pledge {
  /** The digest of the deciding client's seed. */
  readonly commitment: string;
  /** The number of the first roll that is derived by it. */
  readonly from: number;
  /** The digests of the players' seeds: as they were when nobody knew any seed of another. */
  readonly promises: BySide;
  /** The players' seeds, for all to see. */
  readonly seeds: BySide;
  /** The deciding client's seed, once it is open. */
  readonly seed?: string;
}

/** The dice of a battle whose every roll can be checked. There is nothing in it that not everyone may know. */
export interface ProvableDice {
  /** A word that no other battle has: seeds and rolls are bound to it. */
  readonly name: string;
  /** What the players have promised for the next pledge. */
  readonly promises: BySide;
  readonly pledges: readonly Pledge[];
  /** How many rolls were made before the record was last begun anew; those that stand in it may be more. */
  readonly rolled: number;
}

/** Dice that nobody has pledged anything for yet. */
export const freshDice = (name: string): ProvableDice => ({ name, promises: {}, pledges: [], rolled: 0 });

/** What the deciding client and the players say about the dice. */
export type DiceWord =
  /** A player's digest of the seed that he will give for the next pledge. */
  | { readonly kind: 'promise'; readonly side: Side; readonly digest: string }
  /** His seed, now that the pledge is made. */
  | { readonly kind: 'seed'; readonly side: Side; readonly seed: string }
  /** A seed of a client that has decided, which has to be that of one of its pledges. */
  | { readonly kind: 'reveal'; readonly seed: string };

/** The digest that stands for the deciding client's seed. */
export const commitmentOf = ({ digest }: Hashes, name: string, seed: string): string =>
  digest(['pas-de-charge dice 1, commitment', name, seed].join('\n'));

/** The digest that stands for the seed of a player. */
export const promiseOf = ({ digest }: Hashes, name: string, side: Side, seed: string): string =>
  digest(['pas-de-charge dice 1, promise', name, side, seed].join('\n'));

/** The pledge that counts for a roll; undefined where none had been made. */
export const pledgeFor = ({ pledges }: ProvableDice, number: number): Pledge | undefined =>
  pledges.findLast(({ from }) => from <= number);

/** The dice with another pledge, to which the promises are bound that were given for it. */
export const pledged = (dice: ProvableDice, commitment: string, from: number): ProvableDice => ({
  ...dice,
  promises: {},
  pledges: [...dice.pledges, { commitment, from, promises: dice.promises, seeds: {} }],
});

/** The dice after somebody has said something about them; the same dice where it does not count. `rolled` rolls were made. */
export function afterWord(dice: ProvableDice, word: DiceWord, hashes: Hashes, rolled: number): ProvableDice {
  if (word.kind === 'promise') return { ...dice, promises: { ...dice.promises, [word.side]: word.digest } };
  if (word.kind === 'seed') return withSeed(dice, word, hashes, rolled);
  const commitment = commitmentOf(hashes, dice.name, word.seed);
  const isOther = dice.pledges.every(
    (pledge) => pledge.commitment !== commitment || pledge.seed !== undefined,
  );
  if (isOther) return dice;
  const opened = (pledge: Pledge) =>
    pledge.commitment === commitment ? { ...pledge, seed: word.seed } : pledge;
  return { ...dice, pledges: dice.pledges.map(opened) };
}

/** A seed counts for the last pledge, once, if it was promised for it, and before anything was rolled by it. */
function withSeed(
  dice: ProvableDice,
  { side, seed }: Extract<DiceWord, { kind: 'seed' }>,
  hashes: Hashes,
  rolled: number,
): ProvableDice {
  const last = dice.pledges.at(-1);
  const isDue =
    last !== undefined &&
    last.seeds[side] === undefined &&
    last.seed === undefined &&
    rolled < last.from &&
    last.promises[side] === promiseOf(hashes, dice.name, side, seed);
  if (!isDue) return dice;
  return {
    ...dice,
    pledges: [...dice.pledges.slice(0, -1), { ...last, seeds: { ...last.seeds, [side]: seed } }],
  };
}
