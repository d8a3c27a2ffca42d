import { type SideNumber, sideName } from '../position';
import type { Context } from './context';
import type { DrawQuery, Reply } from './query';
import type { Procedure } from './question';

/** Draws chits, or cards that are turned up at once: for all to see, every one of the cup as likely as the others. */
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

/** Chits were drawn for all to see; the game itself keeps what is left in the cup. */
export function chitsDrawn<Kind>(
  c: Context<Kind>,
  side: SideNumber,
  chits: readonly string[],
  reason: string,
): void {
  if (c.events) c.tell({ type: 'chits-drawn', side: sideName(side), chits, reason });
}

/** Cards or chits as they may be drawn, one after the other. */
export interface Drawing {
  readonly drawn: readonly string[];
  readonly probability: number;
}

/** Everything that may be drawn from a pile, each after each: those that look alike are one. */
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

/** The reply to a draw: it is marked where it is for all to see. */
export const drew = (query: DrawQuery, cards: readonly string[]): Reply => ({
  kind: 'drew',
  cards,
  ...(query.isPublic && { isPublic: true as const }),
});
