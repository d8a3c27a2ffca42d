import type { Facing } from '../../core';
import type { BlockDrawing } from './block-drawing';
import type { Body } from './body';
import { PLATE_WIDTH } from './condition';
import { besideFront } from './front';
import { GRADE } from './signs';

/** Where everything has its place on the face of a block. */
export interface FaceLayout {
  /** The arm's sign. */
  readonly sign: { readonly x: number; readonly width: number };
  /** The left sides of the columns of plates: the grade on the left, conditions on the right. */
  readonly grade: { readonly left: number; readonly top: number };
  readonly conditions: { readonly left: number; readonly top: number };
  /** The pips of strength. */
  readonly pips: { readonly x: number; readonly width: number };
}

/** From the edge of a broad body to what stands on it. */
const INSET = 7;
const PLATE_INSET = 9;
const GAP = 3;
const LEAST_SIGN = 18;
/** How far plates may reach out over a narrow body: the next block stands beyond. */
const REACH = 48;
/** A body narrower than this has its plates pinned to its edges, beside the sign. */
const BROAD = 90;
/** How much lower a plate by itself hangs on a broad body, where a leader's flag may fly over the corner. */
const BELOW_FLAG = 5;
/** How much lower the plates of a narrow body hang at a corner over which it looks. */
const UNDER_ARROW = 15;

/** Lays out the face of a block: narrow bodies have their plates beside them, broad ones on them. */
export function faceLayout(block: BlockDrawing, { width, height, back }: Body): FaceLayout {
  const isBroad = width >= BROAD;
  const side = besideFront(block.front);
  const half = width / 2;
  const [west, east] = [Math.max(0, -side), Math.max(0, side)];
  const edge = isBroad ? half - PLATE_INSET : REACH;
  const grade = -edge + (isBroad ? west : 0);
  const conditions = edge - PLATE_WIDTH - (isBroad ? east : 0);
  const count = block.conditions?.length ?? 0;
  const left = Math.max(-half + INSET + west, block.grade ? grade + GRADE + GAP : -half);
  const right = Math.min(half - INSET - east, count > 0 ? conditions - GAP : half);
  // Two plates one below the other leave no room under them.
  const [pipsFrom, pipsTo] = [INSET - half + west, isBroad && count > 1 ? right : half - INSET - east];
  const top = back - height / 2 + (isBroad ? 8 : 4);
  const under = (corner: Facing): number => (!isBroad && block.front === corner ? UNDER_ARROW : 0);
  return {
    sign: { x: (left + right) / 2, width: Math.max(LEAST_SIGN, right - left) },
    grade: { left: grade, top: top + under('nw') },
    conditions: { left: conditions, top: top + under('ne') + (isBroad && count === 1 ? BELOW_FLAG : 0) },
    pips: { x: (pipsFrom + pipsTo) / 2, width: pipsTo - pipsFrom },
  };
}
