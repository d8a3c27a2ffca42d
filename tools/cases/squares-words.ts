import {
  Context,
  type Fields,
  fields,
  items,
  oneOf,
  type PieceId,
  type RulesetData,
  SIDES,
  type State,
  sideNumber,
  toState,
  whole,
  wordNumber,
} from '../../src/core';
import { pointsLeft } from '../../src/rulesets/squares/action-points';
import { dpsOf, inTown } from '../../src/rulesets/squares/arms';
import { battle, turnOf } from '../../src/rulesets/squares/battle';
import { positionOf } from '../../src/rulesets/squares/combat-preview';
import { commandOf, isChief } from '../../src/rulesets/squares/commands';
import { marked, noted } from '../../src/rulesets/squares/events';
import { BOMBARDED, STEP } from '../../src/rulesets/squares/marks';
import type { CaseFields } from './game-words';

const DEFAULT_ACTIONS = 3;

/** Orders for which no command needs to be active. */
const OF_THE_SIDE = ['activate', 'end-turn', 'resolve', 'roll-off'];

const list = (data: unknown): readonly PieceId[] => (Array.isArray(data) ? data.map(String) : []);

/** The side that is first from turn 1 on, if the case gives it. */
function firstOf({ firsts }: Fields) {
  const given: unknown[] = Array.isArray(firsts) ? firsts : [];
  const first = given.find((each) => Object(each).from === 1);
  return SIDES.find((side) => side === Object(first).side);
}

/** The fields of cases that only Napoleonic Squares has: docs/cases.md. */
export const SQUARES_WORDS: CaseFields = {
  given: {
    actions: 'The action points of the active command; 3 if you leave it out.',
    bombarded: '`[g]`: batteries that have bombarded this turn.',
    moved: '`[a]`: units that have made one orthogonal step this turn.',
  },
  first: (given) => firstOf(given) ?? 'south',
  check(_rules, given, pieces, place, faults) {
    if (given.actions !== undefined) whole(given.actions, `${place}: actions`, faults, 0);
    for (const key of ['bombarded', 'moved']) {
      for (const id of items(given[key], `${place}: ${key}`, faults))
        oneOf(id, `${place}: ${key}`, faults, pieces);
    }
    fields(given.towns ?? {}, `${place}: towns`, faults);
  },
  begin(deployed, given, active, first) {
    if (deployed.preparation) return deployed;
    const position = positionOf(deployed);
    const c = new Context(position, false);
    const isSecond = active !== battle(position, 'first');
    const step = first.type === 'roll-off' ? deployed.turn.step : 'command';
    position.setTurn(isSecond ? 2 : 1, sideNumber(active), wordNumber(step), position.activations);
    const actor = position.find(first.unit ?? '');
    if (actor && !isChief(actor) && !OF_THE_SIDE.includes(first.type)) {
      const command = commandOf(actor);
      const actions = Number(given.actions ?? DEFAULT_ACTIONS);
      noted(c, { active: { command, actions, rallies: 0 }, activated: [command] });
    }
    const markAll = (ids: readonly PieceId[], mark: number) => {
      for (const piece of ids.flatMap((id) => position.find(id) ?? [])) marked(c, piece, mark);
    };
    markAll(list(given.bombarded), BOMBARDED);
    markAll(list(given.moved), STEP);
    return toState(position);
  },
  ofPiece: {
    dps: 'Its disruption points.',
    facing: 'Its facing.',
    'in-town': '`true`: it occupies the town of its square.',
    actions: 'The action points that it has left.',
  },
  piece(state, id): RulesetData {
    const position = positionOf(state);
    const piece = position.find(id);
    if (!piece?.isOnBoard || piece.isLeader) return {};
    return {
      dps: dpsOf(piece),
      facing: piece.facing ?? '',
      'in-town': inTown(piece),
      actions: pointsLeft(position, piece),
    };
  },
  ofBattle: {
    'active-command': 'The active command, `null` for none.',
    assaults: '`[a]`: units whose declared assaults are still to be resolved.',
    elapsed: 'The minutes gone.',
    turn: 'The number of the turn.',
  },
  battle(state: State) {
    const position = positionOf(state);
    return {
      'active-command': battle(position, 'active')?.command ?? null,
      assaults: battle(position, 'assaults').map(({ unit }) => unit),
      elapsed: battle(position, 'clock').elapsed,
      turn: turnOf(position),
    };
  },
};
