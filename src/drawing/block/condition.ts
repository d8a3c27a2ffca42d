import type { BlockCondition } from '../../core';
import { element, group } from '../svg';
import type { Body } from './body';
import { GRADE } from './signs';

const PAPER = '#f7f0df';
const INK = '#1d1812';
const HEIGHT = 29;
const WIDTH = GRADE - 3;

const line = (d: string, width: number): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: INK,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** What stands on the plate of each condition, around its middle; they differ in shape, not in colour. */
const PICTURES: Readonly<Record<BlockCondition, string>> = {
  // One wave: the line wavers.
  shaken: line('M-7 1.5C-4.5 -5 -2.5 -5 0 0S4.5 5 7 -1.5', 3.6),
  // A crack through the whole plate.
  broken: line('M2.5 -12L-4 -3.5L4 1.5L-2.5 12', 4),
  // A single round that is crossed out.
  'low-ammunition': element('circle', { r: 5.6, fill: INK }) + line('M-8 9.5L8 -9.5', 3),
};

/** Small light plates with the conditions of a block, in its upper left corner or somewhat beside it. */
export function drawConditions(
  conditions: readonly BlockCondition[],
  { width, height, back }: Body,
  shift = 0,
): string {
  const [left, top] = [-width / 2 + 9 + shift, -height / 2 + back + 8];
  return conditions
    .map((condition, index) =>
      group(
        { transform: `translate(${left + index * GRADE + WIDTH / 2} ${top + HEIGHT / 2})` },
        element('rect', {
          x: -WIDTH / 2,
          y: -HEIGHT / 2,
          width: WIDTH,
          height: HEIGHT,
          rx: 3,
          fill: PAPER,
        }),
        PICTURES[condition],
      ),
    )
    .join('');
}
