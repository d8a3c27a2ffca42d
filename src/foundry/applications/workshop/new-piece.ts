import type { Json, Side, SpaceId } from '../../../core';
import {
  allPieces,
  copyOf,
  type Draft,
  type Edit,
  fieldsIn,
  hasRoom,
  itemsIn,
  type Path,
} from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { LANGUAGE, localize, TEXTS, textsOf } from '../../texts';
import { ordinalName } from '../ordinal-name';

/** A kind of piece that is about to be placed. */
export interface PieceKind {
  readonly side: Side;
  readonly type: string;
  /** The piece of which it is a copy. */
  readonly like?: string;
}

/** The edit that makes a piece, and the path to it. */
interface Made {
  readonly path: Path;
  readonly edit: Edit;
}

/** A new piece with an id that no other has, and a name by its number. */
function newPiece(
  { draft, game: { id: ruleset } }: UserWorkshop,
  { side, type, like }: PieceKind,
): { readonly id: string; readonly piece: Readonly<Record<string, Json>> } {
  const name = ordinalName(type, LANGUAGE.lang, textsOf(ruleset, TEXTS).localize);
  const pieces = allPieces(draft);
  const names = new Set(Object.values(pieces).map((piece) => fieldsIn(piece).name));
  let number = 1;
  while (Object.hasOwn(pieces, `${side}-${type}-${number}`) || names.has(name(number))) number += 1;
  const shared = like === undefined ? {} : copyOf(pieces[like]);
  return { id: `${side}-${type}-${number}`, piece: { ...shared, side, type, name: name(number) } };
}

/** A new piece in a space; undefined if there is no room, which the user is told. */
export function placed(workshop: UserWorkshop, kind: PieceKind, at: SpaceId): Made | undefined {
  const { sketch, draft } = workshop;
  if (!hasRoom(sketch.rules, draft, kind, at)) {
    ui.notifications.warn(localize('PDC.workshop.noRoom'));
    return undefined;
  }
  const { id, piece } = newPiece(workshop, kind);
  const path = ['units', id];
  return { path, edit: { type: 'set', path, value: { ...piece, at } } };
}

/** A new piece that comes with an arrival. */
export function arriving(workshop: UserWorkshop, arrival: number, type: string): Made {
  const { side } = fieldsIn(itemsIn(workshop.draft.arrivals)[arrival]);
  const { id, piece } = newPiece(workshop, { side: side === 'north' ? 'north' : 'south', type });
  const { side: _, ...own } = piece;
  const path = ['arrivals', arrival, 'units', id];
  return { path, edit: { type: 'set', path, value: own } };
}

/** A piece of the board as a kind of which more can be placed; undefined if it has no side. */
export function kindLike({ units }: Draft, id: string): PieceKind | undefined {
  const { side, type } = fieldsIn(fieldsIn(units)[id]);
  return (side === 'south' || side === 'north') && typeof type === 'string'
    ? { side, type, like: id }
    : undefined;
}
