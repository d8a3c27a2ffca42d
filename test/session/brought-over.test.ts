// A battle whose whole record stands on one page, as earlier versions have written it, is brought over by itself.

import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { storedFrom } from '../../src/foundry/documents/battle-fields';
import { READER, readByMasters } from '../../src/foundry/session/keys/record-script';
import { BATTLE_FORMAT, newSave, publicView, type Save, viewOf } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL } from '../canvas/battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
const start = deploy(ccNapoleon, {
  ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
  sides: { south: side('British', 'british'), north: side('French', 'french') },
  ...{ terrain: {}, units: DUEL, objectives: [], arrivals: [], options: { commandCards: false } },
});

const march = (to: string, revision: number) => ({
  battle: 'battle',
  request: {
    id: `march-${to}`,
    revision,
    request: { order: { type: 'move', side: 'south', unit: 'a', to } },
  },
});

const end = {
  battle: 'battle',
  request: { id: 'end', revision: 1, request: { order: { type: 'end-turn', side: 'south' } } },
};

/** A battle that has been played for one order by an earlier version. */
async function earlier() {
  const before = fieldOf(newSave(ccNapoleon, start));
  const host = before.client();
  await host.answer(march('5:6', 0), 'gm');
  await host.project('battle');
  return fieldByEarlier(before.kept);
}

function fieldByEarlier(save: Save) {
  const field = fieldOf(save);
  const text = JSON.stringify(save);
  const own = field.pages.contents.filter(({ flags }) => {
    const { page } = Object(Object(flags)['pas-de-charge']);
    return page === 'south' || page === 'north';
  });
  const record = { id: 'record', flags: { 'pas-de-charge': { page: 'record', save: text, reported: 1 } } };
  field.pages.contents.splice(0, Number.POSITIVE_INFINITY, record, ...own);
  const { system } = field.combat;
  Object.assign(system, { position: {}, state: JSON.stringify(save.state) });
  return { ...field, save, text, kept: () => fieldKept(field) };
}

const fieldKept = (field: ReturnType<typeof fieldOf>): Save => field.kept;

type Field = ReturnType<typeof fieldOf>;
interface Flags {
  readonly page: string;
  readonly volume?: string;
  readonly opening?: string;
  readonly save?: string;
}

const flagsIn = ({ pages }: Pick<Field, 'pages'>): readonly Flags[] =>
  pages.contents.map(({ flags }) => Object(Object(flags)['pas-de-charge']));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('it opens as it was, and what was written before stays beside it, letter by letter', async () => {
  const field = await earlier();
  await field.client().project('battle');
  expect(field.kept()).toEqual(field.save);
  const flags = flagsIn(field);
  expect(flags.find(({ page }) => page === 'record')).toMatchObject({ save: '' });
  expect(flags.find(({ page }) => page === 'backup')?.save).toBe(field.text);
  expect(field.combat.system.state).toBe('null');
  // It goes on as any other battle, and is brought over once.
  const count = field.pages.contents.length;
  expect(await field.client().answer(end, 'gm')).toMatchObject({ ok: true });
  await field.client().project('battle');
  expect(field.kept().record).toHaveLength(2);
  expect(field.pages.contents).toHaveLength(count);
});

test('an order that comes before it was brought over is carried out as well', async () => {
  const field = await earlier();
  expect(await field.client().answer(end, 'gm')).toMatchObject({ ok: true });
  expect(field.kept().record).toHaveLength(2);
  expect(flagsIn(field).find(({ page }) => page === 'backup')?.save).toBe(field.text);
});

/** A battle whose record is a volume of an earlier version: one that has no format number. */
function fieldOfVolume() {
  const flags: readonly Flags[] = JSON.parse(
    readFileSync('test/fixtures/battles/two-villages.volume.json', 'utf8'),
  );
  const field = fieldOf(newSave(ccNapoleon, start));
  const documents = flags.map((each, index) => ({ id: `page-${index}`, flags: { 'pas-de-charge': each } }));
  const volume = flags.find(({ page }) => page === 'record')?.volume;
  field.pages.contents.splice(0, Number.POSITIVE_INFINITY, ...documents);
  Object.assign(field.combat.system, storedFrom(publicView(viewOf(ccNapoleon, field.kept))));
  const before = flags.filter((each) => each.volume === volume && each.page !== 'record');
  return { field, volume, before: structuredClone(before) };
}

test('a volume of an earlier version is kept as it was, for who has the key, and the battle goes on by one that has a number', async () => {
  const { field, volume, before } = fieldOfVolume();
  const { kept } = field;
  await field.client().project('battle');
  expect(field.kept).toEqual({ ...kept, reported: field.kept.reported });
  const flags = flagsIn(field);
  const now = flags.find(({ page }) => page === 'record')?.volume;
  expect(now).not.toBe(volume);
  const opening = flags.find((each) => each.page === 'beginning' && each.volume === now)?.opening;
  expect(JSON.parse(READER.read(String(opening), 'opening'))).toMatchObject({ formatVersion: BATTLE_FORMAT });
  expect(flags.filter((each) => each.volume === volume)).toEqual([]);
  const backups = flags.filter(({ page }) => page === 'backup').map(({ save }) => String(save));
  expect(backups.map((text) => JSON.parse(readByMasters(text, 'backup')))).toEqual(before);
  // It is brought over once.
  const count = field.pages.contents.length;
  await field.client().project('battle');
  expect(flagsIn(field).find(({ page }) => page === 'record')?.volume).toBe(now);
  expect(field.pages.contents).toHaveLength(count);
});

test('wherever the client is lost while it is brought over, the next one finds the whole battle', async () => {
  const whole = await earlier();
  await whole.client().project('battle');
  const steps = whole.writes.length;
  expect(whole.writes.slice(0, 2)).toEqual(['pages made', 'journal']);
  for (let lost = 1; lost <= steps; lost += 1) {
    const field = await earlier();
    const gone = field.fallsAfter(lost);
    void field.client().project('battle');
    await gone;
    await field.rises();
    expect(field.kept()).toEqual(field.save);
    await field.client().project('battle');
    expect(field.kept()).toEqual(field.save);
    expect(flagsIn(field).filter(({ page }) => page === 'backup')).toHaveLength(1);
    expect(field.pages.contents).toHaveLength(whole.pages.contents.length);
  }
});
