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

/** The fields of every piece; callers check them against the rules. */
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

/** The fields of every unit. */
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

/** Reads a unit as in events, with its own fields only. */
export const readUnit = mapping<Unit>({ id: text, ...UNIT });

/** Pieces by their ids, which each of them holds too. */
export const piecesBy = <T>(
  read: Reader<Nameless<T>>,
): Reader<Readonly<Record<PieceId, Nameless<T> & { readonly id: PieceId }>>> =>
  byName((data, place, faults, id) => ({
    id: oneOf(Object(data).id, `${place}.id`, faults, [id]),
    ...read(data, place, faults),
  }));

/** Reads a leader on the board, or a fallen one. */
export const readLeaderOf = (rules: Ruleset, isOnBoard: boolean): Reader<Nameless<Leader>> =>
  ofItsType(rules, () => mapping<Nameless<Leader>>({ ...leaderOf(rules), at: placeOf(rules, isOnBoard) }));

/** Reads a unit on the board, or a fallen one. */
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

/** Reads a piece that is not on the board: it needs no space. Only units have strength. */
export function readReserveOf(rules: Ruleset): Reader<Nameless<Unit | Leader>> {
  const leader = ofItsType(rules, () => mapping<Nameless<Leader>>(leaderOf(rules)));
  const unit = ofItsType(rules, (found) => mapping<Nameless<Unit>>(unitOf(rules, found)));
  return (data, place, faults) => (Object(data).strength === undefined ? leader : unit)(data, place, faults);
}

/** The fields of a leader under the rules. */
const leaderOf = (rules: Ruleset): Shape<Nameless<Leader>> => ({
  ...LEADER,
  type: wordFrom(Object.keys(rules.pieces)),
  extra: optional(keptOf(rules)),
});

/** Reads the ruleset data of a piece that change in play. */
const keptOf =
  (rules: Ruleset): Reader<RulesetData> =>
  (data, place, faults) => {
    const extra = readRulesetData(data, place, faults);
    rules.saved.unit(extra, place, faults);
    return extra;
  };

/** The fields of a unit of a type under the rules. */
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

/** Reads a piece by its type, and checks its scenario data that only the game reads. */
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

/** Reads the space of a piece; a piece that fell while off the board has none. */
const placeOf =
  (rules: Ruleset, isOnBoard: boolean): Reader<string> =>
  (data, place, faults) =>
    data === '' && !isOnBoard ? data : readSpace(rules, data, place, faults);

/** Checks the other spaces of a unit that occupies several. */
function checkSpread({ at, also }: Nameless<Unit>, isOnBoard: boolean, place: string, faults: Faults): void {
  if (also === undefined) return;
  if (!isOnBoard) faults.add(`${place}.also`, 'only a unit on the board can be in several spaces');
  else if (also.length === 0 || new Set([at, ...also]).size <= also.length) {
    faults.add(`${place}.also`, 'expected spaces other than its own, each of them once');
  }
}
