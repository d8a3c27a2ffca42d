import type { PieceId, Refusal, SpaceId } from '../../../core';

/** Why nothing happened, shown at a space until the next click. */
interface Complaint {
  readonly space: SpaceId;
  /** With the kind of order, where several might have been meant. */
  readonly refusals: readonly (Refusal & { readonly type?: string })[];
}

/**
 * What the user has in hand. The battle itself is never kept here. `selected` may also be a piece in reserve, or a
 * terrain to place: `terrain:woods`.
 */
export interface Tool {
  readonly selected: PieceId | null;
  /** The kind of order that the spaces stand for, where the piece knows several; null: the first of them. */
  readonly way: string | null;
  /** A space with several choices, which buttons offer. */
  readonly picking: SpaceId | null;
  /** Place in the list of choices that the keys have got to. */
  readonly cursor: number | null;
  readonly complaint: Complaint | null;
}

/** Nothing in hand. */
export const IDLE: Tool = { selected: null, way: null, picking: null, cursor: null, complaint: null };

/** Whether there is nothing in hand. */
export const isEmptyHanded = (tool: Tool): boolean => Object.values(tool).every((thing) => thing === null);
