// The tours that Foundry's Tour Management lists, on the table's own collection.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { registerTours, SCREEN_TOURS } from '../../src/foundry/applications/tours';
import { GAMES } from '../../src/rulesets';
import { Tour, ToursCollection } from '../../table/client/tours';
import { makeWorld } from '../session/world';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));
vi.mock('../../src/foundry/applications/battle-window', () => ({ notifyError: vi.fn() }));

const LESSONS = GAMES.flatMap((game) => game.lessons ?? []);

function listed() {
  const tours = new ToursCollection();
  const world = makeWorld({ tours, i18n: { ...game18n(), lang: 'en' } });
  vi.stubGlobal('foundry', { nue: { Tour } });
  const learn = vi.fn(async () => ({}) as never);
  registerTours({ games: GAMES, api: { learn } });
  world.call('setup');
  const configOf = (id: string) => Object(tours.get(`pas-de-charge.${id}`)?.config);
  return { tours, learn, configOf };
}

/** Texts are their keys: a key that is shown has no text. */
const game18n = () => ({
  has: (key: string) => TEXTS.has(key),
  format: (key: string, blanks: object) => `${TEXTS.get(key) ?? key}${Object.values(blanks).join()}`,
});

const TEXTS = new Map<string, string>();
const collect = (at: object, path: string): void => {
  for (const [key, value] of Object.entries(at)) {
    const name = `${path}.${key}`;
    if (typeof value === 'string') TEXTS.set(name, value);
    else collect(value, name);
  }
};
collect(JSON.parse(readFileSync('lang/en/windows.json', 'utf8')).PDC, 'PDC');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the lesson of each game and the three tours of screens are listed, with their texts', () => {
  const { tours, configOf } = listed();
  expect(LESSONS.length).toBeGreaterThan(1);
  expect(tours.size).toBe(LESSONS.length + 3);
  for (const { id } of [...LESSONS, ...SCREEN_TOURS]) {
    const { display, title, description, steps } = configOf(id);
    expect([display, steps.length > 0]).toEqual([true, true]);
    expect(JSON.stringify([title, description, steps])).not.toContain('PDC.');
  }
});

test('only the tour of a battle is for players: the others need a GM', () => {
  const { configOf } = listed();
  const open = [...LESSONS, ...SCREEN_TOURS].filter(({ id }) => !configOf(id).restricted);
  expect(open.map(({ id }) => id)).toEqual(['player']);
});

test('the start of a lesson sets it up', async () => {
  const { tours, learn } = listed();
  for (const { id } of LESSONS) {
    await tours.get(`pas-de-charge.${id}`)?.start();
    expect(learn).toHaveBeenLastCalledWith(id);
  }
});

test('a tour of a screen starts only while everything that it points at is there', () => {
  const { tours } = listed();
  const there = new Set<string>();
  const sizes = new Map<string, number>();
  const querySelector = (selector: string) => {
    const size = sizes.get(selector) ?? 20;
    const box = { width: size, height: size };
    return there.has(selector) ? { getBoundingClientRect: () => box } : null;
  };
  vi.stubGlobal('document', { querySelector });
  const tour = tours.get('pas-de-charge.player');
  const [first = '', ...others] = Object.values(SCREEN_TOURS[0]?.stops ?? {});
  for (const selector of others) there.add(selector);
  expect(tour?.canStart).toBe(false);
  there.add(first);
  expect(tour?.canStart).toBe(true);
  sizes.set(first, 0);
  expect(tour?.canStart).toBe(false);
});

const filesIn = (folder: string, end: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('every element that a tour points at is in a template or among the tools', () => {
  const templates = filesIn('templates', '.hbs');
  const sources = filesIn('src/foundry/applications', '.ts');
  for (const selector of SCREEN_TOURS.flatMap(({ stops }) => Object.values(stops))) {
    const [, tool] = /data-tool="pas-de-charge-(.+)"/.exec(selector) ?? [];
    const [, inWindow = ''] = / [.[](.+?)\]?$/.exec(selector) ?? [];
    if (tool !== undefined) expect(sources).toContain(`name: '${tool}'`);
    else if (selector !== '#pdc-view') expect(templates).toContain(inWindow);
  }
});
