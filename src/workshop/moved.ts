import {
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
import { type Draft, fieldsIn, itemsIn } from './draft';
import type { Path } from './edit';
import { stretches } from './roads';

/** Where everything on a board goes. */
export interface Move {
  readonly rules: Ruleset;
  /** The board that it goes to. */
  readonly grid: Grid;
  /** The new space of a space on the board; undefined if it is cut off. */
  space(space: SpaceId): SpaceId | undefined;
  facing(word: string): string;
  /** Called for everything that is cut off with its space: with its path, or that of the list in which it is. */
  readonly cut?: (path: Path, what: string) => void;
}

/** The draft with everything on the board moved. */
export function moved(draft: Draft, move: Move): Draft {
  const forms = scenarioForms(move.rules);
  return Object.fromEntries(
    Object.entries(draft).flatMap(([word, value]) => {
      const form = Object.hasOwn(forms, word) ? forms[word]?.form : undefined;
      const after = form ? movedValue(form, value, move, [word]) : value;
      return after === undefined ? [] : [[word, after]];
    }),
  );
}

/** A value with the spaces in it moved; undefined if it is cut off with its space. */
function movedValue(form: Form, value: Json, move: Move, path: Path): Json | undefined {
  switch (form.is) {
    case 'space':
      return movedSpace(value, move, path);
    case 'facing':
      return typeof value === 'string' ? move.facing(value) : value;
    case 'list':
      return Array.isArray(value)
        ? itemsIn(value).flatMap((item, index) => {
            // A space is one of its list; anything larger has a place in it.
            const at = form.of.is === 'space' ? path : [...path, index];
            const after = movedValue(form.of, item, move, at);
            return after === undefined ? [] : [after];
          })
        : value;
    case 'mapping':
      return movedFields(form.fields, value, move, path);
    case 'kinds':
      return movedFields(form.kinds[String(fieldsIn(value)[form.by])] ?? {}, value, move, path);
    case 'bySpace':
    case 'terrain':
      return movedKeys(value, move, path, (space) => newSpace(space, move));
    case 'borders':
      return movedKeys(value, move, path, (name) =>
        movedPair(name, '|', move, (one, other) => borderOf(move.grid, one, other)),
      );
    case 'works':
      return movedKeys(value, move, path, (name) => movedPair(name, '>', move, worksName));
    case 'roads':
      return movedRoads(value, move, path);
    case 'pieces':
      return movedPieces(form.arrive, value, move, path);
    default:
      return value;
  }
}

/** A space that the board has never had stays what it is: a fault for its maker to see. */
const newSpace = (space: Json, { rules, space: to }: Move): SpaceId | undefined =>
  typeof space === 'string' && rules.grid.has(space) ? to(space) : (space as SpaceId);

function movedSpace(space: Json, move: Move, path: Path): SpaceId | undefined {
  const to = newSpace(space, move);
  if (to === undefined) move.cut?.(path, String(space));
  return to;
}

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

function movedKeys(value: Json, move: Move, path: Path, to: (key: string) => string | undefined): Json {
  const entries = Object.entries(fieldsIn(value)).flatMap(([key, inside]): [string, Json][] => {
    const after = to(key);
    if (after === undefined) move.cut?.(path, key);
    return after === undefined ? [] : [[after, inside]];
  });
  return Object.fromEntries(entries);
}

function movedFields(forms: Forms, value: Json, move: Move, path: Path): Json {
  const entries = Object.entries(fieldsIn(value)).flatMap(([word, inside]): [string, Json][] => {
    const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
    const after = form ? movedValue(form, inside, move, [...path, word]) : inside;
    return after === undefined ? [] : [[word, after]];
  });
  return Object.fromEntries(entries);
}

/** Roads; one that is cut goes on in several stretches. */
function movedRoads(value: Json, move: Move, path: Path): Json {
  return itemsIn(value).flatMap((road, index): readonly Json[] => {
    if (!Array.isArray(road) || road.length === 0) return [road];
    const spaces = itemsIn(road).map((space) => movedSpace(space, move, [...path, index]) ?? '');
    return spaces.includes('') ? stretches(spaces, (space) => space !== '') : [spaces];
  });
}

function movedPieces(arrive: boolean, value: Json, move: Move, path: Path): Json {
  const pieces = Object.entries(fieldsIn(value)).flatMap(([id, piece]): [string, Json][] => {
    const { at, type } = fieldsIn(piece);
    const chart = Object.values(move.rules.pieces).find((each) => each.id === type);
    const to = arrive || at === undefined ? at : movedSpace(at, move, [...path, id]);
    if (to === undefined && at !== undefined) return [];
    const after = fieldsIn(movedFields(pieceForms(move.rules, chart), piece, move, [...path, id]));
    return [[id, to === undefined || arrive ? after : { ...after, at: to }]];
  });
  return Object.fromEntries(pieces);
}
