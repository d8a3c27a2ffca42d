import { expect, test } from 'vitest';
import { type Correction, deploy, readScenario, replay, type TableCells } from '../../../src/core';
import { newSave, recordFault } from '../../../src/match';
import { correctionRefusal, withCorrection } from '../../../src/match/corrections';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { GRADE_CHART } from '../../../src/rulesets/code-napoleon/tables/grades';
import { GRADES } from '../../../src/rulesets/code-napoleon/troop';

const SIDE = { name: 'A side', nation: 'french' };

/** The table of grades with another number of hits for one of them. */
const gradesWith = (grade: (typeof GRADES)[number], hits: number): TableCells =>
  GRADE_CHART.table.cells.map((row, index) => (GRADES[index] === grade ? [row[0] ?? '', hits] : row));

const ELITE = { side: 'south', type: 'infantry', grade: 'elite' };

/** A battle of which a file tells: `a` is whole, `b` has lost a hit, `c` is still to come. */
const battle = (more: object = {}) => ({
  id: 'grades',
  ruleset: codeNapoleon.id,
  title: '',
  briefing: '',
  source: '',
  first: 'south',
  sides: { south: SIDE, north: SIDE },
  units: {
    a: { ...ELITE, at: 'A8' },
    b: { ...ELITE, at: 'B8', strength: 7 },
    g: { side: 'south', type: 'division-general', at: 'A8' },
    x: { side: 'north', type: 'infantry', at: 'H1' },
  },
  objectives: [],
  turns: 10,
  arrivals: [{ side: 'south', turn: 3, units: { c: { ...ELITE } }, spaces: ['C8'] }],
  options: {},
  ...more,
});

const strengths = ({ units, reserve }: ReturnType<typeof deploy>) =>
  Object.fromEntries(
    Object.values({ ...units, ...reserve }).map((unit) => [
      unit.id,
      'strength' in unit ? [unit.strength, unit.full] : [],
    ]),
  );

test('hits of a grade that a world plays with count when a battle is set up', () => {
  const written = readScenario(codeNapoleon, battle());
  const start = deploy(codeNapoleon, { ...written, tables: { grades: gradesWith('elite', 4) } });
  expect(strengths(start)).toMatchObject({ a: [10, 10], b: [9, 10], c: [10, 10], x: [6, 6] });
});

test('hits of a grade that a scenario brings itself say how strong its units may be', () => {
  const units = { ...battle().units, a: { ...ELITE, at: 'A8', strength: 10 } };
  const stronger = readScenario(codeNapoleon, battle({ units, tables: { grades: gradesWith('elite', 4) } }));
  expect(strengths(deploy(codeNapoleon, stronger))).toMatchObject({ a: [10, 10], b: [7, 10], c: [10, 10] });
  const weaker = battle({ tables: { grades: gradesWith('elite', 0) } });
  expect(() => readScenario(codeNapoleon, weaker)).toThrow('units.b.strength: must be at most 6');
});

test('a unit that nobody has read out of a file keeps the strength that it is given', () => {
  const { a, ...units } = readScenario(codeNapoleon, battle()).units;
  if (!a) throw new Error('no unit a');
  const { full, ...byHand } = a;
  expect(full).toBe(8);
  const written = {
    ...readScenario(codeNapoleon, battle()),
    units: { ...units, a: { ...byHand, strength: 7 } },
  };
  expect(strengths(deploy(codeNapoleon, written))).toMatchObject({ a: [7, 6], b: [7, 8] });
});

/** The table put right by a GM while the battle goes on; some more words may have been sent with it. */
function edited(grade: (typeof GRADES)[number], hits: number, more: object = {}) {
  const save = newSave(codeNapoleon, deploy(codeNapoleon, readScenario(codeNapoleon, battle())));
  const correction: Correction = {
    type: 'table-adjusted',
    table: 'grades',
    cells: gradesWith(grade, hits),
    ...more,
  };
  expect(correctionRefusal(codeNapoleon, save, correction, { gameMaster: true, seats: [] })).toBeUndefined();
  return { save, after: withCorrection(codeNapoleon, save, correction) };
}

test('hits of a grade that are edited in a battle count at once, and what is lost stays lost', () => {
  expect(strengths(edited('elite', 4).after.state)).toMatchObject({ a: [10, 10], b: [9, 10], c: [10, 10] });
  expect(strengths(edited('elite', -4).after.state)).toMatchObject({ a: [2, 2], b: [1, 2], c: [2, 2] });
});

test('what an edited table makes of the units can be played again, and nobody else can say it', () => {
  const { save, after } = edited('elite', 4, { wholes: { x: 40 } });
  expect(after.state.units.x).toMatchObject({ strength: 6, full: 6 });
  expect(replay(codeNapoleon, save.state, after.record)).toEqual(after.state);
  expect(recordFault(codeNapoleon, after)).toBeUndefined();
});

test('an edit that leaves the hits as they are says nothing of the units', () => {
  expect(edited('regular', 0).after.record).toEqual([
    { corrected: { type: 'table-adjusted', table: 'grades', cells: GRADE_CHART.table.cells } },
  ]);
});
