import { Context, type Play, type State, seededStream, toState } from '../core';
import { carryOutByChance } from './chance';
import type { Player } from './player';

/** A battle that needs more orders than this shows a fault of the rules: they let no side win. */
const ORDERS_AT_MOST = 20_000;

/** The result of a battle that was played to its end. */
export interface Outcome {
  readonly orders: number;
  readonly end: State;
}

/** Plays a battle to its end, with one player for the south and one for the north, and with random dice and answers. */
export function playToEnd<Kind>(
  play: Play<Kind>,
  start: State,
  players: readonly [Player<Kind>, Player<Kind>],
  seed: number,
): Outcome {
  const stream = seededStream(seed);
  const position = play.positionOf(start);
  const c = new Context(position, false);
  for (const player of players) player.begin();
  let orders = 0;
  while (!position.isOver) {
    if (orders > ORDERS_AT_MOST) throw new Error(`seed ${seed}: the battle never ends`);
    const order = players[position.side].choose(position, stream);
    position.settle();
    carryOutByChance(play, c, order, stream);
    orders += 1;
  }
  return { orders, end: toState(position) };
}
