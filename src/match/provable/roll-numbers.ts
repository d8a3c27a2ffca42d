import type { Entry, Open, Reply } from '../../core';
import { freshDice, nameOf, type ProvableDice } from './provable-dice';

/** The part of a save that records its rolls. */
interface Rolled {
  readonly dice?: ProvableDice;
  readonly record: readonly Entry[];
  readonly open: Open | null;
}

/** The number of a roll or draw, if it has one. */
const numberIn = (reply: Reply): number | undefined => (reply.kind === 'chose' ? undefined : reply.number);

const repliesIn = (entry: Entry): readonly Reply[] => {
  if ('replies' in entry) return entry.replies;
  return 'dropped' in entry && entry.dropped ? entry.dropped.replies : [];
};

/**
 * The number of rolls made in a battle, undone ones included: a number is never used twice. `open` is the order being
 * carried out, if it is ahead of the save.
 */
export function rollsMade({ dice, record, open: kept }: Rolled, open: Open | null = kept): number {
  return numbersIn(record, open).reduce((most, number) => Math.max(most, number), dice?.rolled ?? 0);
}

const numbersIn = (record: readonly Entry[], open: Open | null): readonly number[] =>
  [...record, ...(open ? [open] : [])].flatMap(repliesIn).flatMap((reply) => numberIn(reply) ?? []);

/** A save whose record is about to lose lines, with its rolls counted so that their numbers continue. */
export const withRollsCounted = <Kept extends Rolled>(save: Kept): Kept =>
  save.dice ? { ...save, dice: { ...save.dice, rolled: rollsMade(save) } } : save;

/**
 * The dice of a copy that begins with some of the lines of a battle. What was rolled in them keeps its numbers and the
 * pledges by which it was rolled, so that it can still be checked; from there on the copy rolls by pledges of its own,
 * under a name of its own.
 */
export function diceOfCopy(
  { dice, ...save }: Rolled & { readonly dice: ProvableDice },
  record: readonly Entry[],
  name: string,
): ProvableDice {
  const rolled = rollsMade({ record, open: null }) || Math.min(dice.rolled, firstNumber(save) - 1);
  const pledges = dice.pledges
    .filter(({ from }) => from <= rolled)
    .map((pledge) => ({ ...pledge, name: nameOf(dice, pledge) }));
  return { ...freshDice(name), pledges, rolled };
}

/** The lowest number in a battle. */
const firstNumber = ({ record, open }: Omit<Rolled, 'dice'>): number =>
  Math.min(...numbersIn(record, open), Number.POSITIVE_INFINITY);
