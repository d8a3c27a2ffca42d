import { type Context, type PieceId, unitOf } from '../../core';
import { type Joining, screenOf, standsOf } from './skirmishers';

/** Skirmishers become part of the unit in whose space they stand: R000-139, R000-140, AMB-000-25. */
export function joinUnit(c: Context, id: PieceId, into: PieceId, joining: Joining): void {
  const group = unitOf(c.state, id);
  const host = unitOf(c.state, into);
  const stands = standsOf(group);
  const merged = [...standsOf(host), ...stands];
  c.emit({ type: 'joined', unit: id, into, steps: group.strength });
  switch (joining) {
    case 'merge':
      c.emit({ type: 'noted', unit: into, extra: { stands: merged } });
      // They act as one from now on: what one of them has done, all have.
      for (const mark of group.marks) {
        if (mark !== 'activated') c.emit({ type: 'marked', unit: into, mark });
      }
      return;
    case 'screen':
      c.emit({ type: 'noted', unit: into, extra: { screen: stands[0] ?? '' } });
      return;
    case 'rejoin':
      return;
  }
}

/** R000-143: the attached skirmisher is the first casualty; a group forgets whom it has lost. */
export function countLosses(c: Context, id: PieceId): void {
  const unit = c.state.units[id];
  if (!unit) return;
  if (screenOf(unit) !== null) c.emit({ type: 'noted', unit: id, extra: { screen: null } });
  if (Array.isArray(unit.extra.stands) && unit.extra.stands.length > unit.strength) {
    c.emit({ type: 'noted', unit: id, extra: { stands: standsOf(unit) } });
  }
}
