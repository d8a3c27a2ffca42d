import type { CardFamily, CardType } from '../../../core';
import { sectionsOf, statsOf } from '../../commands-and-colors/cards/card-stats';
import type { Card } from './card';
import { SECTION_CARDS } from './section-cards';
import { BAYONET_CHARGE } from './tactics/bayonet-charge';
import { BOMBARD } from './tactics/bombard';
import { CAVALRY_CHARGE } from './tactics/cavalry-charge';
import { COUNTER_ATTACK } from './tactics/counter-attack';
import { ELAN } from './tactics/elan';
import { FIRE_AND_HOLD } from './tactics/fire-and-hold';
import { FIRST_STRIKE_CARD } from './tactics/first-strike';
import { FORCE_MARCH } from './tactics/force-march';
import { GIVE_THEM_THE_COLD_STEEL } from './tactics/give-them-the-cold-steel';
import { LA_GRANDE_MANOEUVRE } from './tactics/la-grande-manoeuvre';
import { LEADERSHIP } from './tactics/leadership';
import { RALLY } from './tactics/rally';
import { SHORT_SUPPLY } from './tactics/short-supply';

/**
 * The card in play if the card played has no unit of its kind to order: one unit of the player's choice (section 2.1).
 */
export const SINGLE_ORDER: Card = {
  id: 'single-order',
  family: 'tactic',
  sign: 'single',
  count: 0,
  orders: { kind: 'single', leaders: false },
  effects: {},
};

/** Every kind of card in the deck of 70: section 2.1. */
const COMMAND_CARDS: readonly Card[] = [
  ...SECTION_CARDS,
  BAYONET_CHARGE,
  BOMBARD,
  CAVALRY_CHARGE,
  COUNTER_ATTACK,
  ELAN,
  FIRE_AND_HOLD,
  FIRST_STRIKE_CARD,
  FORCE_MARCH,
  GIVE_THEM_THE_COLD_STEEL,
  LA_GRANDE_MANOEUVRE,
  LEADERSHIP,
  RALLY,
  SHORT_SUPPLY,
];

/** The families of cards, from left to right. */
export const CARD_FAMILIES: readonly (CardFamily & { readonly id: Card['family'] })[] = [
  { id: 'section', colour: 'blue' },
  { id: 'leadership', colour: 'gold' },
  { id: 'tactic', colour: 'red' },
];

/** The cards as shown in hands and in the chat log. */
export const CARD_TYPES: Readonly<Record<string, CardType>> = Object.fromEntries(
  [...COMMAND_CARDS, SINGLE_ORDER].map((card) => {
    const { id, family, sign, count } = card;
    const told = { stats: statsOf(card), sections: sectionsOf(card) };
    return [id, { id, family, sign, count, rule: 'rules 2.1', ...told }];
  }),
);

/** Every card by its id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  [...COMMAND_CARDS, SINGLE_ORDER].map((card) => [card.id, card]),
);

/** The whole deck: each card's id, once per copy. */
export const DECK: readonly string[] = COMMAND_CARDS.flatMap(({ id, count }) =>
  new Array<string>(count).fill(id),
);
