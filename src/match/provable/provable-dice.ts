import type { Side } from '../../core';

/** The hashes from which dice are derived, supplied by the host. */
export interface Hashes {
  /** SHA-256 of a text, in hexadecimal digits. */
  digest(text: string): string;
  /** HMAC-SHA-256 of a text; key and result in hexadecimal digits. */
  hmac(key: string, text: string): string;
}

/** A string for each side that has given one. */
export type BySide = Readonly<Partial<Record<Side, string>>>;

/**
 * A seed to which the deciding client is committed, with the seeds of the players: rolls are derived from all of them.
 */
export interface Pledge {
  /** The name of the dice of another battle, where it was made there and this one is a copy of that. */
  readonly name?: string;
  /** The digest of the deciding client's seed. */
  readonly commitment: string;
  /** The number of the first roll that is derived from it. */
  readonly from: number;
  /** The digests of the players' seeds, given before any seed was known to others. */
  readonly promises: BySide;
  /** The players' seeds, public by now. */
  readonly seeds: BySide;
  /** The deciding client's seed, once it is opened. */
  readonly seed?: string;
}

/** The dice of a battle in which every roll can be checked. All of this is public. */
export interface ProvableDice {
  /** A name that no other battle has: seeds and rolls are bound to it. */
  readonly name: string;
  /** The players' promises for the next pledge. */
  readonly promises: BySide;
  readonly pledges: readonly Pledge[];
  /** The number of rolls made before the record was last restarted; the record may hold rolls beyond these. */
  readonly rolled: number;
}

/** The name of the dice that a pledge was made for. */
export const nameOf = ({ name }: ProvableDice, pledge: Pledge): string => pledge.name ?? name;

/** True if a pledge was made in another battle, of which this one is a copy. */
export const isCopied = (dice: ProvableDice, pledge: Pledge): boolean => nameOf(dice, pledge) !== dice.name;

/** The last pledge, by which the next roll is made; undefined where a copy has made none of its own. */
export function lastPledge(dice: ProvableDice): Pledge | undefined {
  const last = dice.pledges.at(-1);
  return last && !isCopied(dice, last) ? last : undefined;
}

/** Dice without any pledge yet. */
export const freshDice = (name: string): ProvableDice => ({ name, promises: {}, pledges: [], rolled: 0 });

/** A message about the dice, from the deciding client or a player. */
export type DiceWord =
  /** A player's digest of the seed for the next pledge. */
  | { readonly kind: 'promise'; readonly side: Side; readonly digest: string }
  /** The player's seed, once the pledge is made. */
  | { readonly kind: 'seed'; readonly side: Side; readonly seed: string }
  /** A seed of a client that decided the battle; it must match one of its pledges. */
  | { readonly kind: 'reveal'; readonly seed: string };

/** The digest that commits the deciding client to its seed. */
export const commitmentOf = ({ digest }: Hashes, name: string, seed: string): string =>
  digest(['pas-de-charge dice 1, commitment', name, seed].join('\n'));

/** The digest that commits a player to a seed. */
export const promiseOf = ({ digest }: Hashes, name: string, side: Side, seed: string): string =>
  digest(['pas-de-charge dice 1, promise', name, side, seed].join('\n'));

/** The pledge that applies to a roll; undefined if there was none. */
export const pledgeFor = ({ pledges }: ProvableDice, number: number): Pledge | undefined =>
  pledges.findLast(({ from }) => from <= number);

/** The dice with another pledge, which binds the promises made for it. */
export const pledged = (dice: ProvableDice, commitment: string, from: number): ProvableDice => ({
  ...dice,
  promises: {},
  pledges: [...dice.pledges, { commitment, from, promises: dice.promises, seeds: {} }],
});

/**
 * The dice after a message about them; the same object if the message is not valid. `rolled`: the number of rolls made.
 */
export function afterWord(dice: ProvableDice, word: DiceWord, hashes: Hashes, rolled: number): ProvableDice {
  if (word.kind === 'promise') return { ...dice, promises: { ...dice.promises, [word.side]: word.digest } };
  if (word.kind === 'seed') return withSeed(dice, word, hashes, rolled);
  const isOpened = (pledge: Pledge): boolean =>
    pledge.seed === undefined && pledge.commitment === commitmentOf(hashes, nameOf(dice, pledge), word.seed);
  if (!dice.pledges.some(isOpened)) return dice;
  const opened = (pledge: Pledge) => (isOpened(pledge) ? { ...pledge, seed: word.seed } : pledge);
  return { ...dice, pledges: dice.pledges.map(opened) };
}

/** Accepts a seed for the last pledge only, once, if it was promised, and before any roll derived from the pledge. */
function withSeed(
  dice: ProvableDice,
  { side, seed }: Extract<DiceWord, { kind: 'seed' }>,
  hashes: Hashes,
  rolled: number,
): ProvableDice {
  const last = lastPledge(dice);
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
