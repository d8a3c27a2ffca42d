import {
  byName,
  FACINGS,
  type Faults,
  type Leader,
  listOf,
  MOST_STRENGTH,
  mapping,
  noOthers,
  oneOf,
  optional,
  type PieceId,
  type PieceType,
  type Reader,
  type Ruleset,
  type RulesetData,
  readFitting,
  readSpace,
  type Shape,
  SIDES,
  text,
  type Unit,
  wholeFrom,
  wordFrom,
} from '../../core';
import { readRulesetData } from './read-ruleset-data';

type Nameless<T> = Omit<T, 'id'>;

/** What every piece has; whether the rules know it, whoever reads it says. */
export const LEADER: Shape<Nameless<Leader>> = {
  side: wordFrom(SIDES),
  type: text,
  name: text,
  nation: text,
  at: text,
  marks: listOf(text),
  traits: optional(readRulesetData),
  extra: optional(readRulesetData),
};

/** What every unit has. */
export const UNIT: Shape<Nameless<Unit>> = {
  ...LEADER,
  also: optional(listOf(text)),
  strength: wholeFrom(0, MOST_STRENGTH),
  full: wholeFrom(1, MOST_STRENGTH),
  formation: text,
  armed: listOf(text),
  facing: optional(wordFrom(FACINGS)),
  extra: readRulesetData,
};

/** Reads a unit as an event tells of it: nothing but its own words. */
export const readUnit = mapping<Unit>({ id: text, ...UNIT });

/** Pieces by their ids, which each of them bears too. */
export const piecesBy = <T>(
  read: Reader<Nameless<T>>,
): Reader<Readonly<Record<PieceId, Nameless<T> & { readonly id: PieceId }>>> =>
  byName((data, place, faults, id) => ({
    id: oneOf(Object(data).id, `${place}.id`, faults, [id]),
    ...read(data, place, faults),
  }));

/** A leader on the board, or who fell. */
export const readLeaderOf = (rules: Ruleset, isOnBoard: boolean): Reader<Nameless<Leader>> =>
  ofItsType(rules, () => mapping<Nameless<Leader>>({ ...leaderOf(rules), at: placeOf(rules, isOnBoard) }));

/** A unit on the board, or one that fell. */
export function readUnitOf(rules: Ruleset, isOnBoard: boolean): Reader<Nameless<Unit>> {
  const read = ofItsType(rules, (type) =>
    mapping<Nameless<Unit>>({
      ...unitOf(rules, type),
      at: placeOf(rules, isOnBoard),
      strength: wholeFrom(isOnBoard ? rules.leastStrength : 0, MOST_STRENGTH),
    }),
  );
  return (data, place, faults) => {
    const unit = read(data, place, faults);
    checkSpread(unit, isOnBoard, place, faults);
    return unit;
  };
}

/** Who is not on the board: he may stand nowhere. Only units have strength. */
export function readReserveOf(rules: Ruleset): Reader<Nameless<Unit | Leader>> {
  const leader = ofItsType(rules, () => mapping<Nameless<Leader>>(leaderOf(rules)));
  const unit = ofItsType(rules, (found) => mapping<Nameless<Unit>>(unitOf(rules, found)));
  return (data, place, faults) => (Object(data).strength === undefined ? leader : unit)(data, place, faults);
}

/** What the rules know of a leader. */
const leaderOf = (rules: Ruleset): Shape<Nameless<Leader>> => ({
  ...LEADER,
  type: wordFrom(Object.keys(rules.pieces)),
  extra: optional(keptOf(rules)),
});

/** What only the rules know of what has become of a piece. */
const keptOf =
  (rules: Ruleset): Reader<RulesetData> =>
  (data, place, faults) => {
    const extra = readRulesetData(data, place, faults);
    rules.kept.unit(extra, place, faults);
    return extra;
  };

/** What the rules know of a unit of a type. */
function unitOf(rules: Ruleset, type: PieceType | undefined): Shape<Nameless<Unit>> {
  const fitting =
    (kind: 'formations' | 'weapons'): Reader<string> =>
    (data, place, faults) =>
      readFitting(rules, type, kind, data, place, faults);
  return {
    ...UNIT,
    type: wordFrom(Object.keys(rules.pieces)),
    also: optional(listOf(spaceOf(rules))),
    formation: fitting('formations'),
    armed: listOf(fitting('weapons')),
    facing: optional(wordFrom(rules.facings)),
    extra: keptOf(rules),
  };
}

/** Reads a piece by its type, and checks what a scenario may say of it that the game alone reads. */
function ofItsType<T extends Pick<Leader, 'side' | 'traits'>>(
  rules: Ruleset,
  readerOf: (type: PieceType | undefined) => Reader<T>,
): Reader<T> {
  const readers = new Map<PieceType | undefined, Reader<T>>();
  return (data, place, faults) => {
    const type = typeOf(rules, Object(data).type);
    const reader = readers.get(type) ?? readerOf(type);
    readers.set(type, reader);
    const piece = reader(data, place, faults);
    if (type && piece.traits) {
      noOthers(piece.traits, rules.scenarioFields.piece, `${place}.traits`, faults);
      rules.scenarioFields.readPiece(type, piece.side, piece.traits, `${place}.traits`, faults);
    }
    return piece;
  };
}

const typeOf = ({ pieces }: Ruleset, type: unknown): PieceType | undefined =>
  typeof type === 'string' && Object.hasOwn(pieces, type) ? pieces[type] : undefined;

/** A space of the board. */
export const spaceOf =
  (rules: Ruleset): Reader<string> =>
  (data, place, faults) =>
    readSpace(rules, data, place, faults);

/** Where a piece stands; one that fell after it had left the board fell nowhere on it. */
const placeOf =
  (rules: Ruleset, isOnBoard: boolean): Reader<string> =>
  (data, place, faults) =>
    data === '' && !isOnBoard ? data : readSpace(rules, data, place, faults);

/** The other spaces of a unit that takes up several. */
function checkSpread({ at, also }: Nameless<Unit>, isOnBoard: boolean, place: string, faults: Faults): void {
  if (also === undefined) return;
  if (!isOnBoard) faults.add(`${place}.also`, 'only a unit on the board can be in several spaces');
  else if (also.length === 0 || new Set([at, ...also]).size <= also.length) {
    faults.add(`${place}.also`, 'expected spaces other than its own, each of them once');
  }
}
