import { change, removeLeader, removeUnit, without } from './change';
import type { Adjustment } from './event';
import type { PieceId } from './piece';
import { leadersAt } from './standing';
import type { WorkingState } from './working-state';

/** Carries out what a game master does to one piece by hand; a fallen one comes back. */
export function adjust(state: WorkingState, id: PieceId, { eliminated, ...values }: Adjustment): void {
  if (eliminated) {
    if (state.units[id]) removeUnit(state, id);
    else removeLeader(state, id);
    return;
  }
  const fallenUnit = state.fallenUnits[id];
  const fallenLeader = state.fallenLeaders[id];
  if (fallenUnit) {
    // It begins anew: what it had done, formed or taken along is of another moment.
    const anew = { strength: 1, marks: [], formation: 'line', extra: {} };
    state.units = { ...state.units, [id]: { ...fallenUnit, ...anew } };
    state.fallenUnits = without(state.fallenUnits, id);
  } else if (fallenLeader) {
    state.leaders = { ...state.leaders, [id]: { ...fallenLeader, marks: [] } };
    state.fallenLeaders = without(state.fallenLeaders, id);
  }
  const unit = state.units[id];
  // Leaders go where their unit is put.
  const along = unit && values.at !== undefined && !fallenUnit ? leadersAt(state, unit.at) : [];
  change(state, id, () => values);
  for (const leader of along) {
    if (leader.side === unit?.side) change(state, leader.id, () => ({ at: values.at ?? leader.at }));
  }
}
