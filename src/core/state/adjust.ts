import { change, removeLeader, removeUnit, without } from './change';
import type { Adjustment } from './event';
import { leadersAt, unitsAt } from './occupancy';
import type { Leader, PieceId } from './piece';
import { fallenOf } from './state';
import type { WorkingState } from './working-state';

/** True if a fallen piece returns with such a change: not if only its name, nation or weapons change. */
export const bringsBack = ({ at, strength, formation }: Adjustment): boolean =>
  at !== undefined || strength !== undefined || formation !== undefined;

/** Applies a GM's correction to one piece; a fallen piece returns if it is given a space. */
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
  // A leader stays in place if other units of its side stay there too.
  const along = hasFallen || values.at === undefined ? [] : companionsOf(state, id);
  change(state, id, (piece) => ({
    ...values,
    ...(traits && { traits: { ...piece.traits, ...traits } }),
  }));
  for (const leader of along) change(state, leader.id, () => ({ at: values.at ?? leader.at }));
}

/** The leaders that go wherever a unit is put: those in its space if there is no other unit. */
function companionsOf(state: WorkingState, id: PieceId): readonly Leader[] {
  const unit = state.units[id];
  if (!unit || unitsAt(state, unit.at).length > 1) return [];
  return leadersAt(state, unit.at).filter(({ side }) => side === unit.side);
}

/** Returns a fallen piece to the space where it fell. */
function bringBack(state: WorkingState, id: PieceId): void {
  const unit = state.fallenUnits[id];
  const leader = state.fallenLeaders[id];
  if (unit) {
    // It starts afresh: its marks, formation and data belonged to an earlier moment.
    const anew = { strength: 1, marks: [], formation: 'line', extra: {} };
    state.units = { ...state.units, [id]: { ...unit, ...anew } };
    state.fallenUnits = without(state.fallenUnits, id);
  } else if (leader) {
    const { extra: _, ...bare } = leader;
    state.leaders = { ...state.leaders, [id]: { ...bare, marks: [] } };
    state.fallenLeaders = without(state.fallenLeaders, id);
  }
}

/** Changes the name, nation or weapons of a fallen piece; it stays off the board. */
function describeFallen(state: WorkingState, id: PieceId, { name, nation, armed }: Adjustment): void {
  const words = { ...(name !== undefined && { name }), ...(nation !== undefined && { nation }) };
  const unit = state.fallenUnits[id];
  const leader = state.fallenLeaders[id];
  if (unit) {
    const described = { ...unit, ...words, ...(armed && { armed }) };
    state.fallenUnits = { ...state.fallenUnits, [id]: described };
  } else if (leader) state.fallenLeaders = { ...state.fallenLeaders, [id]: { ...leader, ...words } };
}
