import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { corrected, deploy, type State } from '../../src/core';
import type { BattleCombat } from '../../src/foundry/documents';
import { projectBattle, shownIn } from '../../src/foundry/session/projection/project-battle';
import { watchOwnSide } from '../../src/foundry/session/view-own-side';
import { newSave, viewOf } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { collection, makeWorld } from './world';

const { ownSide, listeners } = vi.hoisted(() => ({
  ownSide: { isOn: true },
  listeners: [] as (() => void)[],
}));

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('./documents')),
  seesOwnSide: () => ownSide.isOn,
  whenOwnSideChanges: (listener: () => void) => listeners.push(listener),
}));

type Token = Record<string, unknown> & { id: string; x: number; y: number; flags: object };

/** A scene with squares for hexes, which counts what is written on it. */
function sceneOf(id: string, turned?: string) {
  const tokens = collection<Token>();
  const writes: string[] = [];
  const scene = {
    id,
    flags: turned === undefined ? {} : { 'pas-de-charge': { turned } },
    tokens,
    writes,
    view: vi.fn(async () => undefined),
    isGone: false,
    grid: {
      sizeX: 100,
      sizeY: 100,
      getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * 100, y: i * 100 }),
      getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
    },
    async createEmbeddedDocuments(_: string, data: object[]) {
      if (scene.isGone) throw new Error('the scene is gone');
      writes.push(`${data.length} made`);
      for (const each of data) {
        const token = { ...each, id: `${id}-${tokens.contents.length}` } as Token;
        tokens.contents.push(Object.defineProperty(token, '_source', { get: () => token }) as Token);
      }
    },
    async updateEmbeddedDocuments(_: string, data: (object & { _id: string })[]) {
      writes.push(`${data.length} changed`);
      for (const { _id, ...changes } of data) Object.assign(tokens.get(_id) ?? {}, changes);
    },
    async deleteEmbeddedDocuments(_: string, ids: string[]) {
      writes.push(`${ids.length} deleted`);
    },
  };
  return scene;
}

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const start = deploy(ccNapoleon, scenario);
const viewAt = (state: State) => viewOf(ccNapoleon, newSave(ccNapoleon, state));

/** A battle with both its scenes, and everybody who may look at it. */
function battleWorld(me: string, seats = { south: 'anna', north: 'paul' }) {
  const [own, turned, other] = [sceneOf('own'), sceneOf('turned', 'battle'), sceneOf('other', 'another')];
  const combat = {
    id: 'battle',
    type: 'pas-de-charge.battle',
    active: true,
    scene: own,
    system: { seats, journal: 'papers', actors: 'null' },
    update: vi.fn(async () => combat),
  };
  const actors = collection<Record<string, unknown> & { id: string }>();
  const user = (id: string) => ({ id, name: id, isGM: id === 'gm' });
  const everybody = ['gm', 'anna', 'paul', 'guest'].map(user);
  const changed = vi.fn(async () => undefined);
  vi.stubGlobal('Actor', {
    createDocuments: async (data: { system: { piece: string } }[]) => {
      const made = data.map((each) => ({ ...each, id: `actor-${each.system.piece}`, _source: each }));
      actors.contents.push(...made);
      return made;
    },
    updateDocuments: changed,
  });
  vi.stubGlobal('CONST', {
    DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OBSERVER: 2, OWNER: 3 },
    TOKEN_DISPLAY_MODES: { NONE: 0 },
  });
  const scenes = { ...collection(own, turned, other), viewed: own as object | null };
  const world = makeWorld({
    ...{ user: user(me), users: collection(...everybody), combats: collection(combat) },
    ...{ actors, journal: collection(), scenes },
  });
  return { world, own, turned, other, combat: combat as unknown as BattleCombat, scenes, changed };
}

const placesOn = ({ tokens }: ReturnType<typeof sceneOf>) =>
  Object.fromEntries(
    tokens.contents.map(({ flags, x, y }) => [
      (flags as { 'pas-de-charge': { piece: string } })['pas-de-charge'].piece,
      [y / 100, x / 100],
    ]),
  );

beforeEach(() => {
  vi.useFakeTimers();
  ownSide.isOn = true;
  listeners.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

test('pieces stand on both scenes, on the other one where half a turn brings them', async () => {
  const { own, turned, other, combat } = battleWorld('gm');
  await projectBattle(combat, viewAt(start));
  for (const [piece, [row = 0, column = 0]] of Object.entries(placesOn(own))) {
    const { at } = { ...start.units, ...start.leaders }[piece] ?? {};
    expect(`${row}:${column}`).toBe(at);
    expect(placesOn(turned)[piece]).toEqual([8 - row, 12 - (row % 2) - column]);
  }
  const count = Object.keys({ ...start.units, ...start.leaders }).length;
  expect([own.writes, turned.writes, other.writes]).toEqual([[`${count} made`], [`${count} made`], []]);
});

test('a change is one write on each of them, and none where nothing has changed', async () => {
  const { own, turned, combat } = battleWorld('gm');
  await projectBattle(combat, viewAt(start));
  const led = Object.values(start.leaders).map(({ at }) => at);
  const unit = Object.values(start.units).find(({ at }) => !led.includes(at))?.id ?? '';
  const after = corrected(start, { type: 'adjusted', unit, change: { at: '4:2' } });
  await projectBattle(combat, viewAt(after));
  await projectBattle(combat, viewAt(after));
  expect([own.writes.slice(1), turned.writes.slice(1)]).toEqual([['1 changed'], ['1 changed']]);
  expect([placesOn(own)[unit], placesOn(turned)[unit]]).toEqual([
    [4, 2],
    [4, 10],
  ]);
  expect(shownIn(combat, viewAt(after)).tokens).toContainEqual({ piece: unit, at: '4:2' });
});

test('a scene that is deleted meanwhile keeps nothing else from being drawn', async () => {
  const { own, turned, combat, scenes, changed } = battleWorld('gm');
  await projectBattle(combat, viewAt(start));
  own.tokens.contents.length = 0;
  turned.tokens.contents.length = 0;
  turned.isGone = true;
  scenes.get = (id: string) => [own].find((each) => each.id === id);
  const [unit = ''] = Object.keys(start.units);
  await projectBattle(combat, viewAt(corrected(start, { type: 'adjusted', unit, change: { strength: 1 } })));
  expect(own.writes).toHaveLength(2);
  expect(changed).toHaveBeenCalledTimes(1);
  scenes.get = (id: string) => [own, turned].find((each) => each.id === id);
  await expect(projectBattle(combat, viewAt(start))).rejects.toThrow('the scene is gone');
});

/** Where somebody is led who comes to one of the scenes; null where he stays. */
function ledTo(me: string, from: 'own' | 'turned' | 'other', seats?: { south: string; north: string }) {
  const { world, scenes, own, turned, other } = battleWorld(me, seats);
  scenes.viewed = { own, turned, other }[from];
  watchOwnSide();
  world.call('canvasReady');
  vi.runAllTimers();
  return [own, turned].find(({ view }) => view.mock.calls.length > 0)?.id ?? null;
}

test('whoever commands the north alone is led to the scene that shows it from there', () => {
  expect([ledTo('paul', 'own'), ledTo('paul', 'turned'), ledTo('paul', 'other')]).toEqual([
    'turned',
    null,
    null,
  ]);
  expect([
    ledTo('gm', 'own', { south: 'anna', north: 'gm' }),
    ledTo('paul', 'own', { south: 'paul', north: 'paul' }),
  ]).toEqual(['turned', null]);
});

test('everybody else is kept on the scene of the battle, but for GMs', () => {
  expect(['anna', 'guest'].map((me) => [ledTo(me, 'own'), ledTo(me, 'turned')])).toEqual([
    [null, 'own'],
    [null, 'own'],
  ]);
  expect([ledTo('gm', 'own'), ledTo('gm', 'turned')]).toEqual([null, null]);
});

test('whoever does without is led back at once', () => {
  const { scenes, own, turned } = battleWorld('paul');
  scenes.viewed = turned;
  watchOwnSide();
  ownSide.isOn = false;
  for (const listener of listeners) listener();
  vi.runAllTimers();
  expect([own.view, turned.view].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('whoever looks at it when it is deleted comes back to the scene of the battle', () => {
  const { world, scenes, own, turned } = battleWorld('gm');
  scenes.viewed = turned;
  watchOwnSide();
  world.call('canvasReady');
  vi.runAllTimers();
  scenes.viewed = null;
  world.call('deleteScene', turned);
  vi.runAllTimers();
  expect(own.view).toHaveBeenCalledTimes(1);
});

test('a new battle is shown so where a user commands the north alone, unless the world says otherwise', async () => {
  const { isTurnedByDefault, registerNewBattlesView } = await import(
    '../../src/foundry/documents/own-side-settings'
  );
  const kept = new Map<string, boolean>();
  class BooleanField {
    readonly initial: boolean;
    constructor({ initial }: { readonly initial: boolean }) {
      this.initial = initial;
    }
  }
  vi.stubGlobal('foundry', { data: { fields: { BooleanField } } });
  makeWorld({
    settings: {
      register: (_: string, key: string, { type }: { type: BooleanField }) => kept.set(key, type.initial),
      get: (_: string, key: string) => kept.get(key),
    },
  });
  registerNewBattlesView();
  const seats = [
    { south: 'anna', north: 'paul' },
    { south: '', north: 'paul' },
    { south: 'anna', north: '' },
    { south: 'paul', north: 'paul' },
  ];
  expect(seats.map(isTurnedByDefault)).toEqual([true, true, false, false]);
  kept.set('turned', false);
  expect(seats.map(isTurnedByDefault)).toEqual([false, false, false, false]);
});
