import type { SpaceId } from '../board';
import { type Faults, fields, items, MOST_STRENGTH, noOthers, oneOf, text, whole } from '../data';
import type { PieceType, Ruleset } from '../engine';
import { borderOf, isBorder, isWorks, type PieceId, SIDES, type State } from '../state';
import type { PieceSetup } from './scenario';

const PIECE_WORDS = ['side', 'type', 'name', 'nation', 'strength', 'formation', 'armed'];

/** A word of the ruleset's catalogue, or another source's name for it. */
const known = ({ otherNames }: Ruleset, word: string): string =>
  (Object.hasOwn(otherNames, word) ? otherNames[word] : undefined) ?? word;

/** Units and leaders by id, each checked against the ruleset and the board; no more units in one space than it can hold. */
export function readPieces(
  rules: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
  tables: State['tables'] = {},
): Readonly<Record<PieceId, PieceSetup>> {
  const pieces: Record<PieceId, PieceSetup> = {};
  const standing = new Map<SpaceId, readonly PieceId[]>();
  for (const [id, piece] of Object.entries(fields(data, place, faults))) {
    const { at, ...others } = fields(piece, `${place}.${id}`, faults);
    const setup = {
      ...readReserve(rules, others, `${place}.${id}`, faults, tables),
      at: readSpace(rules, at, `${place}.${id}.at`, faults),
    };
    pieces[id] = setup;
    if (!Object.hasOwn(rules.pieces, setup.type) || rules.pieces[setup.type]?.kind !== 'unit') continue;
    const there = standing.get(setup.at) ?? [];
    if (there.length >= rules.unitsPerSpace) {
      faults.add(
        `${place}.${id}.at`,
        `"${there.join('", "')}" ${there.length > 1 ? 'are' : 'is'} already in ${setup.at}`,
      );
    }
    standing.set(setup.at, [...there, id]);
  }
  return pieces;
}

/** A unit or leader that has no space on the board yet. */
export function readReserve(
  rules: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
  tables: State['tables'] = {},
): PieceSetup {
  const piece = fields(data, place, faults);
  const shared = PIECE_WORDS.filter((word) => !rules.scenarioFields.without.includes(word));
  noOthers(piece, [...shared, ...rules.scenarioFields.piece], place, faults);
  const type = known(rules, text(piece.type, `${place}.type`, faults));
  oneOf(type, `${place}.type`, faults, Object.keys(rules.pieces));
  const { name, nation, strength, formation, armed } = piece;
  const side = oneOf(piece.side, `${place}.side`, faults, SIDES);
  const found = Object.hasOwn(rules.pieces, type) ? rules.pieces[type] : undefined;
  return {
    side,
    type,
    at: '',
    ...(nation !== undefined && { nation: text(nation, `${place}.nation`, faults) }),
    ...(name !== undefined && { name: text(name, `${place}.name`, faults) }),
    ...(strength !== undefined && {
      strength: whole(strength, `${place}.strength`, faults, rules.leastStrength, undefined, MOST_STRENGTH),
    }),
    ...(formation !== undefined && {
      formation: readFitting(rules, found, 'formations', formation, `${place}.formation`, faults),
    }),
    ...(armed !== undefined && {
      armed: items(armed, `${place}.armed`, faults).map((weapon) =>
        readFitting(rules, found, 'weapons', weapon, `${place}.armed`, faults),
      ),
    }),
    ...(found && rules.scenarioFields.readPiece(found, side, piece, place, faults, tables)),
  };
}

/** A formation or weapon that the game knows and the type can have. */
export function readFitting(
  rules: Ruleset,
  type: PieceType | undefined,
  kind: 'formations' | 'weapons',
  data: unknown,
  place: string,
  faults: Faults,
): string {
  const word = oneOf(data, place, faults, rules[kind]);
  const fits = (each: PieceType) => each[kind]?.includes(word) ?? true;
  if (word !== data || !type || fits(type)) return word;
  const others = Object.values(rules.pieces).flatMap((each) => (fits(each) ? each.id : []));
  faults.add(
    place,
    `"${type.id}" has no "${word}": leave it out; those who can have it are ${others.join(', ')}`,
  );
  return word;
}

/** A space of the board. */
export function readSpace(rules: Ruleset, data: unknown, place: string, faults: Faults): SpaceId {
  const space = text(data, place, faults);
  if (!rules.grid.has(space)) {
    const { spaces } = rules.grid;
    faults.add(place, `space "${space}" is not on the board (${spaces[0]} to ${spaces.at(-1)})`);
  }
  return space;
}

/** Terrain by space, without clear spaces. */
export function readTerrain(
  rules: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<SpaceId, string>> {
  const terrain: Record<SpaceId, string> = {};
  for (const [space, word] of Object.entries(fields(data ?? {}, place, faults))) {
    readSpace(rules, space, `${place}.${space}`, faults);
    const type = known(rules, text(word, `${place}.${space}`, faults));
    oneOf(type, `${place}.${space}`, faults, Object.keys(rules.terrain));
    if (type !== 'clear') terrain[space] = type;
  }
  return terrain;
}

/** Border features, by the border between two spaces: `A3|A4`. */
export function readBorders(
  { grid, borders: known }: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, string>> {
  const borders: Record<string, string> = {};
  for (const [border, word] of Object.entries(fields(data ?? {}, place, faults))) {
    const [a = '', b = '', ...others] = border.split('|');
    const name = borderOf(grid, a, b);
    if (others.length > 0 || !isBorder(grid, name))
      faults.add(`${place}.${border}`, 'expected two spaces that share a side, like "A3|A4"');
    else borders[name] = oneOf(word, `${place}.${border}`, faults, Object.keys(known));
  }
  return borders;
}

/** Field works along the side of a space, by the space that they cover and the neighbour that they face: `A3>A4`. */
export function readWorks(
  { grid, works: known }: Ruleset,
  data: unknown,
  place: string,
  faults: Faults,
): Readonly<Record<string, string>> {
  const works: Record<string, string> = {};
  for (const [name, word] of Object.entries(fields(data ?? {}, place, faults))) {
    if (isWorks(grid, name)) works[name] = oneOf(word, `${place}.${name}`, faults, Object.keys(known));
    else faults.add(`${place}.${name}`, 'expected the covered space and one beside it, like "A3>A4"');
  }
  return works;
}
