import { fallenOf, type Order, pieceOf, reserveOf, type Side, type State } from '../../core';

/** A change of the share of battles won, in per cent, with what chance may account for. */
export interface Measured {
  readonly value: number;
  readonly margin: number;
}

/** An order or an answer, by names: nothing in it tells a card. */
export interface NamedChoice {
  /** The type of the order, or the answer. */
  readonly word: string;
  /** The names of the pieces and the space; empty if it names none. */
  readonly unit: string;
  readonly target: string;
  readonly space: string;
}

/** A choice at a turning point beside that of a Captain, for everyone to read. */
export interface ReviewedChoice {
  readonly side: Side;
  /** The key of the question that was answered; empty for the order itself. */
  readonly question: string;
  readonly given: NamedChoice;
  readonly advised: NamedChoice;
  /** True if the Captain would have chosen the same. */
  readonly isSame: boolean;
  /** The worth of the choice beyond the Captain's, to the side that chose. */
  readonly worth: Measured;
}

/** A turning point as a Captain judges it. */
export interface TurnReview {
  readonly choices: readonly ReviewedChoice[];
  /** The gift of the dice to the side that ordered. */
  readonly luck: Measured;
}

/** A review as the Captain made it. */
interface Found {
  readonly choices: readonly (Pick<ReviewedChoice, 'side' | 'question' | 'isSame' | 'worth'> & {
    readonly given: Order | string;
    readonly advised: Order | string;
  })[];
  readonly luck: Measured;
}

/** A review by names, without the cards that a hand held before the order. */
export const namedReview = (before: State, { choices, luck }: Found): TurnReview => ({
  choices: choices.map(({ side, question, isSame, worth, given, advised }) => ({
    ...{ side, question, isSame },
    given: named(before, given),
    advised: named(before, advised),
    worth: rounded(worth),
  })),
  luck: rounded(luck),
});

function named(state: State, choice: Order | string): NamedChoice {
  const nameOf = (id = ''): string =>
    (pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id))?.name ?? '';
  if (typeof choice === 'string') return { word: choice, unit: nameOf(choice), target: '', space: '' };
  const { type, unit, target, to = '' } = choice;
  return { word: type, unit: nameOf(unit), target: nameOf(target), space: to };
}

const rounded = ({ value, margin }: Measured): Measured => ({
  value: Math.round(10 * value) / 10,
  margin: Math.round(10 * margin) / 10,
});
