import {
  type Adjustment,
  byName,
  type Correction,
  exactly,
  FACINGS,
  type Json,
  type Kinds,
  type Leader,
  listOf,
  MOST_RATING,
  MOST_STRENGTH,
  oneOfKinds,
  onlyTrue,
  optional,
  orNull,
  type Reader,
  SIDES,
  type SideAdjustment,
  type TableCells,
  text,
  type Unit,
  wholeFrom,
  wordFrom,
} from '../../core';
import { LEADER, UNIT } from './read-piece';

/** Values that only the ruleset understands; the match checks if they fit. */
const readTraits = byName<Json>((value, place, faults) =>
  typeof value === 'number' || typeof value === 'boolean' ? value : text(value, place, faults),
);

/** Rows of words and numbers; the match checks if they fit the table. */
const readCells: Reader<TableCells> = listOf(
  listOf((cell, place, faults) => (typeof cell === 'number' ? cell : text(cell, place, faults))),
);

const readAdjustment = exactly<Adjustment>({
  name: optional(text),
  nation: optional(text),
  armed: optional(listOf(text)),
  at: optional(text),
  strength: optional(wholeFrom(0, MOST_STRENGTH)),
  formation: optional(text),
  facing: optional(wordFrom(FACINGS)),
  traits: optional(readTraits),
  eliminated: optional(onlyTrue),
});

const readSideAdjustment = exactly<SideAdjustment>({
  points: optional(wholeFrom(0)),
  target: optional(orNull(wholeFrom(1))),
  rating: optional(wholeFrom(0, MOST_RATING)),
});

/** Accepts only empty ruleset data, for a new piece. */
const nothingYet = exactly<Record<never, never>>({});

/** Ignores any marks that were sent. */
const noMarks: Reader<readonly string[]> = () => [];

const { extra: _, ...ofLeader } = LEADER;
const { also: __, ...ofUnit } = UNIT;
/** The fields that differ for a piece that is sent and not saved. */
const SENT = { id: text, marks: noMarks, traits: optional(readTraits) };

const readLeader = exactly<Omit<Leader, 'extra'>>({ ...ofLeader, ...SENT });

const readUnit = exactly<Omit<Unit, 'also'>>({ ...ofUnit, ...SENT, extra: nothingYet });

/** A piece unknown to the scenario; one with strength is a unit. */
const readPiece: Reader<Unit | Leader> = (data, place, faults) =>
  (Object(data).strength === undefined ? readLeader : readUnit)(data, place, faults);

/** The fields of each kind of correction. */
export const CORRECTIONS: Kinds<'type', Correction> = {
  adjusted: { unit: text, change: readAdjustment },
  'side-adjusted': {
    side: wordFrom(SIDES),
    change: readSideAdjustment,
    winner: optional(orNull(wordFrom(SIDES))),
  },
  'terrain-adjusted': { terrain: byName(text) },
  'borders-adjusted': { borders: byName(text) },
  'works-adjusted': { works: byName(text) },
  'roads-adjusted': { roads: listOf(listOf(text)) },
  'table-adjusted': {
    table: text,
    cells: readCells,
    wholes: optional(byName(wholeFrom(1, MOST_STRENGTH))),
  },
  enlisted: { piece: readPiece, others: optional(listOf(readPiece)) },
};

/** Reads a GM's correction, with its own fields only. The match checks if it makes sense. */
export const readCorrection = oneOfKinds<'type', Correction>('type', CORRECTIONS, exactly);
