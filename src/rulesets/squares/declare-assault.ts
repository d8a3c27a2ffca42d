import { enemyOfNumber, forUnits } from '../../core';
import { isArtillery } from './arms';
import { declareFault, mayLaunch } from './assault-fault';
import { battle } from './battle';
import { isOrthogonal } from './board';
import { combatPreview } from './combat-dice';
import { defenceLeaders } from './defenders';
import { marked, noted } from './events';
import { ASSAULTED } from './marks';
import type { Context, OrderKind, Piece } from './play';
import { endsPlan } from './special-rules';
import { COMMAND, mayAct, ofActiveUnit } from './who-acts';

/** R004-52, R004-88: a unit declares an assault and pays for it; it is fought after all commands have acted. */
export const ASSAULT: OrderKind = {
  type: 'assault',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isFor: (type) => forUnits(type) && type.arm !== 'artillery',
  isClose: true,
  steps: [COMMAND],
  /** One order for each square, with the unit that would lead the defence as its target. */
  list(position, orders, piece) {
    if (piece.isLeader || isArtillery(piece) || !mayAct(position, piece) || !mayLaunch(position, piece))
      return;
    const { board } = position;
    const { at } = piece;
    const enemy = enemyOfNumber(piece.side);
    for (const space of board.around[at] as Int16Array) {
      if (!position.hasUnitOf(space, enemy) || !isOrthogonal(board, at, space)) continue;
      const [target] = defenceLeaders(position, piece, space);
      if (target && !declareFault(position, piece, target)) orders.addTarget(target);
    }
  },
  refusal: (position, order) =>
    ofActiveUnit(position, order, (unit) => declareFault(position, unit, order.target)),
  preview: combatPreview,
  carryOut(c, { piece, target }) {
    if (piece && target) declare(c, piece, target);
    return undefined;
  },
};

function declare(c: Context, unit: Piece, target: Piece): void {
  const { position } = c;
  const { board } = position;
  c.attacked('assault', unit, target);
  marked(c, unit, ASSAULTED);
  const declared = { unit: unit.id, from: board.name(unit.at), to: board.name(target.at) };
  noted(c, { assaults: [...battle(position, 'assaults'), declared] });
  if (position.unitsAt(target.at).some((enemy) => endsPlan(position, unit, enemy))) {
    noted(c, { planIsOver: true });
  }
}
