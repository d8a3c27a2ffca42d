import type { Facing } from '../../core';
import type { BlockDrawing } from './block-drawing';
import type { Body } from './body';
import { PLATE_WIDTH } from './condition';
import { besideFront } from './front';
import { GRADE } from './signs';

/** The positions of everything on the face of a block. */
export interface FaceLayout {
  /** The arm's sign. */
  readonly sign: { readonly x: number; readonly width: number };
  /** The left edges of the columns of plates: the grade on the left, conditions on the right. */
  readonly grade: { readonly left: number; readonly top: number };
  readonly conditions: { readonly left: number; readonly top: number };
  /** The strip for strength pips. */
  readonly pips: { readonly x: number; readonly width: number };
}

/** The margin of a broad body. */
const INSET = 7;
const PLATE_INSET = 9;
const GAP = 3;
const LEAST_SIGN = 18;
/** The distance from the centre that plates may reach beyond a narrow body, because the next block begins there. */
const REACH = 48;
/** The width below which a body has its plates at its edges, beside the sign. */
const BROAD = 90;
/** The extra drop of a single plate on a broad body, where a leader's flag may cover the corner. */
const BELOW_FLAG = 5;
/** The extra drop of the plates on a narrow body at the corner that it faces. */
const UNDER_ARROW = 15;

/** Lays out the face of a block: narrow bodies have their plates beside them, broad ones on top. */
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
  // Two plates, one below the other, leave no room beneath them.
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
