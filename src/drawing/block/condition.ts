import type { BlockCondition } from '../../core';
import type { Detail } from '../detail';
import { drawArea, drawLine, element, group, ROUND, short } from '../svg';

const PAPER = '#f7f0df';
const INK = '#1d1812';

/** The height of a single plate, and of one with others below it. */
const HEIGHT = 29;
const LOW = 25;
export const PLATE_WIDTH = 22;

const line = (d: string, width: number): string => drawLine(d, INK, width, ROUND);

const filled = (d: string, fill = INK): string => drawArea(d, fill);

/** The picture on the plate of each condition, around its centre; they differ in shape, not in colour. */
const PICTURES: Readonly<Record<BlockCondition, string>> = {
  // One wave: the line is wavering.
  shaken: line('M-7 1.5C-4.5 -5 -2.5 -5 0 0S4.5 5 7 -1.5', 3.6),
  // A crack through the whole plate.
  broken: line('M2.5 -12L-4 -3.5L4 1.5L-2.5 12', 4),
  // A single round, crossed out.
  'low-ammunition': element('circle', { r: 5.6, fill: INK }) + line('M-8 9.5L8 -9.5', 3),
  // Three ranks out of alignment: the middle one has slipped.
  disorganised: filled('M-8 -9h10v5h-10ZM-2 -2.5h10v5h-10ZM-8 4h10v5h-10Z'),
  // Men facing in all directions.
  disordered: line('M-6.5 -8L-1 -2M6.5 -9.5L5 -1.5M-7 9L-5.5 2M1 8.5L7 4', 3.7),
  // Two arrows pointing back, on a dark plate.
  routed:
    element('rect', { x: -11, y: -12.5, width: 22, height: 25, rx: 3, fill: INK }) +
    filled('M-8 -9H8L0 0ZM-8 1H8L0 10Z', PAPER),
  // A sword held upright and ready.
  reacts: line('M0 -9.5V9.5M-5.5 3.5H5.5', 3.8),
};

/** The scale of the only plate on a small block, which shows the first condition. */
const BOLD = 1.5;

/**
 * Small light plates for the conditions of a block, one below the other from an upper left corner; on a small block
 * only the first, from the upper right corner.
 */
export function drawConditions(
  conditions: readonly BlockCondition[],
  { left, top }: { readonly left: number; readonly top: number },
  detail: Detail,
): string {
  if (detail === 'bold' && conditions.length > 0) {
    const transform = `translate(${short(left + PLATE_WIDTH * (1 - BOLD))} ${short(top)}) scale(${BOLD})`;
    return group({ transform }, drawConditions(conditions.slice(0, 1), { left: 0, top: 0 }, 'full'));
  }
  const height = conditions.length > 1 ? LOW : HEIGHT;
  return conditions
    .map((condition, index) =>
      group(
        { transform: `translate(${left + PLATE_WIDTH / 2} ${top + index * (LOW + 1) + height / 2})` },
        element('rect', {
          x: -PLATE_WIDTH / 2,
          y: -height / 2,
          width: PLATE_WIDTH,
          height,
          rx: 3,
          fill: PAPER,
          stroke: INK,
          'stroke-width': 1.2,
        }),
        PICTURES[condition],
      ),
    )
    .join('');
}
