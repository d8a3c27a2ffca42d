import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BattleStore } from '../../src/foundry/session/battle-store';
import type { Host } from '../../src/foundry/session/host/host';
import { Reconciler } from '../../src/foundry/session/reconciler';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const battle = {
  id: 'battle',
  type: 'pas-de-charge.battle',
  scene: { id: 'scene' },
  system: {
    paused: false,
    actors: JSON.stringify({ battle: 'battle', pieces: { a: 'actor' } }),
  },
};
const token = (piece: string) => ({ flags: { 'pas-de-charge': { battle: 'battle', piece } }, actorId: null });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const world = makeWorld({ combats: collection(battle) });
  const project = vi.fn(async () => undefined);
  const correct = vi.fn(async () => undefined);
  const state = { units: { a: { id: 'a', name: '1st Foot', strength: 4 } }, leaders: {} };
  const store = { combat: () => battle, find: () => ({ state }) } as unknown as BattleStore;
  new Reconciler(store, { isHere: true, project, correct } as unknown as Host).watch();
  return { world, project, correct };
}

test('pieces that are thrown away one after the other are put back at once, and told of together', () => {
  const { world, project } = watched();
  for (const piece of ['a', 'b', 'a', 'c']) {
    world.call('deleteToken', token(piece), {}, 'gm');
    vi.advanceTimersByTime(500);
  }
  expect(project).toHaveBeenCalledTimes(4);
  expect(world.told).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(world.told).toEqual([expect.stringContaining('Those 3 tokens belong')]);
  world.call('deleteToken', token('a'), {}, 'gm');
  vi.advanceTimersByTime(2000);
  expect(world.told.slice(1)).toEqual([expect.stringContaining('That token belongs')]);
});

test('what the module deletes itself is neither put back nor told', () => {
  const { world, project } = watched();
  world.call('deleteToken', token('a'), { 'pas-de-charge': { projected: true } }, 'gm');
  vi.advanceTimersByTime(5000);
  expect([world.told, project.mock.calls]).toEqual([[], []]);
});

test('a copy of an actor in a compendium is changed and deleted without the battle', () => {
  const { world, project, correct } = watched();
  const system = {
    battle: 'battle',
    piece: 'a',
    nation: 'british',
    strength: { value: 2 },
    formation: 'line',
  };
  const actor = { id: 'actor', name: '1st Foot', type: 'pas-de-charge.unit', pack: 'world.units', system };
  const own = { ...actor, pack: null };
  const change = { system: { strength: { value: 2 } } };
  world.call('updateActor', actor, change, {}, 'gm');
  world.call('deleteActor', actor, {}, 'gm');
  vi.advanceTimersByTime(5000);
  expect([correct.mock.calls, project.mock.calls, world.told]).toEqual([[], [], []]);
  world.call('updateActor', own, change, {}, 'gm');
  world.call('deleteActor', own, {}, 'gm');
  vi.advanceTimersByTime(5000);
  expect([correct, project].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
