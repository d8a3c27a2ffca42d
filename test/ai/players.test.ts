import { describe, expect, test } from 'vitest';
import { EagerPlayer, type Player, RandomPlayer } from '../../src/ai';
import { carryOutByChance } from '../../src/ai/chance';
import { Context, deploy, type Play, seededStream, toState } from '../../src/core';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

const ORDERS_AT_MOST = 20_000;

function begun(id: string): { readonly play: Play; readonly start: ReturnType<typeof deploy> } {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  if (!rules.play) throw new Error(`${rules.id} plays by JSON`);
  return { play: rules.play, start: deploy(rules, scenario) };
}

/** Plays to the end, a player for each side: how often each has chosen, and who has won. */
function fought(
  id: string,
  seed: number,
  players: (play: Play) => readonly [Player<unknown>, Player<unknown>],
) {
  const { play, start } = begun(id);
  const stream = seededStream(seed);
  const position = play.positionOf(start);
  const sides = players(play);
  let orders = 0;
  while (!position.isOver && orders < ORDERS_AT_MOST) {
    const order = sides[position.side].choose(position, stream);
    expect(play.refusalOf(position, order)).toBeUndefined();
    position.settle();
    carryOutByChance(play, new Context(position, false), order, stream);
    orders += 1;
  }
  return { orders, winner: toState(position).winner };
}

describe.each(['no-cards', 'rolica-1808', 'lauter-crossing', 'made-up-small-40'])('%s', (id) => {
  test('players by chance end it, with legal orders alone', () => {
    const { orders, winner } = fought(id, 1, (play) => [new RandomPlayer(play), new RandomPlayer(play)]);
    expect(winner).not.toBeNull();
    expect(orders).toBeLessThan(ORDERS_AT_MOST);
  });

  test('so do those who want to fight', () => {
    const { winner } = fought(id, 2, (play) => [new EagerPlayer(play), new EagerPlayer(play)]);
    expect(winner).not.toBeNull();
  });
});
