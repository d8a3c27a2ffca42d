// The settings that Foundry lists: in groups, by the beginning of their names.
import { afterEach, expect, test, vi } from 'vitest';
import { settingsContext } from '../../src/foundry/applications/settings/settings-context';
import { registerSettings } from '../../src/foundry/documents/settings';
import { shownSettings } from '../../src/foundry/documents/shown-setting';
import { makeWorld } from '../session/world';
import { ENGLISH } from './english';

interface Listed {
  readonly name?: string;
  readonly hint?: string;
  readonly scope: string;
  readonly config?: boolean;
}

/** The settings that are listed, in this order, with their names on screen. */
function listed(): readonly Listed[] {
  const all: Listed[] = [];
  const settings = {
    register: (_: string, __: string, setting: Listed) => all.push(setting),
    get: () => 'uniforms',
  };
  makeWorld({ settings });
  const body = {
    classList: { toggle: () => true },
    style: { removeProperty: () => '', setProperty: () => '' },
  };
  vi.stubGlobal('document', { body });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  const field = class {};
  vi.stubGlobal('foundry', {
    data: { fields: { BooleanField: field, NumberField: field, StringField: field } },
  });
  registerSettings();
  return all
    .filter(({ config }) => config === true)
    .map((setting) => ({ ...setting, name: ENGLISH.format(setting.name ?? '', {}) }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('settings of the world come first, then those of each user', () => {
  const scopes = listed().map(({ scope }) => scope);
  expect(scopes.length).toBeGreaterThan(10);
  expect(scopes).toEqual([...scopes].sort().reverse());
});

test('settings of a group stand together, and every name begins with its group', () => {
  const groups = listed().map(({ name = '' }) => /^([A-Z][^:]+): /.exec(name)?.[1]);
  const runs = groups.filter((group, index) => group !== groups[index - 1]);
  expect(runs).toEqual([
    'New battles',
    'Absent players',
    'Players',
    'Officers',
    'Map',
    'Notices',
    'Broadcast',
  ]);
});

test('the window of settings shows a GM all of them, a player no world settings, and numbers and choices as they are', () => {
  listed();
  const format = (key: string) => ENGLISH.format(key, {});
  const groups = settingsContext(shownSettings(), true, format);
  const names = groups.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Absent players');
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.every(({ label, hint }) => label !== '' && hint !== '')).toBe(true);
  expect(rows.find(({ key }) => key === 'standInLevel')?.choices?.map(({ label }) => label)).toContain(
    'Captain',
  );
  expect(rows.find(({ key }) => key === 'broadcastDelay')?.most).toBeGreaterThan(0);
  const own = settingsContext(shownSettings(), false, format).map(({ name }) => name);
  expect(own).not.toContain('Absent players');
  expect(own).toContain('Map');
});
