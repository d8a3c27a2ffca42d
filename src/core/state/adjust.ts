import { change, removeLeader, removeUnit, without } from './change';
import type { Adjustment } from './event';
import { leadersAt, unitsAt } from './occupancy';
import type { Leader, PieceId } from './piece';
import { fallenOf } from './state';
import type { WorkingState } from './working-state';

/**
 * Whether a fallen piece comes back with such a change: not if it is only called, coloured or armed another way.
 */
export const bringsBack = ({ at, strength, formation }: Adjustment): boolean =>
  at !== undefined || strength !== undefined || formation !== undefined;

/** Carries out what a game master does to one piece by hand; a fallen one comes back if it is put anywhere. */
export function adjust(
  state: WorkingState,
  id: PieceId,
  { eliminated, traits, ...values }: Adjustment,
): void {
  if (eliminated) {
    if (state.units[id]) removeUnit(state, id);
    else removeLeader(state, id);
    return;
  }
  const hasFallen = fallenOf(state, id) !== undefined;
  if (hasFallen && !bringsBack(values)) {
    describeFallen(state, id, values);
    return;
  }
  if (hasFallen) bringBack(state, id);
  // A leader stays where he is if other units of his stay with him.
  const along = hasFallen || values.at === undefined ? [] : companionsOf(state, id);
  change(state, id, (piece) => ({
    ...values,
    ...(traits && { traits: { ...piece.traits, ...traits } }),
  }));
  for (const leader of along) change(state, leader.id, () => ({ at: values.at ?? leader.at }));
}

/** The leaders who go wherever a unit is put: those who stand with it alone. */
function companionsOf(state: WorkingState, id: PieceId): readonly Leader[] {
  const unit = state.units[id];
  if (!unit || unitsAt(state, unit.at).length > 1) return [];
  return leadersAt(state, unit.at).filter(({ side }) => side === unit.side);
}

/** Brings a fallen piece back to where it fell. */
function bringBack(state: WorkingState, id: PieceId): void {
  const unit = state.fallenUnits[id];
  const leader = state.fallenLeaders[id];
  if (unit) {
    // It begins anew: what it had done, formed or taken along is of another moment.
    const anew = { strength: 1, marks: [], formation: 'line', extra: {} };
    state.units = { ...state.units, [id]: { ...unit, ...anew } };
    state.fallenUnits = without(state.fallenUnits, id);
  } else if (leader) {
    const { extra: _, ...bare } = leader;
    state.leaders = { ...state.leaders, [id]: { ...bare, marks: [] } };
    state.fallenLeaders = without(state.fallenLeaders, id);
  }
}

/** Calls, colours or arms a fallen piece another way; it stays off the board. */
function describeFallen(state: WorkingState, id: PieceId, { name, nation, armed }: Adjustment): void {
  const words = { ...(name !== undefined && { name }), ...(nation !== undefined && { nation }) };
  const unit = state.fallenUnits[id];
  const leader = state.fallenLeaders[id];
  if (unit) {
    const described = { ...unit, ...words, ...(armed && { armed }) };
    state.fallenUnits = { ...state.fallenUnits, [id]: described };
  } else if (leader) state.fallenLeaders = { ...state.fallenLeaders, [id]: { ...leader, ...words } };
}
