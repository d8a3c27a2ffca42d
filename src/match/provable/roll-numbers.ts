import type { Entry, Open, Reply } from '../../core';
import { freshDice, type ProvableDice } from './provable-dice';

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
  const numbers = [...record, ...(open ? [open] : [])]
    .flatMap(repliesIn)
    .map((reply) => numberIn(reply) ?? 0);
  return numbers.reduce((most, number) => Math.max(most, number), dice?.rolled ?? 0);
}

/** A save whose record is about to lose lines, with its rolls counted so that their numbers continue. */
export const withRollsCounted = <Kept extends Rolled>(save: Kept): Kept =>
  save.dice ? { ...save, dice: { ...save.dice, rolled: rollsMade(save) } } : save;

/**
 * A battle continued as another one, with its own dice under a given name: the rolls of the first battle lose their
 * numbers.
 */
export function withOwnDice<Kept extends Rolled>(save: Kept, name: string): Kept {
  if (!save.dice) return save;
  return { ...save, dice: freshDice(name), record: save.record.map(unnumbered) };
}

function unnumbered(entry: Entry): Entry {
  if (!('replies' in entry)) return entry;
  const replies = entry.replies.map((reply): Reply => {
    if (reply.kind === 'chose') return reply;
    const { number: _, ...others } = reply;
    return others;
  });
  return { ...entry, replies };
}
