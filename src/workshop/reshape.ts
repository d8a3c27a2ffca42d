import {
  type BoardSize,
  borderOf,
  type Form,
  type Forms,
  type Grid,
  type Json,
  pieceForms,
  type Ruleset,
  type SpaceId,
  scenarioForms,
  worksName,
} from '../core';
import { boardOf, type Draft, fieldsIn, itemsIn, rulesOf } from './draft';
import type { BoardEdge, Mirror } from './edit';
import { withPictureMoved } from './picture';

/** Where everything on a board goes. */
interface Move {
  readonly rules: Ruleset;
  /** The board that it goes to. */
  readonly grid: Grid;
  /** The new space of a space on the board; undefined if it is cut off. */
  space(space: SpaceId): SpaceId | undefined;
  facing(word: string): string;
}

/** The draft with everything on the board moved. */
function moved(draft: Draft, move: Move): Draft {
  const forms = scenarioForms(move.rules);
  return Object.fromEntries(
    Object.entries(draft).flatMap(([word, value]) => {
      const form = Object.hasOwn(forms, word) ? forms[word]?.form : undefined;
      const after = form ? movedValue(form, value, move) : value;
      return after === undefined ? [] : [[word, after]];
    }),
  );
}

/** A value with the spaces in it moved; undefined if it is cut off with its space. */
function movedValue(form: Form, value: Json, move: Move): Json | undefined {
  switch (form.is) {
    case 'space':
      return movedSpace(value, move);
    case 'facing':
      return typeof value === 'string' ? move.facing(value) : value;
    case 'list':
      return Array.isArray(value)
        ? itemsIn(value).flatMap((item) => {
            const after = movedValue(form.of, item, move);
            return after === undefined ? [] : [after];
          })
        : value;
    case 'mapping':
      return movedFields(form.fields, value, move);
    case 'kinds':
      return movedFields(form.kinds[String(fieldsIn(value)[form.by])] ?? {}, value, move);
    case 'bySpace':
    case 'terrain':
      return movedKeys(value, (space) => movedSpace(space, move));
    case 'borders':
      return movedKeys(value, (name) =>
        movedPair(name, '|', move, (one, other) => borderOf(move.grid, one, other)),
      );
    case 'works':
      return movedKeys(value, (name) => movedPair(name, '>', move, worksName));
    case 'pieces':
      return movedPieces(form.arrive, value, move);
    default:
      return value;
  }
}

/** A space that the board has never had stays what it is: a fault for its maker to see. */
const movedSpace = (space: Json, { rules, space: to }: Move): SpaceId | undefined =>
  typeof space === 'string' && rules.grid.has(space) ? to(space) : (space as SpaceId);

function movedPair(
  name: string,
  sign: string,
  move: Move,
  nameOf: (one: SpaceId, other: SpaceId) => string,
): string | undefined {
  const [one = '', other = '', ...rest] = name.split(sign);
  const { grid } = move.rules;
  if (rest.length > 0 || !grid.has(one) || !grid.has(other)) return name;
  const [from, to] = [move.space(one), move.space(other)];
  return from === undefined || to === undefined ? undefined : nameOf(from, to);
}

function movedKeys(value: Json, to: (key: string) => string | undefined): Json {
  const entries = Object.entries(fieldsIn(value)).flatMap(([key, inside]): [string, Json][] => {
    const after = to(key);
    return after === undefined ? [] : [[after, inside]];
  });
  return Object.fromEntries(entries);
}

function movedFields(forms: Forms, value: Json, move: Move): Json {
  const entries = Object.entries(fieldsIn(value)).flatMap(([word, inside]): [string, Json][] => {
    const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
    const after = form ? movedValue(form, inside, move) : inside;
    return after === undefined ? [] : [[word, after]];
  });
  return Object.fromEntries(entries);
}

function movedPieces(arrive: boolean, value: Json, move: Move): Json {
  const pieces = Object.entries(fieldsIn(value)).flatMap(([id, piece]): [string, Json][] => {
    const { at, type } = fieldsIn(piece);
    const chart = Object.values(move.rules.pieces).find((each) => each.id === type);
    const after = fieldsIn(movedFields(pieceForms(move.rules, chart), piece, move));
    if (arrive || at === undefined) return [[id, after]];
    const to = movedSpace(at, move);
    return to === undefined ? [] : [[id, { ...after, at: to }]];
  });
  return Object.fromEntries(pieces);
}

/** The draft mirrored; mirrored twice it is the same as before. */
export function mirrored(game: Ruleset, draft: Draft, how: Mirror): Draft {
  const rules = rulesOf(game, draft);
  const { grid } = rules;
  const swapped = how === 'across' ? ['ew'] : ['ew', 'ns'];
  return moved(draft, {
    rules,
    grid,
    space(space) {
      const { row, column } = grid.position(space);
      const to = how === 'across' ? row : grid.rows - 1 - row;
      return grid.at(to, lastColumn(grid, to) - column);
    },
    facing: (word) =>
      [...word]
        .map((letter) => {
          const pair = swapped.find((each) => each.includes(letter));
          return pair?.replace(letter, '') ?? letter;
        })
        .join(''),
  });
}

/** The last column of a row; every other row of hexes is shorter. */
const lastColumn = (grid: Grid, row: number): number =>
  grid.at(row, grid.columns - 1) === undefined ? grid.columns - 2 : grid.columns - 1;

/** The least number of rows and columns of a board (house value). */
const LEAST = 2;

/** The size of a board after rows or columns are added at an edge, or cut off; undefined if the game has no such board. */
export function sizeAfter(game: Ruleset, draft: Draft, edge: BoardEdge, by: number): BoardSize | undefined {
  const { rows, columns } = boardOf(game, draft);
  const isRows = edge === 'top' || edge === 'bottom';
  const size = isRows ? { rows: rows + by, columns } : { rows, columns: columns + by };
  const { usual, most } = game.boards;
  const isOnlyOne = usual.rows === most.rows && usual.columns === most.columns;
  const isTooSmall = size.rows < LEAST || size.columns < LEAST;
  const isTooLarge = size.rows > most.rows || size.columns > most.columns;
  return isOnlyOne || isTooSmall || isTooLarge || !Number.isInteger(by) ? undefined : size;
}

/** The draft with rows or columns added at an edge of its board, or cut off with everything on them. */
export function resized(game: Ruleset, draft: Draft, edge: BoardEdge, by: number): Draft {
  const size = sizeAfter(game, draft, edge, by);
  if (!size) return draft;
  const rules = rulesOf(game, draft);
  const { grid } = game.on(size);
  const down = edge === 'top' ? by : 0;
  const across = edge === 'left' ? by : 0;
  const after = moved(draft, {
    rules,
    grid,
    space(space) {
      const { row, column } = rules.grid.position(space);
      return grid.at(row + down, column + across);
    },
    facing: (word) => word,
  });
  const board = { ...after, board: [size.columns, size.rows] };
  return withPictureMoved(board, rules.grid, { x: across, y: down });
}
