import { type Action, pointsOf, SIDES, type Side, type SideAdjustment } from '../../../core';
import { nationColours } from '../../../drawing';
import type { BattleActions, UserBattle } from '../../battle';
import type { Player } from '../../documents/document-types';
import type { Texts } from '../../texts';
import { actionLines } from './action-lines';
import { courseLines } from './course-lines';

/** Everything that the window shows a battle by. */
export interface ControlData {
  readonly battle: UserBattle;
  readonly commanders: Readonly<Record<Side, string>>;
  readonly users: readonly Player[];
  readonly actions: BattleActions;
  readonly hasOwnBackground: boolean;
  /** The north sees it from its own side. */
  readonly isSeenFromNorth: boolean;
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
  const { battle, hasOwnBackground, isSeenFromNorth, isBusy } = data;
  const { isPaused, question } = battle;
  const { south, north } = battle.state.sides;
  return {
    isBusy,
    isPaused,
    // In the middle of an order no piece can be put right.
    canPause: !question && !isBusy,
    status: texts.localize(`PDC.windows.control.${statusOf(isPaused, question !== null)}`),
    sides: SIDES.map((side) => sideContext(data, side, texts)),
    backgrounds: [false, true].map((isOwn) => ({
      value: isOwn ? 'own' : 'drawn',
      name: texts.localize(`PDC.windows.control.background.${isOwn ? 'own' : 'drawn'}`),
      isChosen: isOwn === hasOwnBackground,
    })),
    isSeenFromNorth,
    // Whoever learns does so alone, and what is laid out by hand is laid out on one scene.
    canShowFromNorth: !isPaused && !isBusy && battle.lesson === null,
    actions: actionsContext(data, { south: south.name, north: north.name }, texts),
    courses: courseLines(data.actions.courses, battle.state, texts),
    canUndo: !isPaused && !isBusy,
    redo: battle.redoable > 0 ? redoText(battle.redoable, texts) : null,
    hasTables: Object.keys(battle.rules.tables).length > 0,
  };
}

const redoText = (count: number, { localize }: Texts): string =>
  localize(`PDC.windows.control.redo.${count === 1 ? 'one' : 'many'}`, { count: String(count) });

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
        label: texts.localize(`PDC.windows.control.${key}`),
      }),
    ),
    held: held > 0 ? texts.localize('PDC.windows.control.held', { count: String(held) }) : null,
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
    who: line.side ? names[line.side] : texts.localize('PDC.windows.newBattle.gameMaster'),
    nation: line.side ? battle.state.sides[line.side].nation : '',
  }));
}
