import { adjust } from './adjust';
import { type Correction, type EventOf, enlistedIn } from './event';
import { isUnit, type Leader, type Unit, withWhole } from './piece';
import type { Arrival } from './preparation';
import { reserveOf, type State } from './state';
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
  'objectives-adjusted'(state, { objectives, winner = state.winner }) {
    state.objectives = objectives;
    state.winner = winner;
  },
  'arrivals-adjusted': adjustArrivals,
  'told-adjusted'(state, { type: _, ...told }) {
    state.told = { ...state.told, ...told };
  },
  'adjusted-together'(state, { parts }) {
    for (const part of parts) handlerOf(part)(state, part);
  },
};

/** True if a reinforcement is still to come: pieces of it are in reserve, or it has none yet. */
export const isToCome = ({ reserve }: Pick<State, 'reserve'>, { pieces }: Arrival): boolean =>
  pieces.length === 0 || pieces.some((id) => Object.hasOwn(reserve, id));

/** Replaces the reinforcements still to come; those of pieces that have arrived stay as they were. */
function adjustArrivals(state: WorkingState, { arrivals, pieces = [] }: EventOf<'arrivals-adjusted'>): void {
  const { reserve } = state;
  const before = new Set(state.arrivals.flatMap((arrival) => arrival.pieces));
  const now = new Set(arrivals.flatMap((arrival) => arrival.pieces));
  const kept = Object.entries(reserve).filter(([id]) => now.has(id) || !before.has(id));
  const given = pieces.map((piece): [string, Unit | Leader] => [piece.id, inReserve(state, piece)]);
  const arrived = state.arrivals
    .map((arrival) => ({ ...arrival, pieces: arrival.pieces.filter((id) => !Object.hasOwn(reserve, id)) }))
    .filter((arrival) => arrival.pieces.length > 0);
  state.arrivals = [...arrivals, ...arrived];
  state.reserve = Object.fromEntries([...kept, ...given]);
}

/** A piece as it waits in reserve; one that was there before keeps what the rules noted of it. */
function inReserve(state: WorkingState, piece: Unit | Leader): Unit | Leader {
  const { marks = [], extra } = reserveOf(state, piece.id) ?? {};
  return { ...piece, at: '', marks, ...(extra && { extra }) };
}

const handlerOf = (correction: Correction) =>
  handlers[correction.type] as (state: WorkingState, correction: Correction) => void;

/**
 * The position after a correction by hand, outside the rules; the original is not changed. Rules themselves change a
 * position by events of `Context`. Throws a RangeError if there is no such piece on the board.
 */
export function corrected(state: State, correction: Correction): State {
  const copy = workingCopy(state);
  handlerOf(correction)(copy, correction);
  return copy;
}
