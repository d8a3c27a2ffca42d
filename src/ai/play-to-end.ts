import { Context, type Play, type Position, type State, seededStream, toState } from '../core';
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
export const playToEnd = <Kind>(
  play: Play<Kind>,
  start: State,
  players: readonly [Player<Kind>, Player<Kind>],
  seed: number,
): Outcome => {
  const { position, orders } = playOn(play, play.positionOf(start), players, seed, Number.POSITIVE_INFINITY);
  return { orders, end: toState(position) };
};

/** Plays a position on until its turn has that number, or the battle ends. */
export function playOn<Kind>(
  play: Play<Kind>,
  position: Position<Kind>,
  players: readonly [Player<Kind>, Player<Kind>],
  seed: number,
  turn: number,
): { readonly position: Position<Kind>; readonly orders: number } {
  const stream = seededStream(seed);
  const c = new Context(position, false);
  for (const player of players) player.begin();
  let orders = 0;
  while (!position.isOver && position.turn < turn) {
    if (orders > ORDERS_AT_MOST) throw new Error(`seed ${seed}: the battle never ends`);
    const order = players[position.side].choose(position, stream);
    position.settle();
    carryOutByChance(play, c, order, stream);
    orders += 1;
  }
  return { position, orders };
}
