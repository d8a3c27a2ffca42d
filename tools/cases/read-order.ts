import {
  type Faults,
  type Fields,
  fields,
  items,
  noOthers,
  oneOf,
  type PieceId,
  type Ruleset,
  readSpace,
  SIDES,
  type SpaceId,
  text,
} from '../../src/core';
import type { CaseOrder } from './case';
import { ORDER_WORDS } from './words';

/** True if an order names a piece; for other orders, the value is empty, a card or a terrain. */
const namesPiece = (rules: Ruleset, type: string): boolean =>
  rules.orderKind(type)?.fields.includes('unit') === true;

/** True if an id names a piece of the case, or skirmishers that may leave one of its stands. */
export const isKnown = (id: string, pieces: readonly PieceId[]): boolean =>
  pieces.includes(id) || pieces.includes(id.replace(/-\d+$/, ''));

/**
 * Reads one line of `do`: the order's type with the acting piece, then its arguments, dice and answers. Only an order
 * that must be refused may name a space off the board.
 */
export function readOrder(
  rules: Ruleset,
  data: unknown,
  pieces: readonly PieceId[],
  place: string,
  faults: Faults,
  leavesBoard = false,
): CaseOrder {
  const line = typeof data === 'string' ? { [data]: undefined } : fields(data, place, faults);
  const type = rules.orderTypes.find((each) => each in line);
  if (type === undefined) {
    faults.add(
      place,
      `${Object.keys(line).join(', ')}: not an order; use one of ${rules.orderTypes.join(', ')}`,
    );
    return { order: { type: '' }, script: { dice: [], draws: [], choose: {} } };
  }
  noOthers(line, [type, ...Object.keys(ORDER_WORDS)], place, faults);
  const piece = (id: unknown, where: string) => readPieceId(id, pieces, where, faults);
  const actor = line[type];
  const cards = Object.keys(rules.cards);
  return {
    order: {
      type,
      ...(namesPiece(rules, type) && { unit: piece(actor, `${place}.${type}`) }),
      ...(type === 'play' && { card: oneOf(actor, `${place}.${type}`, faults, cards) }),
      ...(type === 'place-terrain' && {
        terrain: oneOf(actor, `${place}.${type}`, faults, Object.keys(rules.terrain)),
      }),
      ...(line.units !== undefined && {
        units: items(line.units, `${place}.units`, faults).map((id) => piece(id, `${place}.units`)),
      }),
      ...(line.target !== undefined && { target: piece(line.target, `${place}.target`) }),
      ...(line.to !== undefined && {
        to: leavesBoard
          ? text(line.to, `${place}.to`, faults)
          : readSpace(rules, line.to, `${place}.to`, faults),
      }),
      ...(line.via !== undefined && { via: readVia(rules, line, `${place}.via`, faults) }),
      ...(line.facing !== undefined && {
        facing: oneOf(line.facing, `${place}.facing`, faults, rules.facings),
      }),
    },
    ...(line.by !== undefined && { by: oneOf(line.by, `${place}.by`, faults, SIDES) }),
    script: {
      dice: items(line.dice, `${place}.dice`, faults).map((roll, index) =>
        readFaces(rules, roll, `${place}.dice[${index}]`, faults),
      ),
      // Chits are drawn by the names of their sides.
      draws: items(line.draws, `${place}.draws`, faults).map((card) =>
        oneOf(card, `${place}.draws`, faults, [...cards, ...SIDES]),
      ),
      choose: readAnswers(line.choose, `${place}.choose`, faults),
    },
  };
}

function readVia(rules: Ruleset, { via, to }: Fields, place: string, faults: Faults): readonly SpaceId[] {
  const spaces = items(via, place, faults).map((space) => readSpace(rules, space, place, faults));
  if (to !== undefined && spaces.at(-1) === to) faults.add(place, `leave out ${to}: "to" names it already`);
  return spaces;
}

function readPieceId(id: unknown, pieces: readonly PieceId[], place: string, faults: Faults): PieceId {
  const word = text(id, place, faults);
  if (word !== '' && !isKnown(word, pieces)) {
    faults.add(place, `"${word}" is not a piece of this case; use one of ${pieces.join(', ')}`);
  }
  return word;
}

function readFaces(rules: Ruleset, data: unknown, place: string, faults: Faults): readonly string[] {
  const known = new Set(Object.values(rules.dice).flatMap(({ faces }) => faces));
  return items(data, place, faults).map((face) => {
    const word = String(face);
    if (!known.has(word))
      faults.add(place, `no die has a face "${word}"; use one of ${[...known].join(', ')}`);
    return word;
  });
}

function readAnswers(
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, string | readonly string[]>> {
  const answers: Record<string, string | readonly string[]> = {};
  for (const [reason, answer] of Object.entries(fields(data ?? {}, place, faults))) {
    answers[reason] = Array.isArray(answer) ? answer.map(word) : word(answer);
  }
  return answers;
}

/** Some YAML readers turn yes and no into booleans. */
const word = (answer: unknown): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
