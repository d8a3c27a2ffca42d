import {
  type Adjustment,
  type Arrival,
  type Briefing,
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
  type Objective,
  oneOfKinds,
  onlyTrue,
  optional,
  orNull,
  type Reader,
  readBriefing,
  readMapPicture,
  readRelief,
  type Shape,
  SIDES,
  type SideAdjustment,
  type SingleCorrection,
  type TableCells,
  type Told,
  text,
  type Unit,
  wholeBriefing,
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

/** The most corrections that are made together: more than a board has pieces. */
const MOST_TOGETHER = 1000;

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
  name: optional(text),
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

const side = wordFrom(SIDES);

const readObjective = exactly<Objective>({
  side,
  spaces: listOf(text),
  points: wholeFrom(1),
  per: wordFrom(['each', 'all']),
  held: listOf(text),
  relief: optional(readRelief),
});

const readArrival = exactly<Arrival>({
  side,
  turn: wholeFrom(1),
  pieces: listOf(text),
  spaces: listOf(text),
});

const readWholeBriefing: Reader<Briefing> = (data, place, faults) =>
  wholeBriefing(readBriefing(data, place, faults));

/** The fields of a briefing and a picture under the map that a GM has corrected. */
export const TOLD: Shape<Told> = {
  briefing: optional(readWholeBriefing),
  picture: optional(orNull(readMapPicture)),
};

/** The fields of each kind of correction that does one thing. */
const SINGLE: Kinds<'type', SingleCorrection> = {
  adjusted: { unit: text, change: readAdjustment },
  'side-adjusted': {
    side,
    change: readSideAdjustment,
    winner: optional(orNull(side)),
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
  'objectives-adjusted': { objectives: listOf(readObjective), winner: optional(orNull(side)) },
  'arrivals-adjusted': { arrivals: listOf(readArrival), pieces: optional(listOf(readPiece)) },
  'told-adjusted': TOLD,
};

/** The fields of each kind of correction; several together hold no others together. */
export const CORRECTIONS: Kinds<'type', Correction> = {
  ...SINGLE,
  'adjusted-together': {
    parts: listOf(oneOfKinds<'type', SingleCorrection>('type', SINGLE, exactly), MOST_TOGETHER),
  },
};

/** Reads a GM's correction, with its own fields only. The match checks if it makes sense. */
export const readCorrection = oneOfKinds<'type', Correction>('type', CORRECTIONS, exactly);
