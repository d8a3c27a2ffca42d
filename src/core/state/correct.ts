import { adjust } from './adjust';
import { type Correction, type EventOf, enlistedIn } from './event';
import { isUnit, withWhole } from './piece';
import type { State } from './state';
import { type WorkingState, workingCopy } from './working-state';

type Handlers = {
  readonly [T in Correction['type']]: (state: WorkingState, correction: EventOf<T>) => void;
};

/** The words except `clear`, by their place. */
const withoutClear = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== 'clear'));

const handlers: Handlers = {
  adjusted: (state, { unit, change }) => adjust(state, unit, change),
  'side-adjusted'(state, { side, change: values, winner = state.winner }) {
    state.sides = { ...state.sides, [side]: { ...state.sides[side], ...values } };
    state.winner = winner;
  },
  'terrain-adjusted'(state, { terrain }) {
    state.terrain = withoutClear({ ...state.terrain, ...terrain });
  },
  'borders-adjusted'(state, { borders }) {
    state.borders = withoutClear({ ...state.borders, ...borders });
  },
  'works-adjusted'(state, { works }) {
    state.works = withoutClear({ ...state.works, ...works });
    // The field is absent if there are no works.
    if (Object.keys(state.works).length === 0) delete state.works;
  },
  'roads-adjusted'(state, { roads }) {
    state.extra = { ...state.extra, roads };
  },
  'table-adjusted'(state, { table, cells, wholes = {} }) {
    state.tables = { ...state.tables, [table]: cells };
    for (const [id, full] of Object.entries(wholes)) {
      const [unit, waiting, fallen] = [state.units[id], state.reserve[id], state.fallenUnits[id]];
      if (unit) state.units = { ...state.units, [id]: withWhole(unit, full) };
      if (waiting && isUnit(waiting)) state.reserve = { ...state.reserve, [id]: withWhole(waiting, full) };
      if (fallen) state.fallenUnits = { ...state.fallenUnits, [id]: { ...fallen, full } };
    }
  },
  enlisted(state, correction) {
    for (const piece of enlistedIn(correction)) {
      if (isUnit(piece)) state.units = { ...state.units, [piece.id]: piece };
      else state.leaders = { ...state.leaders, [piece.id]: piece };
    }
  },
};

/**
 * The position after a correction by hand, outside the rules; the original is not changed. Rules themselves change a
 * position by events of `Context`. Throws a RangeError if there is no such piece on the board.
 */
export function corrected(state: State, correction: Correction): State {
  const copy = workingCopy(state);
  const handle = handlers[correction.type] as (state: WorkingState, correction: Correction) => void;
  handle(copy, correction);
  return copy;
}
