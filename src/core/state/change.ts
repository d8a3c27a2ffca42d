import type { Leader, PieceId, Unit } from './piece';
import type { WorkingState } from './working-state';

type Change = Partial<
  Pick<Unit, 'name' | 'nation' | 'armed' | 'at' | 'strength' | 'formation' | 'facing' | 'traits'>
>;

/**
 * Changes a unit, or the values that a leader has too: name, nation, space and traits; throws a RangeError if it is not
 * on the board.
 */
export function change(state: WorkingState, id: PieceId, by: (piece: Unit) => Change): void {
  const unit = state.units[id];
  if (unit) {
    const changed = by(unit);
    // A piece that is moved occupies a single space.
    const stands = changed.at !== undefined && unit.also ? gathered(unit) : unit;
    state.units = withPiece(state.units, { ...stands, ...changed });
    return;
  }
  const leader = state.leaders[id];
  if (!leader) throw new RangeError(`no unit or leader "${id}" on the board`);
  // A leader lacks the other values, so they are not changed.
  const {
    name = leader.name,
    nation = leader.nation,
    at = leader.at,
    traits = leader.traits,
  } = by(leader as Unit);
  state.leaders = withPiece(state.leaders, { ...leader, name, nation, at, ...(traits && { traits }) });
}

/** A copy of a unit that occupies a single space. */
function gathered(unit: Unit): Unit {
  if (!unit.also) return unit;
  const { also: _, ...stands } = unit;
  return stands;
}

/** A copy of the pieces with one of them added or replaced. Copying first and then setting is fastest. */
function withPiece<T extends Leader>(pieces: Readonly<Record<PieceId, T>>, piece: T): Record<PieceId, T> {
  const copy: Record<PieceId, T> = { ...pieces };
  copy[piece.id] = piece;
  return copy;
}

/** The pieces except one. */
export const without = <T>(
  pieces: Readonly<Record<PieceId, T>>,
  id: PieceId,
): Readonly<Record<PieceId, T>> => {
  const { [id]: _, ...others } = pieces;
  return others;
};

/** Moves a unit from the board to the fallen units. */
export function removeUnit(state: WorkingState, id: PieceId): void {
  const unit = state.units[id];
  if (!unit) throw new RangeError(`no unit "${id}" on the board`);
  state.units = without(state.units, id);
  state.fallenUnits = { ...state.fallenUnits, [id]: { ...gathered(unit), strength: 0 } };
}

/** Moves a leader from the board to the fallen leaders. */
export function removeLeader(state: WorkingState, id: PieceId): void {
  const leader = state.leaders[id];
  if (!leader) throw new RangeError(`no leader "${id}" on the board`);
  state.leaders = without(state.leaders, id);
  state.fallenLeaders = { ...state.fallenLeaders, [id]: leader };
}
