// A battle that was begun under other rules is brought over, everybody is told once, and its record stays.
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { newSave } from '../../src/match';
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
const march = { order: { type: 'move', side: 'south', unit: 'a', to: '5:6' } };
const request = (revision: number, wanted: object) => ({
  battle: 'battle',
  request: { id: `request-${revision}`, revision, request: wanted },
});

const create = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  create.mockReset();
});

function begun(change: object = {}) {
  const field = fieldOf({ ...newSave(ccNapoleon, start), ...change });
  vi.stubGlobal('ChatMessage', { create });
  const { utils } = foundry;
  vi.stubGlobal('foundry', { utils: { ...utils, escapeHTML: (text: string) => text } });
  return field;
}

const pagesOf = ({ pages }: ReturnType<typeof begun>) =>
  pages.contents.map((each) => Object(Object(each.flags)['pas-de-charge'])).filter(({ volume }) => volume);

test('brought over, told once, and the volume of the earlier rules stays as it was', async () => {
  const field = begun({ version: ccNapoleon.version - 1 });
  const before = pagesOf(field).filter(({ page }) => page !== 'record');
  await field.client().project('battle');
  await field.client().project('battle');
  expect(field.kept).toMatchObject({ version: ccNapoleon.version, record: [], state: start });
  expect(create).toHaveBeenCalledTimes(1);
  expect(pagesOf(field)).toEqual(expect.arrayContaining(before));
  const { revision } = field.kept;
  expect(await field.client().answer(request(revision, march), 'gm')).toMatchObject({ ok: true });
});

test('a record with an order that was not legal is told by its line, and nothing is written', async () => {
  const illegal = { order: { type: 'move', side: 'south', unit: 'a', to: '1:1' }, replies: [] };
  const units = { ...start.units, a: { ...start.units.a, at: '1:1', marks: ['moved'] } };
  const field = begun({ record: [illegal], state: { ...start, units } });
  await field.client().project('battle');
  await vi.waitFor(() => expect(field.world.told.join()).toMatch(/record\[0\]: order 1, move: /));
  expect(create).not.toHaveBeenCalled();
  const sound = begun();
  await sound.client().project('battle');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sound.world.told).toEqual([]);
});
