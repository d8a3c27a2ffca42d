import {
  evolve,
  type Fields,
  fields,
  isUnit,
  items,
  oneOf,
  type PieceId,
  pieceOf,
  reserveOf,
  SIDES,
  type State,
  whole,
  workingCopy,
} from '../../src/core';
import { pointsLeft } from '../../src/rulesets/squares/actions';
import { battleOf, noted, turnOf } from '../../src/rulesets/squares/battle';
import { BATTLE_WORDS } from '../../src/rulesets/squares/battle-words';
import { commandOf, isChief } from '../../src/rulesets/squares/commands';
import { dpsOf, inTown } from '../../src/rulesets/squares/unit-types';
import type { CaseWords } from './own-words';

const DEFAULT_ACTIONS = 3;

/** Orders before which no command needs to be active. */
const OF_THE_SIDE = ['activate', 'end-turn', 'resolve', 'roll-off'];

const list = (data: unknown): readonly PieceId[] => (Array.isArray(data) ? data.map(String) : []);

/** The side whose turn the first one is, if the case says so. */
function firstOf({ firsts }: Fields) {
  const [first] = Array.isArray(firsts) ? firsts : [];
  return SIDES.find((side) => side === Object(first).side);
}

/** The words of cases that only squares knows: docs/cases.md. */
export const SQUARES_WORDS: CaseWords = {
  given: [...BATTLE_WORDS, 'actions', 'bombarded', 'moved'],
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
    const state = workingCopy(deployed);
    const isSecond = active !== battleOf(state).first;
    const step = first.type === 'roll-off' ? state.turn.step : 'command';
    state.turn = { ...state.turn, side: active, number: isSecond ? 2 : 1, step };
    const actor = pieceOf(state, first.unit ?? '') ?? reserveOf(state, first.unit ?? '');
    if (actor && !isChief(actor) && !OF_THE_SIDE.includes(first.type)) {
      const command = commandOf(actor);
      const actions = Number(given.actions ?? DEFAULT_ACTIONS);
      evolve(state, noted({ active: { command, actions, rallies: 0 }, activated: [command] }));
    }
    for (const unit of list(given.bombarded)) evolve(state, { type: 'marked', unit, mark: 'bombarded' });
    for (const unit of list(given.moved)) evolve(state, { type: 'marked', unit, mark: 'step' });
    return state;
  },
  ofPiece: ['dps', 'facing', 'in-town', 'actions'],
  piece(state, id) {
    const piece = pieceOf(state, id);
    if (!piece || !isUnit(piece)) return {};
    return {
      dps: dpsOf(piece),
      facing: piece.facing ?? '',
      'in-town': inTown(piece),
      actions: pointsLeft(state, piece),
    };
  },
  ofBattle: ['active-command', 'assaults', 'elapsed', 'turn'],
  battle(state: State) {
    const { active, assaults, clock } = battleOf(state);
    return {
      'active-command': active?.command ?? null,
      assaults: assaults.map(({ unit }) => unit),
      elapsed: clock.elapsed,
      turn: turnOf(state),
    };
  },
};
