import {
  type Action,
  type Correction,
  correctionsIn,
  enlistedIn,
  fallenOf,
  type Order,
  type PieceId,
  pieceOf,
  reserveOf,
  SIDES,
  type Side,
  type SingleCorrection,
  type State,
} from '../../core';
import type { UndoSummary } from '../../match';
import type { Texts } from '.';
import { textsOf } from './game-texts';

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
    about: [...new Set(correctionsIn(correction).map((part) => correctedName(part, state, texts)))].join(
      ', ',
    ),
  });

function correctedName(correction: SingleCorrection, state: State, texts: Texts): string {
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
    case 'roads-adjusted':
      return texts.localize('PDC.windows.control.ground');
    case 'objectives-adjusted':
    case 'arrivals-adjusted':
      return texts.localize(`PDC.windows.control.${correction.type}`);
    case 'told-adjusted':
      return texts.localize(
        `PDC.windows.control.${correction.briefing ? 'briefing-adjusted' : 'picture-adjusted'}`,
      );
  }
}

/** The sides whose orders an undo or another line of play concerns, and the moment they start from. */
export function summaryText(
  { orders, corrections, turn, side }: UndoSummary,
  nameOf: (side: Side) => string,
  { localize }: Pick<Texts, 'localize'>,
): string {
  const counted = (key: string, count: number, blanks: Readonly<Record<string, string>> = {}): string =>
    localize(`PDC.windows.goingBack.${key}.${count === 1 ? 'one' : 'many'}`, {
      count: String(count),
      ...blanks,
    });
  const whose = [
    ...SIDES.filter((each) => orders[each] > 0).map((each) =>
      counted('of', orders[each], { side: nameOf(each) }),
    ),
    ...(corrections > 0 ? [counted('corrected', corrections)] : []),
  ];
  const since = turn === 0 ? 'PDC.windows.goingBack.sinceBefore' : 'PDC.windows.goingBack.since';
  return localize(since, { turn: String(turn), side: nameOf(side), whose: whose.join(', ') });
}
