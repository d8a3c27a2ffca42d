// What other modules are given: battles without secrets, copies only, and hooks that can't stop an order.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deploy, HIDDEN_CARD, type Order, replay, type Side } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { type OrderAsked, type OrderDone, seenBattle } from '../../src/foundry/battle/seen-battle';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { battlesForModules, tellOrdersDone } from '../../src/foundry/session/for-modules';
import { KeptRequests } from '../../src/foundry/session/kept-requests';
import { Requester } from '../../src/foundry/session/requester';
import { leavesOf, newSave, publicView, type Save, viewOf } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
let left = 12;
const { start, actions: record } = playRandomBattle(rules, scenario, 4, () => {
  left -= 1;
  return left > 0;
});
const save: Save = { ...newSave(rules, start), record, state: replay(rules, start, record) };
const { state } = save;
const LAST = record.flatMap((action) => ('order' in action ? [action.order] : [])).at(-1);

/** A battle, the store of a user's client, and the API there. */
function clientOf(user: string) {
  const field = fieldOf(save);
  Object.assign(game, { user: game.users.get(user) });
  Object.assign(field.combat.scene, { name: 'Two Villages' });
  const store = new BattleStore([{ rules, scenarios: [] }]);
  const api = battlesForModules(store);
  tellOrdersDone(store);
  /** Changes the battle document, as the window that decides does. */
  const show = (changes: object) => {
    Object.assign(field.combat.system, changes);
    field.world.call('updateCombat', field.combat, { system: changes });
  };
  return { world: field.world, store, api, show };
}

const ORDER: Order = { type: 'play', side: 'south', card: 'probe-left' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a player’s module sees the battle, its pieces and points, and which side the user commands', async () => {
  const { api } = clientOf('allied');
  const [battle, ...others] = api.battles();
  expect(others).toEqual([]);
  expect(battle).toEqual(api.battle('battle'));
  expect(battle).toMatchObject({
    ...{ id: 'battle', title: 'Two Villages', game: rules.id, orders: 12, revision: save.revision },
    ...{ yours: ['south'], isLesson: false, isPaused: false, asked: null, winner: null },
    turn: { number: state.turn.number, side: state.turn.side, step: state.turn.step },
    sides: { south: { target: state.sides.south.target } },
  });
  expect(battle?.pieces).toHaveLength(Object.keys({ ...state.units, ...state.leaders }).length);
  const unit = Object.values(state.units)[0];
  expect(battle?.pieces.find(({ id }) => id === unit?.id)).toMatchObject({
    ...{ kind: 'unit', side: unit?.side, at: [unit?.at], strength: unit?.strength },
  });
  expect(api.battle('no-such-battle')).toBeUndefined();
});

test('no module sees a card of either hand, even where the client itself knows both', async () => {
  const hand = state.cards?.hands.south ?? [];
  expect(hand.filter((card) => card !== HIDDEN_CARD)).not.toEqual([]);
  const known: UserBattle = {
    ...viewOf(rules, save),
    ...{ id: 'battle', seats: ['south', 'north'], isPaused: false },
  };
  const seen = seenBattle(known, 'Two Villages');
  expect(seen.sides.south.cards).toBe(hand.length);
  for (const card of Object.keys(rules.cards)) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
});

/** A scenario as other modules see it at its start. */
function seenAtStart(id: string) {
  const game = GAMES.find(({ scenarios }) => scenarios.some((each) => each.id === id));
  const fought = game?.scenarios.find((each) => each.id === id);
  if (!game || !fought) throw new Error(`no scenario ${id}`);
  const laid = deploy(game.rules, fought);
  const onBoard = game.rules.on(laid.board);
  const view = viewOf(onBoard, newSave(onBoard, laid));
  return { laid, seen: seenBattle({ ...view, id: 'battle', seats: [], isPaused: false }, fought.title) };
}

test('roads, borders and field works are listed as they are on the map', () => {
  const { laid, seen } = seenAtStart('farm-at-lindach');
  expect(seen.roads).toEqual([['D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2', 'D1']]);
  expect([seen.terrain, seen.borders, seen.works]).toEqual([laid.terrain, laid.borders, laid.works ?? {}]);
  expect(seenAtStart('two-villages').seen).toMatchObject({ roads: [], works: {} });
});

test('the page of the API names every field of a battle, and no other', () => {
  const page = readFileSync('docs/api.md', 'utf8');
  const table = page.slice(page.indexOf('| Field'), page.indexOf('A piece has'));
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(named).toEqual(Object.keys(seenAtStart('two-villages').seen));
});

test('a module that changes what it was given changes nothing but its copy', async () => {
  const { api, store } = clientOf('allied');
  const before = JSON.stringify(api.battle('battle'));
  const copy = Object(api.battle('battle'));
  copy.pieces[0].at[0] = 'A1';
  copy.pieces.length = 1;
  copy.sides.south.points = 99;
  copy.yours.push('north');
  Object.keys(copy.terrain).forEach((space) => {
    delete copy.terrain[space];
  });
  expect(JSON.stringify(api.battle('battle'))).toBe(before);
  expect(store.find('battle')?.seats).toEqual(['south']);
});

test('the hook before an order tells no card, and neither its answer nor its changes count', async () => {
  const { store } = clientOf('allied');
  const asked: OrderAsked[] = [];
  Hooks.on('pas-de-charge.beforeOrder', (order) => {
    asked.push(structuredClone(order));
    Object.assign(order.order, { side: 'north' });
    return false as never;
  });
  const sent: unknown[] = [];
  const host = {
    isHere: true,
    answer: async (given: unknown) => {
      sent.push(given);
      return { ok: true, revision: 1 };
    },
  };
  Object.assign(game.users, { activeGM: game.user });
  Object.assign(game.user, { isSelf: true });
  const requester = new Requester(store, host as never, new KeptRequests(), () => undefined);
  await requester.ask('battle', { order: ORDER });
  expect(asked).toEqual([{ battle: 'battle', order: { type: 'play', side: 'south' } }]);
  expect(JSON.stringify(sent)).toContain('probe-left');
  expect(JSON.stringify(sent)).not.toContain('north');
});

test('an order is told once when it has ended, not when a question opens or an undo takes it back', async () => {
  const { show } = clientOf('guest');
  const done: OrderDone[] = [];
  Hooks.on('pas-de-charge.afterOrder', (order) => done.push(order));
  show({ revision: 1, open: 'null' });
  expect(done).toEqual([]);
  show({ revision: 2, actions: 13, last: JSON.stringify(LAST) });
  expect(done).toEqual([{ battle: 'battle', revision: 2, order: LAST }]);
  show({ revision: 3, actions: 12, last: 'null' });
  expect(done).toHaveLength(1);
});

test('the example module tells the players when their turn comes, and only then', async () => {
  const { api, show, world } = clientOf('allied');
  Object.assign(game, { modules: new Map([['pas-de-charge', { api }]]) });
  const module = '../../examples/turn-bell/turn-bell.js';
  await import(module);
  world.call('ready');
  const after = (revision: number, side: Side) => {
    const shown = { ...publicView(viewOf(rules, save)).state, turn: { ...state.turn, side } };
    show({ revision, actions: revision, last: JSON.stringify(LAST), position: leavesOf(shown) });
  };
  after(101, 'north');
  after(102, 'north');
  expect(world.told).toEqual([]);
  after(103, 'south');
  after(104, 'south');
  expect(world.told).toEqual(['Two Villages: your turn.']);
});
