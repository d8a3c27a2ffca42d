import { FACINGS, type Facing } from '../../core';
import type { NationColours } from '../palette';
import { element, group, short } from '../svg';
import { type Body, MIDDLE } from './body';

/** Half the breadth and the height of the arrow before the front. */
const ARROW = { half: 14, height: 13 } as const;
/** How much of the arrow lies on the block itself where it points to a side: others stand close by there. */
export const INSIDE = 9;
const BAR = 6;
const PAPER = '#f7f0df';
const INK = '#1d1812';

/** Marks the front edge of an upright block: a light bar along it, and an arrow that points ahead. */
export function drawFront(
  facing: Facing,
  { width, height, back }: Body,
  colours: NationColours,
  down: number,
): string {
  const turn = FACINGS.indexOf(facing) * 45;
  // Looked at from the front, a block that looks east is as broad as it is high.
  const isAcross = facing === 'e' || facing === 'w';
  const along = (isAcross ? height : width) - 8;
  const ahead = (isAcross ? width : height) / 2;
  const base = -ahead + (isAcross ? INSIDE : 0.5);
  const arrow = `M${-ARROW.half} ${base}L0 ${base - ARROW.height}L${ARROW.half} ${base}Z`;
  return group(
    { transform: `translate(${MIDDLE.x} ${short(MIDDLE.y + back + down)}) rotate(${turn})` },
    element('path', {
      d: `M${-along / 2} ${-ahead + 1}h${along}v${BAR}h${-along}Z`,
      fill: PAPER,
      stroke: colours.edge,
      'stroke-width': 1,
    }),
    element('path', {
      d: arrow,
      fill: INK,
      stroke: PAPER,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
  );
}
