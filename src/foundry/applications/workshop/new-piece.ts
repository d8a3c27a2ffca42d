import type { Json, Ruleset, Side, SpaceId } from '../../../core';
import { type Draft, type Edit, fieldsIn, itemsIn } from '../../../workshop';

/** A kind of piece that is about to be placed. */
export interface PieceKind {
  readonly side: Side;
  readonly type: string;
}

/** Every piece of a draft by its id, later arrivals included. */
const allPieces = ({ units, arrivals }: Draft): Readonly<Record<string, Json>> =>
  Object.assign({}, fieldsIn(units), ...itemsIn(arrivals).map((each) => fieldsIn(fieldsIn(each).units)));

/** A new piece with an id that no other has, and a name by its number. */
function newPiece(
  draft: Draft,
  { side, type }: PieceKind,
  name: (number: number) => string,
): { readonly id: string; readonly piece: Readonly<Record<string, Json>> } {
  const pieces = allPieces(draft);
  const names = new Set(Object.values(pieces).map((piece) => fieldsIn(piece).name));
  let number = 1;
  while (Object.hasOwn(pieces, `${side}-${type}-${number}`) || names.has(name(number))) number += 1;
  return { id: `${side}-${type}-${number}`, piece: { side, type, name: name(number) } };
}

/** The edit that places a new piece in a space, and its id. */
export function placedEdit(
  draft: Draft,
  kind: PieceKind,
  at: SpaceId,
  name: (number: number) => string,
): { readonly id: string; readonly edit: Edit } {
  const { id, piece } = newPiece(draft, kind, name);
  return { id, edit: { type: 'set', path: ['units', id], value: { ...piece, at } } };
}

/** The edit that adds a new piece to an arrival. */
export function arrivingEdit(
  draft: Draft,
  arrival: number,
  { type }: Pick<PieceKind, 'type'>,
  name: (number: number) => string,
): Edit {
  const { side } = fieldsIn(itemsIn(draft.arrivals)[arrival]);
  const { id, piece } = newPiece(draft, { side: side === 'north' ? 'north' : 'south', type }, name);
  const { side: _, ...own } = piece;
  return { type: 'set', path: ['arrivals', arrival, 'units', id], value: own };
}

/** True if a space takes one more piece of a kind: no enemy is there, and there is room. */
export function hasRoom(
  { pieces, unitsPerSpace }: Ruleset,
  draft: Draft,
  { side, type }: PieceKind,
  at: SpaceId,
  but?: string,
): boolean {
  const others = Object.entries(fieldsIn(draft.units)).filter(
    ([id, piece]) => id !== but && fieldsIn(piece).at === at,
  );
  const kindOf = (piece: Json) => pieces[String(fieldsIn(piece).type)]?.kind;
  const alike = others.filter(([, piece]) => kindOf(piece) === pieces[type]?.kind);
  return others.every(([, piece]) => fieldsIn(piece).side === side) && alike.length < unitsPerSpace;
}
