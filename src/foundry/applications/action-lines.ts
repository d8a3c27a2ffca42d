import {
  type Action,
  type Correction,
  enlistedIn,
  fallenOf,
  type Order,
  type PieceId,
  pieceOf,
  reserveOf,
  type Side,
  type State,
} from '../../core';
import { handsTurnOver } from '../battle';
import { type Texts, textsOf } from '../texts';

/** The number of actions that the list shows; undo reaches earlier ones step by step. */
const SHOWN = 30;

/** One action in the list of actions that can be undone. */
export interface ActionLine {
  /** The number of the action to undo to: it and everything after it are undone. */
  readonly number: number;
  /** The side that acted; null for a GM's correction. */
  readonly side: Side | null;
  readonly text: string;
  /** True if it ends a turn. */
  readonly isLastOfTurn: boolean;
}

/** The latest actions of a battle, newest first, one line each. */
export function actionLines(actions: readonly Action[], state: State, texts: Texts): readonly ActionLine[] {
  return actions
    .map((action, number) => {
      const isOrder = 'order' in action;
      const side = isOrder ? action.order.side : null;
      const isLastOfTurn = isOrder && handsTurnOver(action.order);
      return { number, side, text: actionText(action, state, texts), isLastOfTurn };
    })
    .slice(-SHOWN)
    .reverse();
}

/** One action in a few words. */
export function actionText(action: Action, state: State, language: Texts): string {
  const texts = textsOf(state.ruleset, language);
  return 'order' in action
    ? orderText(action.order, state, texts)
    : correctionText(action.corrected, state, texts);
}

const nameOf = (state: State, id: PieceId): string =>
  (pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id))?.name ?? id;

const textOrId = ({ localize, has }: Texts, key: string, otherwise: string): string =>
  has(key) ? localize(key) : otherwise;

function orderText({ type, unit, target, to, card, terrain }: Order, state: State, texts: Texts): string {
  const order = textOrId(texts, `PDC.rules.order.${type}`, type);
  const about = [
    ...(unit === undefined ? [] : [nameOf(state, unit)]),
    ...(card === undefined ? [] : [textOrId(texts, `PDC.rules.command.${card}.title`, card)]),
    ...(terrain === undefined ? [] : [textOrId(texts, `PDC.rules.terrain.${terrain}`, terrain)]),
  ].join(', ');
  if (about === '') return order;
  if (target === undefined) {
    const blanks = { order, about };
    return to === undefined
      ? texts.localize('PDC.windows.control.actionOf', blanks)
      : texts.localize('PDC.windows.control.actionTo', { ...blanks, space: to });
  }
  const enemy = nameOf(state, target);
  const isNamesake = unit !== undefined && nameOf(state, unit) === enemy;
  return texts.localize(`PDC.windows.control.${isNamesake ? 'actionAgainstNamesake' : 'actionAgainst'}`, {
    order,
    about,
    target: enemy,
  });
}

const correctionText = (correction: Correction, state: State, texts: Texts): string =>
  texts.localize('PDC.windows.control.corrected', {
    about: correctedName(correction, state, texts) ?? texts.localize('PDC.windows.control.ground'),
  });

function correctedName(correction: Correction, state: State, texts: Texts): string | null {
  switch (correction.type) {
    case 'adjusted':
      return nameOf(state, correction.unit);
    case 'side-adjusted':
      return state.sides[correction.side].name;
    case 'enlisted':
      return enlistedIn(correction)
        .map(({ name }) => name)
        .join(', ');
    case 'table-adjusted':
      return textOrId(texts, `PDC.rules.table.${correction.table}.title`, correction.table);
    case 'terrain-adjusted':
    case 'borders-adjusted':
    case 'works-adjusted':
      return null;
  }
}
