import { SERIF } from '../caption';
import { element, group, textElement } from '../svg';
import type { Body } from './body';

const PAPER = '#f7f0df';
const INK = '#1d1812';

/** What is written in the upper left corner of a block takes so much of its breadth. */
export const GRADE = 25;
const GRADE_HEIGHT = 29;

/** A few letters on a light plate in the upper left corner, or somewhat beside it. */
export function drawGrade(grade: string, { width, height, back }: Body, shift = 0): string {
  const [left, top] = [-width / 2 + 9 + shift, -height / 2 + back + 8];
  return group(
    {},
    element('rect', { x: left, y: top, width: GRADE - 3, height: GRADE_HEIGHT, rx: 3, fill: PAPER }),
    textElement(
      {
        x: left + (GRADE - 3) / 2,
        y: top + GRADE_HEIGHT - 5.5,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-weight': 'bold',
        'font-size': grade.length > 1 ? 17 : 27,
        fill: INK,
      },
      grade,
    ),
  );
}

/** Height of the strip with the dots of what a block has lost. */
export const LOSSES = 16;
const PITCH = 13.4;

/** What a block has lost, as dark dots on a light strip along its lower edge; nothing while it is fresh. */
export function drawLosses(lost: number, { width, height, back }: Body): string {
  if (lost <= 0) return '';
  const bottom = height / 2 + back - 5;
  const cy = bottom - LOSSES / 2;
  const strip = width - 8;
  const pitch = Math.min(PITCH, (strip - 4) / lost);
  return group(
    {},
    element('rect', { x: -strip / 2, y: bottom - LOSSES, width: strip, height: LOSSES, rx: 3, fill: PAPER }),
    ...Array.from({ length: lost }, (_, index) =>
      element('circle', {
        cx: (index - (lost - 1) / 2) * pitch,
        cy,
        r: Math.min(5.3, pitch * 0.42),
        fill: INK,
      }),
    ),
  );
}

/** The wall around those who hold buildings, with its merlons. */
export function drawWall({ width, height, back }: Body): string {
  const [halfWidth, halfHeight] = [width / 2 + 5, height / 2 + 5];
  const box = `M${-halfWidth} ${-halfHeight + back}h${2 * halfWidth}v${2 * halfHeight}h${-2 * halfWidth}Z`;
  const line = { d: box, fill: 'none', 'stroke-linejoin': 'miter' };
  return [
    element('path', { ...line, stroke: INK, 'stroke-width': 9 }),
    element('path', { ...line, stroke: '#c9b48c', 'stroke-width': 6 }),
    element('path', { ...line, stroke: INK, 'stroke-width': 6, 'stroke-dasharray': '2.2 10' }),
  ].join('');
}
