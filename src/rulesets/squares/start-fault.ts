import { enemyOf, type Leader, pieceOf, type Refusal, type State, type Unit } from '../../core';
import { because } from './because';
import { boardOf } from './board';
import { commandOf, generalOf, isChief } from './commands';
import { hasRoom, isHeldBy, loneGenerals, townHasRoom } from './stacking';
import { groundAt } from './terrain';
import { inTown, isArtillery } from './unit-types';

/** R004-12 to R004-20: why a piece may not start a battle where it stands. */
export function startFault(state: State, id: string): Refusal | undefined {
  const piece = pieceOf(state, id);
  if (!piece) return undefined;
  if (!boardOf(state).has(piece.at)) return because('off-the-board', 'R004-10', piece.at);
  if (groundAt(state, piece.at).barred === 'all') return because('barred', 'T004-9', piece.at);
  if (isHeldBy(state, piece.at, enemyOf(piece.side))) return because('enemy-there', 'R004-16', piece.at);
  const unit = state.units[id];
  return unit ? unitFault(state, unit) : generalFault(state, piece);
}

/** R004-05, R004-16: one general for each command, and never two enemies alone in a square. */
function generalFault(state: State, general: Leader): Refusal | undefined {
  const { side, at, id } = general;
  if (loneGenerals(state, at, enemyOf(side)).length > 0) return because('enemy-there', 'R004-16', general.at);
  const first = isChief(general) ? general : generalOf(state, side, commandOf(general));
  return first?.id === id ? undefined : because('command-has-a-general', 'R004-05', general.at);
}

function unitFault(state: State, unit: Unit): Refusal | undefined {
  const { barred, id: ground } = groundAt(state, unit.at);
  if (barred && isArtillery(unit)) return because('barred', 'T004-9', unit.at);
  if (!hasRoom(state, unit, unit.at)) return because('no-room', 'R004-12', unit.at);
  if (!inTown(unit)) return undefined;
  if (ground !== 'town') return because('no-town', 'R004-18', unit.at);
  return townHasRoom(state, unit, unit.at) ? undefined : because('town-is-full', 'R004-18', unit.at);
}
