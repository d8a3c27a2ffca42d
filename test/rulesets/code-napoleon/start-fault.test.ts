import { expect, test } from 'vitest';
import { readScenario } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';

/** Reads a battle in which `a` stands with others beside it; throws where it may not begin so. */
function read(
  a: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, unknown>> = {},
) {
  const side = { name: 'Side', nation: 'french' };
  return readScenario(codeNapoleon, {
    id: 'start',
    ruleset: 'code-napoleon',
    title: 'Start',
    briefing: 'Start.',
    source: 'Made up.',
    first: 'south',
    sides: { south: side, north: side },
    turns: 5,
    units: {
      a: { side: 'south', type: 'infantry', at: 'E5', ...a },
      z: { side: 'north', type: 'infantry', at: 'A1' },
      ...others,
    },
    ...more,
  });
}

test.each([0, -0.5, 1.5, '1'])('a battle does not break at a share of %j of the regiments', (share) => {
  expect(() => read({}, {}, { break: share })).toThrow('a fraction of the regiments');
});

test.each([0.01, 1])('a battle may break at a share of %j of the regiments', (share) => {
  expect(() => read({}, {}, { break: share })).not.toThrow();
});

const battery = { side: 'south', type: 'foot-artillery', at: 'E5' };
const regiment = { side: 'south', type: 'infantry', at: 'E5' };
const on = (ground: string) => ({ terrain: { E5: ground } });

test.each([
  ['R003-57: no two enemies in a square', {}, { y: { ...regiment, side: 'north' } }, {}, 'enemy-there'],
  ['R003-53: no two regiments of foot in a square', {}, { b: regiment }, {}, 'square-is-taken'],
  [
    'R003-53: nor one of horse beside one of foot',
    { type: 'heavy-cavalry' },
    { b: regiment },
    {},
    'square-is-taken',
  ],
  [
    'R003-54: no three batteries',
    { type: 'horse-artillery' },
    { b: battery, c: battery },
    {},
    'two-batteries',
  ],
  [
    'R003-54: no two that look elsewhere',
    { type: 'horse-artillery', facing: 'e' },
    { b: battery },
    {},
    'batteries-face-alike',
  ],
  ['R003-118: no garrison without a town', { formation: 'garrison' }, {}, {}, 'no-town'],
  ['T003-10: no line in a dense wood', {}, {}, on('dense-woods'), 'no-line-in-woods'],
  [
    'T003-10: no formed light cavalry in a dense wood',
    { type: 'light-cavalry' },
    {},
    on('dense-woods'),
    'only-skirmishing',
  ],
] as const)('%s', (_, a, others, more, reason) => {
  expect(() => read(a, others, more)).toThrow(`units.a.at: ${reason} (E5, `);
});

test.each([
  ['a regiment with its guns', {}, { b: battery, c: battery }, {}],
  ['two batteries that look alike', { type: 'horse-artillery' }, { b: battery }, {}],
  ['a garrison in its town', { formation: 'garrison' }, {}, on('town')],
  [
    'a regiment with its skirmishers',
    {},
    { b: { ...regiment, type: 'light-infantry', formation: 'skirmish' } },
    {},
  ],
  ['a battery in a town', { type: 'foot-artillery' }, {}, on('town')],
  [
    'cavalry on the road through a town',
    { type: 'light-cavalry', formation: 'march-column' },
    {},
    { ...on('town'), roads: [['E4', 'E5']] },
  ],
] as const)('%s may begin where it stands', (_, a, others, more) => {
  expect(read(a, others, more).units.a?.at).toBe('E5');
});
