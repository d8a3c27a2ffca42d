import { type Action, pointsOf, SIDES, type Side, type SideAdjustment } from '../../../core';
import { nationColours } from '../../../drawing';
import type { BattleActions, UserBattle } from '../../battle';
import type { Player } from '../../documents/document-types';
import type { Texts } from '../../texts';
import { commanderChoices } from '../commander-choices';
import { actionLines } from './action-lines';
import { courseLines } from './course-lines';

/** The data that the window needs to show a battle. */
export interface ControlData {
  readonly battle: UserBattle;
  readonly commanders: Readonly<Record<Side, string>>;
  readonly users: readonly Player[];
  readonly actions: BattleActions;
  readonly hasOwnBackground: boolean;
  /** True if the north sees it from its own side. */
  readonly isSeenFromNorth: boolean;
  readonly isBusy: boolean;
}

/** The figures of a side that a GM may set, with the minimum of each. */
const FIGURES: readonly { readonly key: Exclude<keyof SideAdjustment, 'name'>; readonly least: number }[] = [
  { key: 'points', least: 0 },
  { key: 'target', least: 1 },
  { key: 'rating', least: 0 },
];

/** The template data of the Battle control. */
export function controlContext(data: ControlData, texts: Texts) {
  const { battle, hasOwnBackground, isSeenFromNorth, isBusy } = data;
  const { isPaused, question } = battle;
  const { south, north } = battle.state.sides;
  return {
    isBusy,
    isPaused,
    // While an order is being carried out, no piece can be corrected.
    canPause: !question && !isBusy,
    status: texts.localize(`PDC.windows.control.${statusOf(isPaused, question !== null)}`),
    sides: SIDES.map((side) => sideContext(data, side, texts)),
    backgrounds: [false, true].map((isOwn) => ({
      value: isOwn ? 'own' : 'drawn',
      name: texts.localize(`PDC.windows.control.background.${isOwn ? 'own' : 'drawn'}`),
      isChosen: isOwn === hasOwnBackground,
    })),
    isSeenFromNorth,
    // A lesson has only one player, and a battle deployed by hand only one scene.
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
    users: commanderChoices(users, commanders[side], texts.localize),
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
  // The order that waits for the answer to a question can be undone like a finished one.
  const all: readonly Action[] = open ? [...actions, open] : actions;
  return actionLines(all, battle.state, texts).map((line) => ({
    ...line,
    place: line.number + 1,
    who: line.side ? names[line.side] : texts.localize('PDC.windows.newBattle.gameMaster'),
    nation: line.side ? battle.state.sides[line.side].nation : '',
  }));
}
