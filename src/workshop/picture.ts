import { type Grid, type Json, PICTURE_LIMITS } from '../core';
import { type Draft, fieldsIn } from './draft';

/** The distance between two rows of hexes, in widths of a hex. */
const HEX_ROW = Math.sqrt(3) / 2;

/** A place that a picture can have: one that would lie farther away stays at the limit. */
const within = (place: number): number =>
  Math.min(PICTURE_LIMITS.furthest, Math.max(-PICTURE_LIMITS.furthest, place));

/** The draft with its picture under the same spaces as before, which have moved by columns and rows. */
export function withPictureMoved(
  draft: Draft,
  { kind, columns }: Grid,
  { x, y }: { readonly x: number; readonly y: number },
): Draft {
  if (draft.picture === undefined) return draft;
  const picture = fieldsIn(draft.picture);
  // A width that is left out is that of the board, which was another one.
  const { left = 0, top = 0, width = columns } = picture;
  const after = (before: Json, by: number): Json =>
    typeof before === 'number' ? within(Math.round(100 * (before + by)) / 100) : before;
  const down = y * (kind === 'hex' ? HEX_ROW : 1);
  return { ...draft, picture: { ...picture, left: after(left, x), top: after(top, down), width } };
}
