import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { hitsOf } from '../../../src/rulesets/code-napoleon/scenario-pieces';
import type { Grade } from '../../../src/rulesets/code-napoleon/troop';
import { happened } from '../../happened';
import { afterFire, afterFires, type Chances, positionWith, type Unit } from './fire-positions';

const certain = (state: State): Chances => new Map([[JSON.stringify(state), 1]]);

/** In what order a unit of a position is. */
const orderOf = ({ extra }: { readonly extra?: unknown }): unknown =>
  (extra as { readonly order?: string } | undefined)?.order;

const STANDS = 6;
const REGULAR_HITS = 6;

/** Where batteries stand that fire at E6, one after the other, none before the other. */
const BATTERIES = {
  long: ['E12'],
  effective: ['E10', 'D9', 'C9', 'F9'],
  canister: ['E8'],
} as const;

/** The mean hits, how often the target goes back or is lost, and how often it routs or is lost, as whole percents. */
function bombarded(target: Omit<Unit, 'side' | 'at'>, range: keyof typeof BATTERIES, count: number) {
  const squares = BATTERIES[range].slice(0, count);
  const guns = squares.map((at, index): [string, Unit] => [
    `g${index}`,
    { side: 'south', type: 'foot-artillery', formation: 'unlimbered', strength: 4, at },
  ]);
  const begun = positionWith({ ...Object.fromEntries(guns), x: { side: 'north', at: 'E6', ...target } });
  const full = begun.units.x?.strength ?? 0;
  let chances = certain(begun);
  for (const [gun] of guns) {
    chances = afterFires(chances, (state) =>
      state.units.x?.at === 'E6' ? afterFire(state, gun, 'x') : certain(state),
    );
  }
  const sums = { hits: 0, back: 0, routed: 0 };
  for (const [key, chance] of chances) {
    const { x } = (JSON.parse(key) as State).units;
    sums.hits += chance * (full - (x?.strength ?? 0));
    if (x?.at !== 'E6') sums.back += 100 * chance;
    if (!x || orderOf(x) === 'routed') sums.routed += 100 * chance;
  }
  return sums;
}

const COLUMN = { formation: 'attack-column' } as const;
const SQUARE = { formation: 'square' } as const;
const SKIRMISH = { type: 'light-infantry', formation: 'skirmish' } as const;
const GUNS = { type: 'foot-artillery', formation: 'unlimbered', strength: REGULAR_HITS } as const;

type Row = readonly [name: string, target: Omit<Unit, 'side' | 'at'>, rates: string];

/** rules/square-rules.md A4.3: one battery long, effective, canister; two effective. */
const TABLE: readonly Row[] = [
  ['a regular line', {}, '0.14/5/2 0.42/14/5 0.71/24/8 0.79/28/9'],
  ['a regular attack column', COLUMN, '0.28/9/3 0.56/19/6 0.85/28/10 1.03/37/11'],
  ['a regular square', SQUARE, '0.42/14/5 0.71/23/8 0.98/33/11 1.27/45/14'],
  ['regular skirmishers', SKIRMISH, '0/0/0 0.14/5/2 0.43/14/5 0.28/10/3'],
  ['regular guns', GUNS, '0/0/0 0.28/9/3 0.57/19/6 0.54/19/6'],
  ['a conscript line', { grade: 'conscript' }, '0.19/8/3 0.58/25/8 0.98/42/14 1.06/49/15'],
  ['an elite line', { grade: 'elite' }, '0.09/2/1 0.27/6/2 0.45/10/3 0.53/12/4'],
];

const SHOTS = [
  ['long', 1],
  ['effective', 1],
  ['canister', 1],
  ['effective', 2],
] as const;

/** Chance of 20,000 runs, and what is lost by rounding. */
const NEAR = 1.3;
const NEAR_HITS = 0.025;

describe('guns do as much as the table of A4.3 says', () => {
  test.each(TABLE)('at %s', (_, target, rates) => {
    const expected = rates.split(' ').map((each) => each.split('/').map(Number));
    for (const [index, [range, count]] of SHOTS.entries()) {
      const found = bombarded(target, range, count);
      const [hits = 0, back = 0, routed = 0] = expected[index] ?? [];
      expect(Math.abs(found.hits - hits), `${range} ${count}: ${found.hits} hits`).toBeLessThan(NEAR_HITS);
      expect(Math.abs(found.back - back), `${range} ${count}: ${found.back} %`).toBeLessThan(NEAR);
      expect(Math.abs(found.routed - routed), `${range} ${count}: ${found.routed} %`).toBeLessThan(NEAR);
    }
  });
});

/** What is left of a line that fires: its hits, and whether it is disordered. */
interface Line {
  readonly hits: number;
  readonly isDisordered: boolean;
}

/** What one shot makes of the line that it is fired at: null where that gives way; each with its chance. */
function shots(
  firer: Unit & Line,
  target: Unit & Line,
): readonly (readonly [left: Line | null, chance: number])[] {
  const { hits: own, isDisordered: shaken, ...a } = firer;
  const { hits, isDisordered, ...x } = target;
  const begun = positionWith({ a: { ...a, strength: own }, x: { ...x, strength: hits } });
  const disordered = happened(codeNapoleon, begun, (c, piece) => {
    if (shaken) c.noted(piece('a'), { order: 'disordered' });
    if (isDisordered) c.noted(piece('x'), { order: 'disordered' });
  });
  return [...afterFire(disordered, 'a', 'x')].map(([key, chance]) => {
    const left = (JSON.parse(key) as State).units.x;
    if (left?.at !== x.at) return [null, chance];
    return [{ hits: left.strength, isDisordered: orderOf(left) === 'disordered' }, chance];
  });
}

const TURNS = 12;

type Pair = readonly [Line, Line];
type Fight = ReadonlyMap<string, number>;

/** Both lines of a firefight, and what is known of their shots. */
interface Firefight {
  readonly sides: readonly [Unit, Unit];
  readonly known: Map<string, ReturnType<typeof shots>>;
}

/** What one of both makes of the other; R003-133: who has fired recovers. */
function exchange({ sides, known }: Firefight, by: 0 | 1, key: string) {
  const at = by === 0 ? 1 : 0;
  const lines = JSON.parse(key) as Pair;
  const name = `${by} ${key}`;
  const all = known.get(name) ?? shots({ ...sides[by], ...lines[by] }, { ...sides[at], ...lines[at] });
  known.set(name, all);
  const firer: Line = { ...lines[by], isDisordered: false };
  return all.map(([left, chance]) => {
    const pair = by === 0 ? [firer, left] : [left, firer];
    return [left && JSON.stringify(pair), chance] as const;
  });
}

/** One shot in everything that may have become of the fight: what goes on, and how often the target gives way. */
function shot(fight: Firefight, by: 0 | 1, chances: Fight): readonly [goesOn: Fight, won: number] {
  const next = new Map<string, number>();
  let won = 0;
  for (const [key, share] of chances) {
    for (const [after, chance] of exchange(fight, by, key)) {
      if (after === null) won += 100 * share * chance;
      else next.set(after, (next.get(after) ?? 0) + share * chance);
    }
  }
  return [next, won];
}

/** How often who fires first makes the other give way, and the other way round. */
function firefight(one: Grade, other: Grade, formation = 'line'): readonly [number, number] {
  const fight: Firefight = {
    sides: [
      { side: 'south', at: 'E7', grade: one, formation },
      { side: 'north', at: 'E6', grade: other, formation: 'line' },
    ],
    known: new Map(),
  };
  const full = [one, other].map((grade): Line => ({ hits: hitsOf(grade, STANDS), isDisordered: false }));
  let chances: Fight = new Map([[JSON.stringify(full), 1]]);
  const sums: [number, number] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const by of [0, 1] as const) {
      const [goesOn, won] = shot(fight, by, chances);
      chances = goesOn;
      sums[by] += won;
    }
  }
  return sums;
}

/** The table leaves out that disordered troops fire worse (T003-12). */
const NEAR_FIGHTS = 2.5;

describe('firefights of two lines end as the table of A4.3 says', () => {
  test.each([
    ['regular', 'regular', 'line', 55, 45],
    ['veteran', 'regular', 'line', 65, 34],
    ['veteran', 'conscript', 'line', 81, 19],
    ['elite', 'conscript', 'line', 86, 14],
    ['conscript', 'militia', 'line', 90, 10],
    ['elite', 'elite', 'line', 45, 42],
    ['regular', 'regular', 'attack-column', 35, 63],
  ] as const)('%s against %s, in %s', (one, other, formation, first, second) => {
    const [wins, loses] = firefight(one, other, formation);
    expect(Math.abs(wins - first), `${wins}`).toBeLessThan(NEAR_FIGHTS);
    expect(Math.abs(loses - second), `${loses}`).toBeLessThan(NEAR_FIGHTS);
  });
});
