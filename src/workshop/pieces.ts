import type { Json, Ruleset, SpaceId } from '../core';
import { type Draft, fieldsIn, itemsIn } from './draft';

/** Every piece of a draft by its id, later arrivals included. */
export const allPieces = ({ units, arrivals }: Draft): Readonly<Record<string, Json>> =>
  Object.assign({}, fieldsIn(units), ...itemsIn(arrivals).map((each) => fieldsIn(fieldsIn(each).units)));

/** An id like another one that no piece of a draft has: the same words with another number. */
export function freeId(draft: Draft, like: string): string {
  const pieces = allPieces(draft);
  const words = like.replace(/-\d+$/, '');
  let number = 1;
  while (Object.hasOwn(pieces, `${words}-${number}`)) number += 1;
  return `${words}-${number}`;
}

/** The fields of a piece that another one may share: its name and its space are its own. */
export function copyOf(piece: Json | undefined): Readonly<Record<string, Json>> {
  const { name: _, at: __, ...shared } = fieldsIn(piece);
  return shared;
}

/** True if a space takes one more piece of a kind: no enemy is there, and there is room. */
export function hasRoom(
  { pieces, unitsPerSpace }: Ruleset,
  draft: Draft,
  { side, type }: { readonly side: string; readonly type: string },
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
