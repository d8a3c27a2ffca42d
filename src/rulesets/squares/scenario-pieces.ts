import {
  type Faults,
  type Forms,
  oneOf,
  type PieceDetails,
  type PieceType,
  type RulesetData,
  type Side,
  sideNumber,
  text,
  whole,
  wholeForm,
  wordForm,
} from '../../core';
import { usualFacing } from '../square-grid/board';
import { FACINGS } from './board';
import { LOWEST_CLASS, RATINGS } from './troop';
import { GARRISON, MOST_DPS } from './unit-types';

/** Fields of a piece that only these rules read. */
export const PIECE_WORDS = ['class', 'skirmish', 'dps', 'facing', 'in-town', 'command', 'rating'];

/** Fields of a piece that only other games have; here its DPs and `in-town` say the same. */
export const UNKNOWN_WORDS = ['strength', 'formation', 'armed'];

const COMMAND: Forms = { command: { is: 'commandName' } };
const GRADE = { class: wordForm([1, 2, 3, 4, 5]) };
const UNIT: Forms = { facing: { is: 'facing', words: FACINGS }, dps: wholeForm(0, MOST_DPS) };
const IN_TOWN: Forms = { 'in-town': { is: 'flag' } };

/** Describes those fields for a piece of a type; those left out are faults in it. */
export function formsOf({ kind, arm }: PieceType): Forms {
  if (kind === 'leader') return { ...COMMAND, rating: wordForm(RATINGS) };
  if (arm === 'artillery') return { ...COMMAND, ...UNIT, ...IN_TOWN };
  if (arm === 'cavalry') return { ...COMMAND, ...GRADE, ...UNIT };
  return { ...COMMAND, ...GRADE, skirmish: wordForm([0, 1, 2, 3]), ...UNIT, ...IN_TOWN };
}

/** Reads the fields of one piece that only these rules have: R004-02 to R004-07. */
export function readPiece(
  type: PieceType,
  side: Side,
  given: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): PieceDetails {
  const forms = formsOf(type);
  const wrong = PIECE_WORDS.filter((word) => given[word] !== undefined && !Object.hasOwn(forms, word));
  for (const word of wrong) faults.add(`${place}.${word}`, `${type.id} can't have this`);
  const command: RulesetData =
    given.command === undefined ? {} : { command: text(given.command, `${place}.command`, faults) };
  if (type.kind === 'leader') {
    return {
      traits: { ...command, rating: oneOf(given.rating, `${place}.rating`, faults, RATINGS, 'good') },
    };
  }
  return {
    strength: MOST_DPS - within(given.dps, `${place}.dps`, faults, 0, MOST_DPS, 0),
    facing: oneOf(given.facing, `${place}.facing`, faults, FACINGS, usualFacing(sideNumber(side))),
    formation: readFlag(given['in-town'], `${place}.in-town`, faults) ? GARRISON : 'line',
    traits: { ...command, ...statsOf(type, given, place, faults) },
  };
}

/** Writes those fields as a scenario has them. */
export const writePiece = ({ strength = MOST_DPS, facing, formation, traits }: PieceDetails) => ({
  ...traits,
  ...(strength < MOST_DPS && { dps: MOST_DPS - strength }),
  ...(facing && { facing }),
  ...(formation === GARRISON && { 'in-town': true }),
});

function statsOf(
  { arm }: PieceType,
  given: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): Readonly<Record<string, number>> {
  if (arm === 'artillery') return {};
  const grade = { class: within(given.class, `${place}.class`, faults, 1, LOWEST_CLASS, 3) };
  if (arm === 'cavalry') return grade;
  return { ...grade, skirmish: within(given.skirmish, `${place}.skirmish`, faults, 0, 3, 0) };
}

/** Reads a whole number within bounds; a missing one is `initial`. */
function within(
  data: unknown,
  place: string,
  faults: Faults,
  least: number,
  most: number,
  initial: number,
): number {
  const number = whole(data, place, faults, least, initial);
  if (number > most) faults.add(place, `must be at most ${most}`);
  return Math.min(number, most);
}

/** Reads a boolean; a missing one is false. */
function readFlag(data: unknown, place: string, faults: Faults): boolean {
  if (data !== undefined && typeof data !== 'boolean') faults.add(place, 'expected true or false');
  return data === true;
}
