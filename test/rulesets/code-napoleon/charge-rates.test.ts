import { describe, expect, test } from 'vitest';
import {
  exactOdds,
  type Query,
  type Reply,
  resolve,
  type State,
  seededReply,
  seededStream,
  type TableCells,
  wordNumber,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { CHARGES } from '../../../src/rulesets/code-napoleon/phases';
import { hitsOf } from '../../../src/rulesets/code-napoleon/scenario-pieces';
import { REACTION_CHART } from '../../../src/rulesets/code-napoleon/tables/charges';
import { FIRE_MODIFIERS } from '../../../src/rulesets/code-napoleon/tables/fire';
import { MELEE_MODIFIERS } from '../../../src/rulesets/code-napoleon/tables/melee';
import type { Grade } from '../../../src/rulesets/code-napoleon/troop';
import { happened } from '../../happened';
import { type Fighter, HERE, meleeOf } from './melee-positions';

const STANDS = 6;

/** A unit of a grade with all the hits that it can have. */
const graded = (grade: Grade, more: Fighter = {}): Fighter => ({
  grade,
  strength: hitsOf(grade, STANDS),
  ...more,
});

/** What there is to a charge beside the two units. */
interface More {
  readonly isDisordered?: true;
  /** What the simulation of the table leaves out. */
  readonly tables?: Readonly<Record<string, TableCells>>;
  /** Who leads the attacker. */
  readonly general?: Fighter;
}

/** A charge of two squares, as odds foresee it: with its tests, the reaction, and all rounds of melee. */
function chargeOf(attacker: Fighter, defender: Fighter, { isDisordered, tables = {}, general }: More) {
  const attackers = [{ at: 'H8', ...attacker }, ...(general ? [general] : [])];
  const { state } = meleeOf(attackers, [defender], { tables });
  const before = happened(codeNapoleon, state, (c, piece) => {
    const { position } = c;
    position.clearMarks();
    position.place(piece('a'), position.board.number(attacker.at ?? 'H8'));
    if (general) position.place(piece('b'), position.board.number('H8'));
    position.setTurn(1, 0, wordNumber(CHARGES), 0);
    c.battleNoted({ melees: [], charges: [] });
    if (isDisordered) c.noted(piece('x'), { order: 'disordered' });
  });
  const order = { type: 'charge', side: 'south', unit: 'a', target: 'x' } as const;
  expect(codeNapoleon.refusal(before, order)).toBeUndefined();
  const seen = codeNapoleon.combatPreview(before, order);
  if (!seen) throw new Error('a charge is foreseen');
  return seen;
}

/** Nobody reacts otherwise: the odds of other answers need not be worked out. */
const onlyReaction = (reaction: string): Readonly<Record<string, TableCells>> => {
  const { columns, cells } = REACTION_CHART.table;
  const kept = cells.map((row) => row.map((cell, index) => (columns[index] === reaction ? cell : '-')));
  return { reactions: kept };
};

/** How often the attacker has the square in the end, in percent, and what hits it costs both, for one reaction. */
function rates({ state, order }: ReturnType<typeof chargeOf>, reaction: string) {
  const sums = { wins: 0, both: 0, attacker: 0, defender: 0, all: 0 };
  const lost = (id: string, { units }: State) =>
    (state.units[id]?.strength ?? 0) - (units[id]?.strength ?? 0);
  for (const { response, outcomes } of exactOdds(codeNapoleon, state, order)) {
    if (response !== null && response !== reaction) continue;
    for (const { probability, state: after } of outcomes) {
      sums.all += probability;
      if (isThere(after, 'south')) sums.wins += 100 * probability;
      else if (!isThere(after, 'north')) sums.both += 100 * probability;
      sums.attacker += probability * lost('a', after);
      sums.defender += probability * lost('x', after);
    }
  }
  expect(sums.all).toBeCloseTo(1, 9);
  return sums;
}

const isThere = ({ units }: State, of: 'south' | 'north'): boolean =>
  Object.values(units).some(({ side, at }) => side === of && at === HERE);

/** A table in which one row adds nothing. */
const without = (
  { rows, cells }: { readonly rows: readonly string[]; readonly cells: TableCells },
  row: string,
) => cells.map((each, index) => (rows[index] === row ? each.map(() => 0) : each));

// What the simulation leaves out of the tables it is about: disorder spoils no fire (T003-12), and cavalry that is
// charged counts as charging without having answered by a countercharge (T003-16).
const FIRES_WELL: More = {
  tables: { 'fire-modifiers': without(FIRE_MODIFIERS.table, 'firer-disordered') },
};
const RIDES: More = { tables: { 'melee-modifiers': without(MELEE_MODIFIERS.table, 'not-charging') } };

/** The hits of cavalry that canister drives off, which the simulation leaves out: a rout costs two, a retreat one. */
const DRIVEN_OFF = (5 / 8) * (5 / 8) * ((1 / 8) * 2 + (2 / 8) * 1);

const COLUMN: Fighter = { formation: 'attack-column' };
const HEAVY: Fighter = { type: 'heavy-cavalry' };
const LIGHT: Fighter = { type: 'light-cavalry' };
const SQUARE: Fighter = { formation: 'square' };
const BATTERY: Fighter = { type: 'foot-artillery', formation: 'unlimbered', strength: 4, stands: 4 };
const FLANK: Fighter = { at: 'F6', facing: 'e' };
const REAR: Fighter = { at: 'H4', facing: 's' };

/** The attacker wins, both recoil, the hits of the attacker and of the defender. */
type Rates = readonly [wins: number, both: number, attacker: number, defender: number];
type Row = readonly [string, Fighter, Fighter, reaction: string, Rates, More?];

/** rules/square-rules.md A4.1: 20,000 runs each. */
const TABLE: readonly Row[] = [
  ['regular column, regular line', COLUMN, {}, 'none', [42.5, 5.3, 0.89, 1.02]],
  ['regular column, line that fires', COLUMN, {}, 'fire', [35.3, 5, 1.15, 0.86]],
  [
    'veteran line, conscript column that fires',
    graded('veteran'),
    graded('conscript', COLUMN),
    'fire',
    [56.6, 4.9, 0.78, 1.04],
  ],
  [
    'veteran column, conscript line that fires',
    graded('veteran', COLUMN),
    graded('conscript'),
    'fire',
    [56.9, 3.9, 0.77, 1.03],
  ],
  [
    'conscript column, veteran line that fires',
    graded('conscript', COLUMN),
    graded('veteran'),
    'fire',
    [13.4, 3.4, 1.37, 0.43],
  ],
  ['elite column, regular line that fires', graded('elite', COLUMN), {}, 'fire', [57, 3.4, 0.92, 1.24]],
  [
    'elite column, conscript line that fires',
    graded('elite', COLUMN),
    graded('conscript'),
    'fire',
    [65.4, 3, 0.66, 1.13],
  ],
  [
    'regular column, disordered line that fires',
    COLUMN,
    {},
    'fire',
    [70.1, 4.1, 0.56, 0.91],
    { isDisordered: true, ...FIRES_WELL },
  ],
  ['regular column, flank of a line', { ...COLUMN, ...FLANK }, {}, 'none', [62.9, 4.8, 0.57, 1.17]],
  ['regular column, rear of a line', { ...COLUMN, ...REAR }, {}, 'none', [68, 3, 0.45, 1.13]],
  ['regular column, march column', COLUMN, { formation: 'march-column' }, 'none', [57.7, 1.9, 0.5, 1.29]],
  [
    'regular column, skirmishers',
    COLUMN,
    { type: 'light-infantry', formation: 'skirmish' },
    'none',
    [58.4, 2, 0.5, 1.3],
  ],
  ['regular heavy cavalry, line', HEAVY, {}, 'none', [51.9, 3, 0.6, 1.19]],
  ['regular heavy cavalry, line that forms square', HEAVY, {}, 'form-square', [23.4, 1.5, 0.96, 0.58]],
  ['regular heavy cavalry, square', HEAVY, SQUARE, 'none', [6.6, 0.9, 1.19, 0.21]],
  ['regular light cavalry, square', LIGHT, SQUARE, 'none', [6.4, 0.9, 1.19, 0.2]],
  [
    'elite heavy cavalry, conscript square',
    graded('elite', HEAVY),
    graded('conscript', SQUARE),
    'none',
    [22.3, 2.1, 1.28, 0.47],
  ],
  [
    'veteran heavy cavalry, conscript line that forms square',
    graded('veteran', HEAVY),
    graded('conscript'),
    'form-square',
    [41.1, 1.9, 0.83, 0.75],
  ],
  [
    'regular light cavalry, battery with canister',
    LIGHT,
    BATTERY,
    'fire',
    [41, 2.5, 0.97 + DRIVEN_OFF, 0.91],
  ],
  ['regular heavy cavalry, light cavalry', HEAVY, LIGHT, 'none', [45.3, 4.5, 0.8, 1.07], RIDES],
  [
    'light cavalry, flank of light cavalry',
    { ...LIGHT, ...FLANK },
    LIGHT,
    'none',
    [62.1, 4.1, 0.59, 1.13],
    RIDES,
  ],
];

const ROWS = TABLE.map(([name, attacker, defender, reaction, expected, more = {}]) => {
  return { name, attacker, defender, reaction, expected, more };
});

/** Chance of 20,000 runs. */
const NEAR = 1.3;
const NEAR_HITS = 0.04;

describe('charges go as often as the table of A4.1 says, and cost as much', () => {
  test.each(ROWS)('$name', ({ attacker, defender, reaction, expected, more }) => {
    const tables = { ...more.tables, ...onlyReaction(reaction) };
    const found = rates(chargeOf(attacker, defender, { ...more, tables }), reaction);
    const told = [found.wins, found.both, found.attacker, found.defender];
    const off = told.map((each, index) => Math.abs(each - (expected[index] ?? 0)));
    const isNear = off.every((each, index) => each < (index < 2 ? NEAR : NEAR_HITS));
    expect(isNear, `${told.map((each) => each.toFixed(2))} instead of ${expected}`).toBe(true);
  });
});

/** How often the attacker wins by so many charges against a line that fires; his general leads. */
function sampledRates(samples: number) {
  const { state, order } = chargeOf({ ...COLUMN, command: 'first' }, {}, { general: GENERAL });
  const chance = seededReply(codeNapoleon, seededStream(1806));
  const reply = (query: Query): Reply => {
    if (query.kind !== 'ask') return chance(query);
    const option = query.options.includes('fire') ? 'fire' : (query.options[0] ?? '');
    return { kind: 'chose', option };
  };
  const sums = { wins: 0, attacker: 0, defender: 0 };
  for (let count = 0; count < samples; count += 1) {
    const after = resolve(codeNapoleon, state, order, reply).state;
    if (isThere(after, 'south')) sums.wins += 100 / samples;
    sums.attacker += (STANDS - (after.units.a?.strength ?? 0)) / samples;
    sums.defender += (STANDS - (after.units.x?.strength ?? 0)) / samples;
  }
  return sums;
}

const GENERAL: Fighter = { type: 'division-general', at: 'H8', command: 'first', rating: 2 };
const SAMPLES = 1200;

// A general may fall at every score, which makes far more ways than can be told one by one.
test('a column led by a good general against a line that fires goes as the table of A4.1 says', () => {
  const found = sampledRates(SAMPLES);
  // Three times the usual error of so many charges.
  const near = 300 * Math.sqrt((0.54 * 0.46) / SAMPLES);
  expect(Math.abs(found.wins - 53.8), `${found.wins}`).toBeLessThan(near);
  expect(Math.abs(found.attacker - 1.01), `${found.attacker}`).toBeLessThan(0.12);
  expect(Math.abs(found.defender - 1.16), `${found.defender}`).toBeLessThan(0.12);
});
