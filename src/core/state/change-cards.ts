import { type CardPlace, type Cards, HIDDEN_CARD, type ParkedCards } from './command-cards';
import { SIDES, type Side } from './piece';
import type { WorkingState } from './working-state';

/** Changes the command cards; throws a RangeError in a battle without. */
export function changeCards(state: WorkingState, by: (cards: Cards) => Partial<Cards>): void {
  if (!state.cards) throw new RangeError('this battle is played without command cards');
  state.cards = { ...state.cards, ...by(state.cards) };
}

/** Changes the hand of a side. */
export const changeHand = (
  state: WorkingState,
  side: Side,
  by: (hand: readonly string[]) => readonly string[],
): void => changeCards(state, ({ hands }) => ({ hands: { ...hands, [side]: by(hands[side]) } }));

/** A hand without one card of a kind; of a hand that is not known, without one that is hidden. */
export function withoutOne(hand: readonly string[], card: string): readonly string[] {
  const known = hand.indexOf(card);
  const index = known >= 0 ? known : hand.indexOf(HIDDEN_CARD);
  if (index < 0) throw new RangeError(`no card "${card}" in hand`);
  return hand.filter((_, at) => at !== index);
}

const NONE: Readonly<Record<Side, ParkedCards>> = { south: {}, north: {} };

/** Parked cards with other ones in one place, by name, so that equal ones are written alike; empty places left out. */
export function withParked(
  parked: Readonly<Record<Side, ParkedCards>> = NONE,
  side: Side,
  place: string,
  cards: readonly string[],
): Readonly<Record<Side, ParkedCards>> {
  const places = Object.entries({ ...parked[side], [place]: cards })
    .filter(([, lying]) => lying.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...parked, [side]: Object.fromEntries(places) };
}

/** The cards without parked ones, where there are none. */
export function parkedIn(parked: Readonly<Record<Side, ParkedCards>>): Pick<Cards, 'parked'> {
  const isBare = SIDES.every((side) => Object.keys(parked[side]).length === 0);
  return isBare ? {} : { parked };
}

/** Takes a card of a side from one place to another; throws a RangeError if it is not there. */
export function moveCard(
  state: WorkingState,
  side: Side,
  card: string,
  from: CardPlace,
  to: CardPlace,
): void {
  changeCards(state, (cards) => changeIn(cards, side, from, (lying) => withoutOne(lying, card)));
  changeCards(state, (cards) => changeIn(cards, side, to, (lying) => [...lying, card]));
}

function changeIn(
  { hands, discard, parked }: Cards,
  side: Side,
  place: CardPlace,
  by: (cards: readonly string[]) => readonly string[],
): Partial<Cards> {
  if (place === 'hand') return { hands: { ...hands, [side]: by(hands[side]) } };
  if (place === 'discard') return { discard: by(discard) };
  return { parked: withParked(parked, side, place, by(parked?.[side][place] ?? [])) };
}
