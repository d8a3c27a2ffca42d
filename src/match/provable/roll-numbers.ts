import type { Entry, Open, Reply } from '../../core';
import { freshDice, type ProvableDice } from './provable-dice';

/** What of a save tells of its rolls. */
interface Rolled {
  readonly dice?: ProvableDice;
  readonly record: readonly Entry[];
  readonly open: Open | null;
}

/** The number of a roll or draw, where it has one. */
const numberIn = (reply: Reply): number | undefined => (reply.kind === 'chose' ? undefined : reply.number);

const repliesIn = (entry: Entry): readonly Reply[] => {
  if ('replies' in entry) return entry.replies;
  return 'dropped' in entry && entry.dropped ? entry.dropped.replies : [];
};

/**
 * How many rolls were made in a battle, those among them that were taken back: a number is never given twice. `open`
 * is the order that is being carried out, if it is further than the save.
 */
export function rollsMade({ dice, record, open: kept }: Rolled, open: Open | null = kept): number {
  const numbers = [...record, ...(open ? [open] : [])]
    .flatMap(repliesIn)
    .map((reply) => numberIn(reply) ?? 0);
  return numbers.reduce((most, number) => Math.max(most, number), dice?.rolled ?? 0);
}

/** A battle whose record is about to lose lines: the numbers of its rolls go on where they were. */
export const withRollsCounted = <Kept extends Rolled>(save: Kept): Kept =>
  save.dice ? { ...save, dice: { ...save.dice, rolled: rollsMade(save) } } : save;

/**
 * A battle that is played on as another one, by dice of its own under a name that is given: what was rolled in the
 * first one has no number in it.
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
