import type { Side } from '../../src/core';
import { COMMAND_CARDS } from '../../src/rulesets/cc-napoleon/cards/deck';
import type { Seat } from './harness';

/** The command cards that each side is dealt. */
export type Hands = Readonly<Record<Side, readonly string[]>>;

const DECK = COMMAND_CARDS.flatMap(({ id, count }) => new Array<string>(count).fill(id));

/** The dice that draw cards one after the other, when others lie in hands or are discarded already. */
export function draws(
  cards: readonly string[],
  elsewhere: readonly string[] = [],
  deck: readonly string[] = DECK,
): readonly number[] {
  const pile = [...deck];
  const take = (card: string): number => {
    const at = pile.indexOf(card);
    if (at < 0) throw new RangeError(`no "${card}" is left to draw`);
    pile.splice(at, 1);
    return at + 1;
  };
  elsewhere.forEach(take);
  return cards.map(take);
}

/** The ids of the cards that a window shows as its user's hand. */
export const handOf = ({ page }: Seat): Promise<string[]> =>
  page
    .locator('.pdc-hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

/** Chooses a card of the hand and plays it. */
export async function playCard(seat: Seat, card: string): Promise<void> {
  await seat.page.locator(`.pdc-hand [data-card=${card}]`).first().click();
  await seat.page.locator('.pdc-hand [data-action=play]').click();
}

/** All that a window shows and tells its user, and what everyone knows of the battle and its pieces. */
export const everythingIn = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => {
    const { game, document } = globalThis as unknown as {
      game: Readonly<Record<string, { contents: unknown[] }>>;
      document: { documentElement: { outerHTML: string } };
    };
    const kinds = ['combats', 'messages', 'actors', 'scenes', 'journal', 'users', 'folders'];
    const known = kinds.map((kind) => game[kind]?.contents);
    const { sessionStorage, localStorage } = globalThis;
    return JSON.stringify([known, localStorage, sessionStorage]) + document.documentElement.outerHTML;
  });
