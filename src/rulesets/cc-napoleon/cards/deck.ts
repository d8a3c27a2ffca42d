import type { CardFamily, CardType } from '../../../core';
import type { CommandCard } from '../../commands-and-colors/cards/card';
import { sectionsOf, statsOf } from '../../commands-and-colors/cards/card-stats';
import { LEADERSHIP_CARDS } from './leadership-cards';
import { SECTION_CARDS } from './section-cards';
import { TACTIC_CARDS } from './tactic-cards';
import { TROOP_CARDS } from './troop-cards';

/** The card in play if the card played has no unit to order: one piece of choice (docs/rulings/cc-napoleon.md). */
export const SINGLE_ORDER: CommandCard = {
  id: 'single-order',
  family: 'tactic',
  sign: 'single',
  count: 0,
  orders: { kind: 'single', leaders: true },
  effects: {},
};

/** R000-18: every kind of card in the deck of 60. */
export const COMMAND_CARDS: readonly CommandCard[] = [
  ...SECTION_CARDS,
  ...TROOP_CARDS,
  ...LEADERSHIP_CARDS,
  ...TACTIC_CARDS,
];

/** The families of cards, from left to right. */
export const CARD_FAMILIES: readonly (CardFamily & { readonly id: CommandCard['family'] })[] = [
  { id: 'section', colour: 'blue' },
  { id: 'troop', colour: 'green' },
  { id: 'leadership', colour: 'gold' },
  { id: 'tactic', colour: 'red' },
];

/** The cards as shown in hands and in the chat log. */
export const CARD_TYPES: Readonly<Record<string, CardType>> = Object.fromEntries(
  [...COMMAND_CARDS, SINGLE_ORDER].map((card) => {
    const { id, family, sign, count } = card;
    const told = { stats: statsOf(card), sections: sectionsOf(card) };
    return [id, { id, family, sign, count, rule: 'R000-18', ...told }];
  }),
);

/** Every card by its id. */
export const CARDS: ReadonlyMap<string, CommandCard> = new Map(
  [...COMMAND_CARDS, SINGLE_ORDER].map((card) => [card.id, card]),
);

/** The whole deck: each card's id, once per copy. */
export const DECK: readonly string[] = COMMAND_CARDS.flatMap(({ id, count }) =>
  new Array<string>(count).fill(id),
);
