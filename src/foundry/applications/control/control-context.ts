import {
  type Action,
  type Correction,
  fallenOf,
  type Order,
  type PieceId,
  pieceOf,
  pointsOf,
  reserveOf,
  SIDES,
  type Side,
  type SideAdjustment,
  type State,
} from '../../../core';
import { nationColours } from '../../../drawing';
import { type BattleActions, handsTurnOver, type UserBattle } from '../../battle';
import type { Player } from '../../documents/document-types';
import { ownKey, type Texts } from '../../texts';

/** Everything that the window shows a battle by. */
export interface ControlData {
  readonly battle: UserBattle;
  readonly commanders: Readonly<Record<Side, string>>;
  readonly users: readonly Player[];
  readonly actions: BattleActions;
  readonly hasOwnBackground: boolean;
  readonly isBusy: boolean;
}

/** The numbers of a side that a game master may set, and the least of each. */
const FIGURES: readonly { readonly key: keyof SideAdjustment; readonly least: number }[] = [
  { key: 'points', least: 0 },
  { key: 'target', least: 1 },
  { key: 'rating', least: 0 },
];

/** What the template of the battle control shows. */
export function controlContext(data: ControlData, texts: Texts) {
  const { battle, hasOwnBackground, isBusy } = data;
  const { isPaused, question } = battle;
  const { south, north } = battle.state.sides;
  return {
    isBusy,
    isPaused,
    // In the middle of an order no piece can be put right.
    canPause: !question && !isBusy,
    status: texts.localize(`PDC.control.${statusOf(isPaused, question !== null)}`),
    sides: SIDES.map((side) => sideContext(data, side, texts)),
    backgrounds: [false, true].map((isOwn) => ({
      value: isOwn ? 'own' : 'drawn',
      name: texts.localize(`PDC.control.background.${isOwn ? 'own' : 'drawn'}`),
      isChosen: isOwn === hasOwnBackground,
    })),
    actions: actionsContext(data, { south: south.name, north: north.name }, texts),
    canUndo: !isPaused && !isBusy,
    redo: battle.redoable > 0 ? redoText(battle.redoable, texts) : null,
    hasTables: Object.keys(battle.rules.tables).length > 0,
  };
}

const redoText = (count: number, { localize }: Texts): string =>
  localize(`PDC.control.redo.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

function statusOf(isPaused: boolean, isAsked: boolean): string {
  if (isPaused) return 'paused';
  return isAsked ? 'asked' : 'running';
}

function sideContext({ battle, commanders, users }: ControlData, side: Side, texts: Texts) {
  const { state } = battle;
  const own = state.sides[side];
  const held = pointsOf(state, side) - own.points;
  const { face, facings, edge } = nationColours(own.nation);
  return {
    side,
    name: own.name,
    flag: { face, facings, edge },
    users: users.map((user) => ({ ...user, isChosen: user.id === commanders[side] })),
    stats: FIGURES.filter(({ key }) => key === 'points' || battle.rules.sideStats.includes(key)).map(
      ({ key, least }) => ({
        key,
        least,
        value: own[key],
        label: texts.localize(`PDC.control.${key}`),
      }),
    ),
    held: held > 0 ? texts.localize('PDC.control.held', { count: String(held) }) : null,
  };
}

function actionsContext(
  { battle, actions: { actions, open } }: ControlData,
  names: Readonly<Record<Side, string>>,
  texts: Texts,
) {
  // The order in whose middle a question is open can be taken back like a finished one.
  const all: readonly Action[] = open ? [...actions, open] : actions;
  return actionLines(all, battle.state, texts).map((line) => ({
    ...line,
    place: line.number + 1,
    who: line.side ? names[line.side] : texts.localize('PDC.newBattle.gameMaster'),
    nation: line.side ? battle.state.sides[line.side].nation : '',
  }));
}

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

/** The latest actions of a battle, newest first, each in a line. */
export function actionLines(actions: readonly Action[], state: State, texts: Texts): readonly ActionLine[] {
  return actions
    .map((action, number) => {
      const isOrder = 'order' in action;
      const line = isOrder
        ? { side: action.order.side, text: orderText(action.order, state, texts) }
        : { side: null, text: correctionText(action.corrected, state, texts) };
      const isLastOfTurn = isOrder && handsTurnOver(action.order);
      return { number, ...line, isLastOfTurn };
    })
    .slice(-SHOWN)
    .reverse();
}

const nameOf = (state: State, id: PieceId): string =>
  (pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id))?.name ?? id;

const textOrId = ({ localize, has }: Texts, key: string, otherwise: string): string =>
  has(key) ? localize(key) : otherwise;

function orderText({ type, unit, target, card, terrain }: Order, state: State, texts: Texts): string {
  const order = textOrId(texts, ownKey(state.ruleset, `PDC.order.${type}`, texts.has), type);
  const about = [
    ...(unit === undefined ? [] : [nameOf(state, unit)]),
    ...(card === undefined ? [] : [textOrId(texts, `PDC.command.${card}.title`, card)]),
    ...(terrain === undefined ? [] : [textOrId(texts, `PDC.terrain.${terrain}`, terrain)]),
  ].join(', ');
  if (about === '') return order;
  if (target === undefined) return texts.localize('PDC.control.actionOf', { order, about });
  const enemy = nameOf(state, target);
  const isNamesake = unit !== undefined && nameOf(state, unit) === enemy;
  return texts.localize(`PDC.control.${isNamesake ? 'actionAgainstNamesake' : 'actionAgainst'}`, {
    order,
    about,
    target: enemy,
  });
}

const correctionText = (correction: Correction, state: State, texts: Texts): string =>
  texts.localize('PDC.control.corrected', {
    about: correctedName(correction, state, texts) ?? texts.localize('PDC.control.ground'),
  });

function correctedName(correction: Correction, state: State, texts: Texts): string | null {
  switch (correction.type) {
    case 'adjusted':
      return nameOf(state, correction.unit);
    case 'side-adjusted':
      return state.sides[correction.side].name;
    case 'enlisted':
      return correction.piece.name;
    case 'table-adjusted':
      return textOrId(texts, `PDC.table.${correction.table}.title`, correction.table);
    case 'terrain-adjusted':
    case 'borders-adjusted':
    case 'works-adjusted':
      return null;
  }
}
