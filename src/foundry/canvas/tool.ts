import type { PieceId, SpaceId } from '../../core';
import type { Refused } from './refusals';

/** Why nothing happened, shown at a space until the next click. */
export interface Complaint {
  readonly space: SpaceId;
  readonly refusals: readonly Refused[];
}

/** What the user has in hand. The battle itself is never kept here. */
export interface Tool {
  readonly selected: PieceId | null;
  /** A space with several choices, which buttons offer. */
  readonly picking: SpaceId | null;
  /** Place in the list of choices that the keys have got to. */
  readonly cursor: number | null;
  readonly complaint: Complaint | null;
}

/** Nothing in hand. */
export const IDLE: Tool = { selected: null, picking: null, cursor: null, complaint: null };
