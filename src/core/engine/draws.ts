import { type SideNumber, sideName } from '../position';
import type { Context } from './context';
import type { DrawQuery, Reply } from './query';
import type { Procedure } from './question';

/** Draws chits, or cards that are turned up at once, for all to see; each one in the cup is equally likely. */
export function drawOpenly<Kind>(
  c: Context<Kind>,
  reason: string,
  side: SideNumber,
  count: number,
  cup: readonly string[],
): Procedure<readonly string[]> {
  const drawing = c.draw(reason, side, count, cup);
  c.question.isPublic = true;
  return drawing;
}

/** Records chits drawn for all to see; the game itself keeps the rest of the cup. */
export function chitsDrawn<Kind>(
  c: Context<Kind>,
  side: SideNumber,
  chits: readonly string[],
  reason: string,
): void {
  if (c.events) c.tell({ type: 'chits-drawn', side: sideName(side), chits, reason });
}

/** A possible draw of cards or chits, in order. */
export interface Drawing {
  readonly drawn: readonly string[];
  readonly probability: number;
}

/** All possible draws from a pile; draws that look alike are one. */
export function drawings(pile: readonly string[], count: number): readonly Drawing[] {
  if (count === 0) return [{ drawn: [], probability: 1 }];
  return [...new Set(pile)].flatMap((first) => {
    const alike = pile.filter((each) => each === first).length;
    const left = [...pile];
    left.splice(left.indexOf(first), 1);
    return drawings(left, count - 1).map(({ drawn, probability }) => ({
      drawn: [first, ...drawn],
      probability: (alike / pile.length) * probability,
    }));
  });
}

/** The reply to a draw, marked as public if the query is. */
export const drew = (query: DrawQuery, cards: readonly string[]): Reply => ({
  kind: 'drew',
  cards,
  ...(query.isPublic && { isPublic: true as const }),
});
