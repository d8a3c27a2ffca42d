import type { Order, Ruleset, SpaceId, State, seededStream } from '../../src/core';
import { enemyOf, pieceOf } from '../../src/core';

type Stream = ReturnType<typeof seededStream>;

/** In this many of four cases it chooses an attack if there is one, or else a move towards the enemy. */
const EAGERNESS = 3;

/** A legal order of an aggressive side: an attack, or else a move towards the enemy, or else any other order. */
export function eagerOrder(rules: Ruleset, state: State, stream: Stream): Order {
  const all = rules.orders(state);
  const pick = (orders: readonly Order[]): Order | undefined => orders[stream.below(orders.length)];
  const isEager = stream.below(EAGERNESS + 1) < EAGERNESS;
  const attacks = all.filter(({ target }) => target !== undefined);
  const closer = all.filter((order) => getsCloser(rules, state, order));
  const others = all.filter(({ type }) => rules.orderKind(type)?.fields.length !== 0);
  // Skirmishers can turn without limit, so a side with nothing else to do may end its turn.
  const isIdle = others.every(({ type }) => type === 'face');
  const wanted = [isEager ? attacks : [], isEager ? closer : [], isIdle ? [] : others, all].find(
    ({ length }) => length > 0,
  );
  const chosen = pick(wanted ?? []);
  if (!chosen) throw new Error('no order is legal');
  return chosen;
}

function getsCloser({ grid }: Ruleset, state: State, { unit, to, side }: Order): boolean {
  const from = pieceOf(state, unit ?? '')?.at;
  if (to === undefined || from === undefined) return false;
  const enemies = Object.values(state.units).filter((each) => each.side === enemyOf(side));
  const distance = (space: SpaceId) => Math.min(...enemies.map(({ at }) => grid.distance(space, at)));
  return distance(to) < distance(from);
}
