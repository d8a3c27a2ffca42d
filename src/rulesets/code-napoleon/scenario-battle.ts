import {
  exactly,
  type Faults,
  type Fields,
  fields,
  type Grid,
  mappingForm,
  needed,
  noOthers,
  ROADS_FORM,
  type RulesetData,
  readRoads,
  SIDES,
  type TopicForms,
  whole,
  wholeForm,
  wordForm,
  wordFrom,
} from '../../core';
import { readTime } from '../square-grid/clock';
import { GRADES_FORM, readGrades } from '../square-grid/victory-levels';
import type { Battle } from './battle';

const DICE = [4, 6, 8, 10, 12];
const USUAL_DIE = 8;

/** Fields of a scenario that only these rules read. */
export const BATTLE_FORMS: TopicForms = {
  clock: { topic: 'ends', form: mappingForm({ start: { is: 'time' }, elapsed: wholeForm(0) }) },
  turns: { topic: 'ends', form: wholeForm(1) },
  opening: { topic: 'sides', form: wordForm(SIDES) },
  leadership: {
    topic: 'sides',
    form: mappingForm({ south: needed(wordForm(DICE)), north: needed(wordForm(DICE)) }),
  },
  ...ROADS_FORM,
  break: { topic: 'ends', form: { is: 'share' } },
  grades: { topic: 'ends', form: GRADES_FORM },
};

/** Reads the fields of a scenario that only these rules have. */
export function readBattle(grid: Grid, given: Fields, faults: Faults): RulesetData {
  const battle: Partial<Battle> = {
    clock: readClock(given.clock, faults),
    turns: given.turns === undefined ? null : whole(given.turns, 'turns', faults, 1),
    opening: given.opening === undefined ? null : wordFrom(SIDES)(given.opening, 'opening', faults),
    leadership: readLeadership(given.leadership, faults),
    roads: readRoads(grid, given.roads, 'roads', faults),
    break: given.break === undefined ? null : readShare(given.break, faults),
    grades: given.grades === undefined ? null : readGrades(given.grades, 'grades', faults),
  };
  if (given.sides !== undefined && battle.turns === null && battle.break === null) {
    faults.add('turns', 'add turns or a break: otherwise the battle never ends');
  }
  return battle;
}

/** Checks the same fields in a saved battle. */
export function checkSetUp(grid: Grid, kept: Fields, faults: Faults): void {
  const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
  const { sides: _, ...words } = given;
  readBattle(grid, words, faults);
}

function readClock(data: unknown, faults: Faults): Battle['clock'] {
  const clock = fields(data ?? {}, 'clock', faults);
  noOthers(clock, ['start', 'elapsed'], 'clock', faults);
  return {
    start: readTime(clock.start, 'clock.start', faults),
    elapsed: whole(clock.elapsed, 'clock.elapsed', faults, 0, 0),
  };
}

const die = (data: unknown, place: string, faults: Faults): number => {
  const faces = whole(data, place, faults, 1, USUAL_DIE);
  if (!DICE.includes(faces)) faults.add(place, `expected a die with one of ${DICE.join(', ')} faces`);
  return faces;
};

const readLeadership = (data: unknown, faults: Faults): Battle['leadership'] =>
  exactly<Battle['leadership']>({ south: die, north: die })(
    data ?? { south: USUAL_DIE, north: USUAL_DIE },
    'leadership',
    faults,
  );

function readShare(data: unknown, faults: Faults): number {
  if (typeof data === 'number' && data > 0 && data <= 1) return data;
  faults.add('break', 'expected a fraction of the regiments, like 0.5');
  return 1;
}
