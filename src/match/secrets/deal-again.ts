import { type Cards, HIDDEN_CARD, type ParkedCards, type Ruleset, SIDES, type State } from '../../core';

/** Draws this many cards from a pile, face down. */
type Draw = (pile: readonly string[], count: number) => Promise<readonly string[]>;

/** A position in which the secrets of both sides are replaced: as many cards are drawn for them as they had. */
export async function dealtAnew(rules: Ruleset, state: State, draw: Draw): Promise<State> {
  const { cards } = state;
  if (!cards) return state;
  const unseen = unseenCards(rules, state, cards);
  const drawn = [...(await draw(unseen, hiddenIn(cards)))];
  const shown = (lying: readonly string[]): readonly string[] =>
    lying.map((card) => (card === HIDDEN_CARD ? (drawn.shift() ?? card) : card));
  const { hands, parked } = cards;
  return {
    ...state,
    cards: {
      ...cards,
      hands: { south: shown(hands.south), north: shown(hands.north) },
      ...(parked && {
        parked: { south: parkedAs(parked.south, shown), north: parkedAs(parked.north, shown) },
      }),
    },
  };
}

const parkedAs = (parked: ParkedCards, shown: (lying: readonly string[]) => readonly string[]): ParkedCards =>
  Object.fromEntries(Object.entries(parked).map(([place, lying]) => [place, shown(lying)]));

/** Every card in a hand, parked or discarded. */
const lyingIn = ({ hands, parked, discard }: Cards): readonly string[] => [
  ...discard,
  ...SIDES.flatMap((side) => [...hands[side], ...Object.values(parked?.[side] ?? {}).flat()]),
];

const hiddenIn = (cards: Cards): number => lyingIn(cards).filter((card) => card === HIDDEN_CARD).length;

/** The cards of a game that are not visible anywhere. */
function unseenCards({ cards: all }: Ruleset, { turn }: State, cards: Cards): readonly string[] {
  const unseen = Object.values(all).flatMap(({ id, count }) => new Array<string>(count).fill(id));
  for (const card of [...lyingIn(cards), ...(turn.card ? [turn.card.card] : [])]) {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}
