import {
  type Faults,
  oneOf,
  type PieceDetails,
  type PieceType,
  type RulesetData,
  type Side,
  sideNumber,
  text,
  whole,
} from '../../core';
import { usualFacing } from '../square-grid/board';
import { FACINGS } from './board';
import { LOWEST_CLASS, RATINGS } from './troop';
import { GARRISON, MOST_DPS } from './unit-types';

/** Fields of a piece that only these rules read. */
export const PIECE_WORDS = ['class', 'skirmish', 'dps', 'facing', 'in-town', 'command', 'rating'];

/** Fields of a piece that only other games have; here its DPs and `in-town` say the same. */
export const UNKNOWN_WORDS = ['strength', 'formation', 'armed'];

/** The values that a GM can choose for those fields. */
export const PIECE_CHOICES = { class: [1, 2, 3, 4, 5], skirmish: [0, 1, 2, 3], rating: RATINGS } as const;

/** Reads the fields of one piece that only these rules have: R004-02 to R004-07. */
export function readPiece(
  type: PieceType,
  side: Side,
  given: Readonly<Record<string, unknown>>,
  place: string,
  faults: Faults,
): PieceDetails {
  const wrong = wrongWords(type).filter((word) => given[word] !== undefined);
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

function wrongWords({ kind, arm }: PieceType): readonly string[] {
  if (kind === 'leader') return ['class', 'skirmish', 'dps', 'facing', 'in-town'];
  if (arm === 'artillery') return ['class', 'skirmish', 'rating'];
  return arm === 'cavalry' ? ['skirmish', 'in-town', 'rating'] : ['rating'];
}

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
