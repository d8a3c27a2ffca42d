import { Context, type Order, type Ordered, type Play, toState } from '../core';
import { carryOutByChance, inHaste } from './chance';
import type { Playouts } from './playouts';

/** Combats by which an attack is judged that is only declared now. */
const COMBATS = 24;

/**
 * The worth that an attack adds which is only declared now and fought later: the mean of so many combats that are fought
 * at once, less the mean without it of those that are fought together with it. If none can be fought, it is estimated.
 */
export function gainOfDeclared<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  ordered: Ordered<Kind>,
): number {
  const { root, quick } = playouts;
  const order = play.named(root, ordered);
  const gain = meanOfCombats(play, playouts, order);
  if (gain === undefined) return quick.gainOf(root, ordered);
  const space = ordered.target && root.board.name(ordered.target.at);
  const pending = play.definition.shown.ofBattle?.pendingAttacks?.(root) ?? [];
  const other = pending.find(({ to }) => to === space);
  if (!other || !play.definition.judgement.joins) return gain;
  const { target: _, ...rest } = order;
  const { type } = play.definition.orders.combatPreview?.(toState(root), order)?.order ?? order;
  const resolved = { ...rest, type, unit: other.unit };
  return gain - (meanOfCombats(play, playouts, resolved) ?? 0);
}

/** The mean change of a position by a combat that an order declares or resolves. */
function meanOfCombats<Kind>(play: Play<Kind>, playouts: Playouts<Kind>, order: Order): number | undefined {
  const { root, stream } = playouts;
  const { judgement, orders } = play.definition;
  const foreseen = orders.combatPreview?.(toState(root), order);
  if (!foreseen) return undefined;
  const position = play.positionOf(foreseen.state);
  const combat = play.ordered(position, foreseen.order);
  if (combat.type === order.type && judgement.declared.includes(order.type)) return undefined;
  const c = new Context(position, false);
  const answer = inHaste(judgement);
  const { top } = position;
  let sum = 0;
  for (let fought = 0; fought < COMBATS; fought += 1) {
    carryOutByChance(play, c, combat, stream, answer);
    sum += playouts.worth(position);
    position.undo(top);
  }
  return sum / COMBATS - playouts.worth();
}
