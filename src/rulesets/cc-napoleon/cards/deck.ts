import { type CardType, HIDDEN_CARD, type State } from '../../../core';
import type { CommandCard, Effects } from './card';
import { figuresOf, sectionsOf } from './figures';
import { LEADERSHIP_CARDS } from './leadership-cards';
import { SECTION_CARDS } from './section-cards';
import { TACTIC_CARDS } from './tactic-cards';
import { TROOP_CARDS } from './troop-cards';

/** What a card comes down to that has nobody to order: one piece of choice (docs/rulings.md). */
export const SINGLE_ORDER: CommandCard = {
  id: 'single-order',
  family: 'tactic',
  sign: 'single',
  count: 0,
  orders: { kind: 'single' },
  effects: {},
};

/** R000-18: every kind of card in the deck of 60. */
export const COMMAND_CARDS: readonly CommandCard[] = [
  ...SECTION_CARDS,
  ...TROOP_CARDS,
  ...LEADERSHIP_CARDS,
  ...TACTIC_CARDS,
];

/** The cards as hands and chat show them. */
export const CARD_TYPES: Readonly<Record<string, CardType>> = Object.fromEntries(
  [...COMMAND_CARDS, SINGLE_ORDER].map((card) => {
    const { id, family, sign, count } = card;
    const told = { figures: figuresOf(card), sections: sectionsOf(card) };
    return [id, { id, family, sign, count, rule: 'R000-18', ...told }];
  }),
);

const byId = new Map([...COMMAND_CARDS, SINGLE_ORDER].map((card) => [card.id, card]));

/** The card of an id; throws a RangeError if there is none. */
export function commandCard(id: string): CommandCard {
  const card = byId.get(id);
  if (!card) throw new RangeError(`"${id}" is no command card`);
  return card;
}

const NO_EFFECTS: Effects = {};

/** What the card in play changes. */
export const effectsOf = ({ turn }: State): Effects =>
  turn.card ? commandCard(turn.card.as).effects : NO_EFFECTS;

/** What the card changes for one piece: nothing for reinforcements, whom it does not order (R000-34). */
export const effectsFor = (state: State, { marks }: { readonly marks: readonly string[] }): Effects =>
  marks.includes('arrived') ? NO_EFFECTS : effectsOf(state);

/** The whole deck, each card as often as it is there. */
const DECK: readonly string[] = COMMAND_CARDS.flatMap(({ id, count }) => new Array<string>(count).fill(id));

/** The draw pile: what is neither in a hand nor discarded nor in play. Throws where hands are not known. */
export function drawPile({ cards, turn }: State): readonly string[] {
  if (!cards) return [];
  const { hands, discard } = cards;
  const elsewhere = [...hands.south, ...hands.north, ...discard, ...(turn.card ? [turn.card.card] : [])];
  if (elsewhere.includes(HIDDEN_CARD)) throw new RangeError('the hands are not known here');
  const left = [...DECK];
  for (const card of elsewhere) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
