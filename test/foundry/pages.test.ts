import { describe, expect, test, vi } from 'vitest';
import { UnusableData } from '../../src/core';
import { armyDragText, readArmyDrag } from '../../src/foundry/applications/armies/army-drag';
import { armyPageContext } from '../../src/foundry/applications/armies/army-page-context';
import { samplePageSystem, troopsPageSystem } from '../../src/foundry/applications/armies/army-page-data';
import {
  scenarioOfPage,
  scenarioPageContext,
} from '../../src/foundry/applications/new-battle/scenario-page-context';
import { scenarioPageSystem } from '../../src/foundry/applications/scenario-file';
import { GAMES } from '../../src/rulesets';
import { ENGLISH } from './english';

// The documents need a Foundry around them, and nothing that is tested here needs the documents.
vi.mock('../../src/foundry/documents', () => ({}));

const texts = { localize: (key: string, blanks = {}) => ENGLISH.format(key, blanks), has: ENGLISH.has };
const master = { isGameMaster: true, isBusy: false };
const player = { isGameMaster: false, isBusy: false };

const gameOf = (id: string) => {
  const found = GAMES.find(({ rules }) => rules.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

const { rules, armies, scenarios } = gameOf('cc-napoleon');
const [rolica] = scenarios;
if (!rolica || !armies) throw new Error('no scenario, or no armies');
const page = { name: 'Rolica', system: scenarioPageSystem(rules, rolica) };

describe('the page of a battle', () => {
  test.each(GAMES.map((game) => [game.rules.id, game] as const))(
    'shows every scenario with all its pieces: %s',
    (_, game) => {
      for (const scenario of game.scenarios) {
        const shown = scenarioPageContext(
          { name: '', system: scenarioPageSystem(game.rules, scenario) },
          GAMES,
          master,
          texts,
        );
        if (!('sides' in shown)) throw new Error(shown.fault);
        const counts = shown.sides.flatMap(({ forces }) => forces.map(({ count }) => count));
        const all = [scenario.units, ...scenario.arrivals.map(({ units }) => units)].flatMap(Object.keys);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        expect(shown.map.blocks).toHaveLength(Object.keys(scenario.units).length);
        for (const { left, top } of shown.map.blocks) {
          expect(Math.min(left, top)).toBeGreaterThan(0);
          expect(Math.max(left, top)).toBeLessThan(100);
        }
      }
    },
  );

  test('tells what a side is there to do to GMs alone, and offers players no battle', () => {
    const [all, some] = [master, player].map((user) => scenarioPageContext(page, GAMES, user, texts));
    if (!all || !some || !('sides' in all) || !('sides' in some)) throw new Error('unreadable');
    expect(all.sides.every(({ role }) => role.startsWith('You are'))).toBe(true);
    expect(JSON.stringify(some)).not.toContain('You are');
    expect([all.canLayOut, some.canLayOut, all.isTold, some.isTold]).toEqual([true, false, false, true]);
  });

  test('names the nation of whoever is of another one than his side', () => {
    const shown = scenarioPageContext(page, GAMES, master, texts);
    const nations = 'sides' in shown ? shown.sides[0]?.forces.map(({ nation }) => nation) : [];
    expect(new Set(nations)).toEqual(new Set(['', 'Portuguese']));
  });

  test('marks house values among the numbers', () => {
    for (const game of GAMES) {
      const [first] = game.scenarios;
      if (!first) continue;
      const system = scenarioPageSystem(game.rules, first);
      const shown = scenarioPageContext({ name: '', system }, GAMES, player, texts);
      const figures = 'types' in shown ? shown.types.flatMap((each) => each.figures) : [];
      const used = Object.keys(game.rules.pieces).filter((type) => system.scenario.includes(`"${type}"`));
      const marked = used
        .flatMap((type) => game.rules.pieces[type]?.stats ?? [])
        .filter(({ house, onlyOnSheets }) => house && !onlyOnSheets);
      expect(figures.filter(({ isHouse }) => isHouse)).toHaveLength(marked.length);
    }
  });

  test('says what is wrong with it, by its place', () => {
    const faultOf = (system: { ruleset: string; scenario: string }) =>
      scenarioPageContext({ name: 'Broken', system }, GAMES, master, texts).fault;
    expect(faultOf({ ...page.system, scenario: '{' })).toContain('not valid JSON');
    expect(faultOf({ ...page.system, ruleset: 'chess' })).toContain('“chess”');
    expect(
      faultOf({
        ...page.system,
        scenario: page.system.scenario.replace('"first":"south"', '"first":"west"'),
      }),
    ).toContain('first');
    expect(faultOf(page.system)).toBe('');
    expect(() =>
      scenarioOfPage({ name: '', system: { ...page.system, scenario: '[]' } }, GAMES, texts),
    ).toThrow(UnusableData);
  });
});

describe('the page of an army', () => {
  const shown = (system: Parameters<typeof armyPageContext>[0]['system'], canPlace = false) =>
    armyPageContext({ name: 'Page', system }, GAMES, canPlace, texts);

  test('shows the troops of a nation with their numbers, in games without an army builder too', () => {
    const ogre = gameOf('corsican-ogre').rules;
    const { rows, canBuild, fault } = shown(troopsPageSystem(ogre, 'austrian'));
    expect([fault, canBuild]).toEqual(['', false]);
    expect(rows.length).toBeGreaterThan(5);
    for (const { type, figures } of rows)
      expect(figures.map(({ rule }) => rule)).toEqual(
        ogre.pieces[type]?.stats.filter(({ onlyOnSheets }) => !onlyOnSheets).map(({ rule }) => rule),
      );
  });

  test('leaves the signs of formulas as they are, also where a letter is a word elsewhere', () => {
    const { rows } = shown(troopsPageSystem(gameOf('ccn').rules, 'british'));
    const figures = rows.find(({ type }) => type === 'british-rifles')?.figures;
    expect(figures?.map(({ value }) => value)).toContain('n');
    expect(figures?.map(({ value }) => value)).not.toContain('north');
  });

  test('shows the numbers that count now, and says that they were others', () => {
    const [sample] = armies.samples;
    if (!sample) throw new Error('no sample');
    const system = samplePageSystem({ rules, armies }, sample);
    expect(shown(system).note).toBe('');
    const older = system.counts.map((row) => ({
      ...row,
      figures: row.figures.map((figure) => ({ ...figure, value: '99' })),
    }));
    const { note, rows } = shown({ ...system, counts: older });
    expect(note).toContain('have changed');
    expect(JSON.stringify(rows)).not.toContain('"99"');
  });

  test('of a nation says which of its types the game has no more', () => {
    const { fault, rows } = shown({
      ruleset: 'squares',
      nation: 'french',
      kind: 'troops',
      counts: [{ type: 'dragon', count: 0 }],
    });
    expect(fault).toContain('“dragon”');
    expect(rows).toEqual([]);
  });
});

describe('a whole army in a drag', () => {
  const drag = { name: 'Picton', ruleset: 'ccn', nation: 'british', counts: { 'british-line': 4 } };
  const read = (changes: object) => readArmyDrag({ ...JSON.parse(armyDragText(drag)), ...changes });

  test('is read back', () => expect(read({})).toEqual(drag));

  test.each([
    [{ type: 'other' }],
    [{ ruleset: 7 }],
    [{ counts: { 'british-line': -1 } }],
    [{ counts: { 'british-line': 'many' } }],
    [{ counts: { 'british-line': 1e6 } }],
  ])('is none where it is %j', (changes) => expect(read(changes)).toBeUndefined());
});
