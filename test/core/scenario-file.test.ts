import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deploy, readScenario, UnusableData } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { squares } from '../../src/rulesets/squares';

const PAGE = readFileSync('docs/scenarios.md', 'utf8');
const [[, example = ''] = [], [, exampleOfSquares = ''] = []] = [...PAGE.matchAll(/```json\n([\s\S]*?)```/g)];

test('the example of docs/scenarios.md can be played', () => {
  const state = deploy(ccNapoleon, readScenario(ccNapoleon, JSON.parse(example)));
  expect(Object.keys(state.units)).toHaveLength(11);
  expect(state.units.f5).toMatchObject({ formation: 'square', nation: 'french' });
  expect(state.units.a4).toMatchObject({ strength: 3, nation: 'spanish' });
  expect(state.reserve.f6).toMatchObject({ side: 'north', type: 'horse-artillery' });
  expect(state.objectives).toHaveLength(1);
  expect(ccNapoleon.orders(state)).not.toEqual([]);
});

test('the example of squares in docs/scenarios.md can be played', () => {
  const scenario = readScenario(squares, JSON.parse(exampleOfSquares));
  const rules = squares.on({ columns: 8, rows: 6 });
  const state = deploy(squares, scenario);
  expect(state.board).toEqual({ columns: 8, rows: 6 });
  expect(state.units.f2).toMatchObject({
    strength: 5,
    facing: 'n',
    traits: { command: 'tessier', class: 3 },
  });
  expect(state.units.a1).toMatchObject({ formation: 'garrison', facing: 's' });
  expect(state.borders['D3|D4']).toBe('bridge');
  expect(rules.statusLines(state).map(({ blanks }) => blanks)).toEqual([
    { now: '12:30' },
    { end: '17:30' },
    { winner: expect.any(String) },
  ]);
  expect(rules.orders(state).map(({ type }) => type)).toContain('activate');
});

test('the refusal in docs/scenarios.md is the one that such a file gets', () => {
  const shown = /```text\n([\s\S]*?)\n```/.exec(PAGE)?.[1]?.split('\n') ?? [];
  const broken = example
    .replace('"at": "6:4"', '"at": "6:14"')
    .replace('"a2": { "side": "south", "type": "infantry"', '"a2": { "side": "south", "type": "hussars"')
    .replace('"f2": { "side"', '"f2": { "strenght": 3, "side"')
    .replace('{ "f6": {', '{ "f1": {');
  let message = '';
  try {
    readScenario(ccNapoleon, JSON.parse(broken));
  } catch (error) {
    message = error instanceof UnusableData ? error.message : '';
  }
  const given = message.split('\n');
  expect(given).toHaveLength(shown.length);
  expect(given).toEqual(
    shown.map((line) => expect.stringContaining(line.replace(/(use one of ).*\.\.\.$/, '$1'))),
  );
});

/** What is wrong with the example after one stretch of its text has become another. */
function faultsAfter(before: string, after: string): readonly string[] {
  expect(example).toContain(before);
  try {
    readScenario(ccNapoleon, JSON.parse(example.replace(before, after)));
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
  return [];
}

describe('a broken file is refused and names the place', () => {
  test.each([
    ['a space off the board', '"at": "6:4"', '"at": "6:14"', 'units.a1.at: space "6:14" is not on the board'],
    ['an unknown type', '"type": "militia"', '"type": "hussars"', 'units.f3.type: "hussars" is unknown'],
    ['two units in one hex', '"at": "7:9"', '"at": "6:8"', 'units.a4.at: "a3" is already in 6:8'],
    ['cavalry in the woods', '"militia"', '"cavalry"', 'units.f3.at: may-not-stand-there (2:3, R000-'],
    ['a unit in the river', '"at": "7:9"', '"at": "4:8"', 'units.a4.at: may-not-stand-there (4:8, '],
    [
      'an arrival with a name that is taken',
      '"f6": {',
      '"f1": {',
      'arrivals[0].units.f1: the id "f1" is used twice',
    ],
    [
      'an arrival without its turn',
      '"turn": 3,',
      '',
      'arrivals[0].turn: expected a whole number of 1 or more',
    ],
    ['an arrival off the board', '"0:7"]', '"9:7"]', 'arrivals[0].spaces: space "9:7" is not on the board'],
    [
      'relief without its turn',
      '"per": "each"',
      '"relief": { "within": 2 }',
      'objectives[0].relief.from: expected a whole number of 1 or more, got nothing',
    ],
    ['an unknown count', '"per": "each"', '"per": "turn"', 'objectives[0].per: "turn" is unknown'],
    ['unknown terrain', '"village"', '"swamp"', 'terrain.3:6: "swamp" is unknown'],
    ['an unknown weapon', '["lance"]', '["pike"]', 'units.f4.armed: "pike" is unknown'],
    ['an unknown formation', '"square"', '"column"', 'units.f5.formation: "column" is unknown'],
    [
      'cavalry in square',
      '"square"',
      '"square" }, "f9": { "side": "north", "type": "cavalry", "at": "1:9", "formation": "square"',
      'units.f9.formation: "cavalry" has no "square": leave it out; those who can have it are ',
    ],
    [
      'skirmishers in square',
      '"square"',
      '"square" }, "f9": { "side": "north", "type": "skirmishers", "at": "1:9", "formation": "square"',
      'units.f9.formation: "skirmishers" has no "square"',
    ],
    [
      'lances on infantry',
      '"square"',
      '"square", "armed": ["lance"]',
      'units.f5.armed: "elite-infantry" has no "lance": leave it out; those who can have it are light-cavalry, cavalry,',
    ],
    [
      'rifles on line infantry',
      '"square"',
      '"square", "armed": ["rifle"]',
      'units.f5.armed: "elite-infantry" has no "rifle": leave it out; those who can have it are light-infantry, skirmishers',
    ],
    ['a slip of the pen', '"strength"', '"strenght"', 'units.a4.strenght: is unknown; use one of side, type'],
    [
      'a target of nothing',
      '"target": 4',
      '"target": 0',
      'sides.south.target: expected a whole number of 1 or more',
    ],
    ['no side to begin', '"first": "south",', '', 'first: is missing; use one of south, north'],
    ['an unknown option', '"commandCards": true', '"cards": true', 'options.cards: is unknown'],
    ['other rules', '"cc-napoleon"', '"chess"', 'ruleset: "chess" is unknown; use one of cc-napoleon'],
  ])('%s', (_, before, after, fault) => {
    expect(faultsAfter(before, after).join('\n')).toContain(fault);
  });

  test('all faults at once', () => {
    expect(() =>
      readScenario(ccNapoleon, JSON.parse(example.replaceAll('"infantry"', '"foot"').replace('6:6', '6:66'))),
    ).toThrow(/units\.a1\.type[\s\S]*units\.a2\.at[\s\S]*units\.f1\.type/);
  });
});

test('a name that no piece can have, and too much of anything, is named with its place', () => {
  const given = JSON.parse(example) as { readonly units: Record<string, object> };
  const named = JSON.parse(example.replace('"f5"', '"__proto__"'));
  expect(Object.keys(named.units)).toContain('__proto__');
  expect(() => readScenario(ccNapoleon, named)).toThrow(/units\.__proto__: is a reserved name/);
  const leader = { side: 'north', type: 'general', at: '0:0' };
  const led = { ...given, units: { ...given.units, valueOf: leader } };
  expect(() => readScenario(ccNapoleon, led)).toThrow(/units\.valueOf: is a reserved name/);
  const [unit = {}] = Object.values(given.units);
  const type = (word: string) => ({ ...given, units: { ...given.units, f5: { ...unit, type: word } } });
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(() => readScenario(ccNapoleon, type(word))).toThrow(`"${word}" is unknown; use one of `);
  }
  const long = { ...given, title: 'x'.repeat(5000), terrain: 'x'.repeat(5_000_000) };
  expect(() => readScenario(ccNapoleon, long)).toThrow(/title: is 5000 characters long; the limit is 400/);
  const late = { ...unit, at: '' };
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`u${index}`, late]));
  const crowd = { ...given, arrivals: [{ side: 'north', turn: 2, units: many, spaces: ['0:0'] }] };
  expect(() => readScenario(ccNapoleon, crowd)).toThrow(/pieces are too many; the limit is 600/);
});
