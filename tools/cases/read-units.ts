import { type Faults, fields, type PieceId, type PieceSetup, type Ruleset, readPieces } from '../../src/core';
import { UNIT_TYPES } from '../../src/rulesets/cc-napoleon/unit-types';

/** The pieces on the board, and the units that begin with a skirmisher attached. */
interface CaseUnits {
  readonly pieces: Readonly<Record<PieceId, PieceSetup>>;
  readonly screened: readonly PieceId[];
}

/** Reads the pieces of a case; in games with skirmishers that leave their stand, also the field `screen`. */
export function readUnits(rules: Ruleset, data: unknown, place: string, faults: Faults): CaseUnits {
  if (!rules.orderTypes.includes('detach'))
    return { pieces: readPieces(rules, data, place, faults), screened: [] };
  const given = fields(data, place, faults);
  const screened = Object.keys(given).filter((id) => partScreen(given[id]).screen === true);
  const plain = Object.entries(given).map(([id, piece]) => [id, partScreen(piece).piece]);
  const pieces = { ...readPieces(rules, Object.fromEntries(plain), place, faults) };
  for (const id of screened) {
    const piece = pieces[id];
    if (piece) pieces[id] = withScreen(rules, piece, `${place}.${id}`, faults);
  }
  return { pieces, screened };
}

/** Separates the field `screen` from a piece; a value other than true and false stays for the reader to refuse. */
function partScreen(data: unknown): { readonly piece: unknown; readonly screen?: boolean } {
  if (typeof data !== 'object' || data === null || !('screen' in data)) return { piece: data };
  const { screen, ...piece } = data;
  return typeof screen === 'boolean' ? { piece, screen } : { piece: data };
}

/** Types that can take a skirmisher as a screen. */
const SCREENED = UNIT_TYPES.filter(({ takesSkirmisher }) => takesSkirmisher).map(({ id }) => id);

/** R000-136: the attached skirmisher counts towards the strength of its unit. */
function withScreen(rules: Ruleset, piece: PieceSetup, place: string, faults: Faults): PieceSetup {
  if (!SCREENED.includes(piece.type))
    faults.add(
      `${place}.screen`,
      `"${piece.type}" takes no skirmisher; those who do are ${SCREENED.join(', ')}`,
    );
  const strength = piece.strength ?? (rules.pieces[piece.type]?.strength ?? 0) + 1;
  if (strength < 2) faults.add(`${place}.strength`, 'must be at least 2, since the skirmisher counts');
  return { ...piece, strength };
}

/**
 * Checks the strength. A scenario may give any extra strength (R000-149), but more than twice the chart's value is a
 * mistake.
 */
export function checkStrength(
  rules: Ruleset,
  pieces: Readonly<Record<PieceId, PieceSetup>>,
  place: string,
  faults: Faults,
): void {
  for (const [id, { type, strength = 0 }] of Object.entries(pieces)) {
    const chart = Object.hasOwn(rules.pieces, type) ? rules.pieces[type] : undefined;
    if (!chart || chart.isGroup || chart.strength === 0 || strength <= 2 * chart.strength) continue;
    const limit = `at most ${2 * chart.strength}, twice what "${type}" has, is believed`;
    faults.add(`${place}.${id}.strength`, `${strength} is too high: ${limit}`);
  }
}
