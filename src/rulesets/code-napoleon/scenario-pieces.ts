import {
  type Described,
  FACINGS,
  type Faults,
  type Fields,
  type Forms,
  flag,
  oneOf,
  type PieceDetails,
  type PieceType,
  type RulesetData,
  type Side,
  type State,
  sideNumber,
  text,
  whole,
  wordForm,
} from '../../core';
import { usualFacing } from '../square-grid/board';
import { GRADE_CHART } from './tables/grades';
import { GRADES, type Grade } from './troop';
import { UNIT_TYPES } from './unit-types';

const RATINGS = [-1, 0, 1, 2, 3];

/** Fields of a piece that only these rules read. */
export const PIECE_WORDS = ['grade', 'stands', 'facing', 'command', 'under', 'rating', 'reacts'];

/** Fields of a piece that only other games have. */
export const UNKNOWN_WORDS = ['armed'];

/** Describes those fields for a piece of a type; those left out are faults in it. */
export function formsOf({ kind, id }: PieceType): Forms {
  const command: Forms = { command: { is: 'commandName' } };
  if (kind === 'leader') return { ...command, under: { is: 'commandName' }, rating: wordForm(RATINGS) };
  return {
    ...command,
    grade: wordForm(GRADES),
    stands: wordForm(standsOf(id)),
    facing: { is: 'facing', words: FACINGS },
    reacts: { is: 'flag' },
  };
}

/** R003-02: infantry has six stands, cavalry four or six; the usual number first. */
const standsOf = (type: string): readonly number[] => UNIT_TYPES.find(({ id }) => id === type)?.stands ?? [];

/** T003-3: the fewest hits that a unit can have. */
const FEWEST_HITS = 2;

/** T003-3: the number of hits that a unit can take. */
export function hitsOf(grade: Grade, stands: number, tables: State['tables'] = {}): number {
  const more = GRADE_CHART.number({ setting: { tables } }, grade, 'hits');
  return Math.max(FEWEST_HITS, stands + more);
}

/** T003-3: the number of hits that a unit can take by the tables of a battle; undefined for generals. */
export function wholeBy(tables: State['tables'], { type, traits }: Described): number | undefined {
  const kind = UNIT_TYPES.find(({ id }) => id === type);
  if (!kind) return undefined;
  const grade = GRADES.find((each) => each === traits?.grade) ?? 'regular';
  return hitsOf(grade, Number(traits?.stands ?? kind.stands[0]), tables);
}

/** Reads the fields of one piece that only these rules have: R003-01 to R003-12, R003-26. */
export function readPiece(
  type: PieceType,
  side: Side,
  given: Fields,
  place: string,
  faults: Faults,
  tables: State['tables'] = {},
): PieceDetails {
  const isGeneral = type.kind === 'leader';
  for (const word of isGeneral ? OF_UNITS : OF_GENERALS) {
    if (given[word] !== undefined) faults.add(`${place}.${word}`, `${type.id} can't have this`);
  }
  const command = readName('command', given, place, faults);
  if (isGeneral) return { traits: { ...command, ...readGeneral(given, place, faults) } };
  const grade = oneOf(given.grade, `${place}.grade`, faults, GRADES, 'regular');
  const stands = readStands(type, given, place, faults);
  const full = hitsOf(grade, stands, tables);
  if (typeof given.strength === 'number' && given.strength > full) {
    faults.add(`${place}.strength`, `must be at most ${full}`);
  }
  const [usual = 'line'] = type.formations ?? [];
  return {
    full,
    facing: oneOf(given.facing, `${place}.facing`, faults, FACINGS, usualFacing(sideNumber(side))),
    ...(given.formation === undefined && { formation: usual }),
    traits: { ...command, grade, stands, ...readReacts(given, place, faults) },
  };
}

const OF_UNITS = ['grade', 'stands', 'facing', 'strength', 'formation', 'reacts'];
const OF_GENERALS = ['under', 'rating'];

const readName = (word: string, given: Fields, place: string, faults: Faults): RulesetData =>
  given[word] === undefined ? {} : { [word]: text(given[word], `${place}.${word}`, faults) };

const readReacts = ({ reacts }: Fields, place: string, faults: Faults): RulesetData =>
  reacts === undefined ? {} : { reacts: flag(reacts, `${place}.reacts`, faults) };

function readGeneral(given: Fields, place: string, faults: Faults): RulesetData {
  const { rating = 0 } = given;
  if (!RATINGS.some((each) => each === rating)) {
    faults.add(`${place}.rating`, 'expected a number from -1 to 3');
  }
  return { ...readName('under', given, place, faults), rating: Number(rating) };
}

function readStands({ id }: PieceType, given: Fields, place: string, faults: Faults): number {
  const allowed = standsOf(id);
  const [usual = 0] = allowed;
  const stands = whole(given.stands, `${place}.stands`, faults, 1, usual);
  if (allowed.includes(stands)) return stands;
  faults.add(`${place}.stands`, `must be ${allowed.join(' or ')}`);
  return usual;
}

/** Writes those fields as a scenario has them. */
export const writePiece = ({ strength, facing, formation, traits }: PieceDetails): Fields => ({
  ...traits,
  ...(strength !== undefined && { strength }),
  ...(facing && { facing }),
  ...(formation && { formation }),
});
