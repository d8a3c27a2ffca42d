import {
  type Action,
  type Correction,
  fallenOf,
  type Order,
  type PieceId,
  pieceOf,
  reserveOf,
  type Side,
  type State,
} from '../../../core';
import { ownKey } from '../../texts/localize';

/** How many actions the list shows: one can go further back step by step. */
const SHOWN = 30;

/** One action in the list of what can be taken back. */
export interface ActionLine {
  /** Undoing to this number takes it back, and everything after it. */
  readonly number: number;
  /** Null for what a game master has put right. */
  readonly side: Side | null;
  readonly text: string;
  /** A turn ends with it. */
  readonly isLastOfTurn: boolean;
}

/** What texts are made of. */
export interface Words {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** The latest actions of a battle, newest first, each in a line. */
export function actionLines(actions: readonly Action[], state: State, words: Words): readonly ActionLine[] {
  return actions
    .map((action, number) => {
      const isOrder = 'order' in action;
      const line = isOrder
        ? { side: action.order.side, text: orderText(action.order, state, words) }
        : { side: null, text: correctionText(action.corrected, state, words) };
      const isLastOfTurn = isOrder && isBare(action.order);
      return { number, ...line, isLastOfTurn };
    })
    .slice(-SHOWN)
    .reverse();
}

/** Names nothing but itself: it hands the turn over. */
const isBare = ({ unit, card, terrain, to }: Order): boolean =>
  [unit, card, terrain, to].every((word) => word === undefined);

const nameOf = (state: State, id: PieceId): string =>
  (pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id))?.name ?? id;

const textOr = ({ localize, has }: Words, key: string, otherwise: string): string =>
  has(key) ? localize(key) : otherwise;

function orderText({ type, unit, target, card, terrain }: Order, state: State, words: Words): string {
  const order = textOr(words, ownKey(state.ruleset, `PDC.order.${type}`, words.has), type);
  const about = [
    ...(unit === undefined ? [] : [nameOf(state, unit)]),
    ...(card === undefined ? [] : [textOr(words, `PDC.command.${card}.title`, card)]),
    ...(terrain === undefined ? [] : [textOr(words, `PDC.terrain.${terrain}`, terrain)]),
  ].join(', ');
  if (about === '') return order;
  if (target === undefined) return words.localize('PDC.control.deedOf', { order, about });
  return words.localize('PDC.control.deedAgainst', { order, about, target: nameOf(state, target) });
}

const correctionText = (correction: Correction, state: State, words: Words): string =>
  words.localize('PDC.control.corrected', {
    about: correctedName(correction, state, words) ?? words.localize('PDC.control.ground'),
  });

function correctedName(correction: Correction, state: State, words: Words): string | null {
  switch (correction.type) {
    case 'adjusted':
      return nameOf(state, correction.unit);
    case 'side-adjusted':
      return state.sides[correction.side].name;
    case 'enlisted':
      return correction.piece.name;
    case 'table-adjusted':
      return textOr(words, `PDC.table.${correction.table}.title`, correction.table);
    case 'terrain-adjusted':
    case 'borders-adjusted':
      return null;
  }
}
