import type { GradeColour } from '../../core';
import { drawWord } from '../caption';
import { drawLine, element, group } from '../svg';
import type { Body } from './body';

const PAPER = '#f7f0df';
const INK = '#1d1812';

/** The width of the grade in the upper left corner of a block. */
export const GRADE = 22;
const GRADE_HEIGHT = 29;

/** The plates of coloured grades, and the ink on them: dark on light plates. */
const PLATES: Readonly<Record<GradeColour, { readonly plate: string; readonly ink: string }>> = {
  red: { plate: '#a32a22', ink: '#ffffff' },
  blue: { plate: '#2a5a9c', ink: '#ffffff' },
  green: { plate: '#2f6b3a', ink: '#ffffff' },
  yellow: { plate: '#ecc63f', ink: INK },
  white: { plate: '#ffffff', ink: INK },
};

/** A grade, and its colour. */
interface Grade {
  readonly grade: string;
  readonly colour: GradeColour | null;
}

/** Draws a few letters on a plate, from an upper left corner. */
export function drawGrade(
  { grade, colour }: Grade,
  { left, top }: { readonly left: number; readonly top: number },
): string {
  const { plate, ink } = colour === null ? { plate: PAPER, ink: INK } : PLATES[colour];
  const rim = colour === null ? {} : { stroke: ink === INK ? INK : PAPER, 'stroke-width': 1.6 };
  return group(
    {},
    element('rect', { x: left, y: top, width: GRADE, height: GRADE_HEIGHT, rx: 3, fill: plate, ...rim }),
    drawWord(grade, {
      x: left + GRADE / 2,
      y: top + GRADE_HEIGHT - 5.5,
      size: grade.length > 1 ? 17 : widthOf(grade),
      ...{ fill: ink, style: 'bold' },
    }),
  );
}

/** Wide letters are drawn a little smaller. */
const widthOf = (letter: string): number => (letter === 'M' || letter === 'W' ? 21 : 26);

/** The height of the strip with the dots of lost points. */
export const LOSSES = 16;
const PITCH = 13.4;

/** Draws the lost points of a block as dark dots on a light strip along its lower edge; nothing for a fresh block. */
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

/** Draws the wall around a garrison, with its merlons. */
export function drawWall({ width, height, back }: Body): string {
  const [halfWidth, halfHeight] = [width / 2 + 5, height / 2 + 5];
  const box = `M${-halfWidth} ${-halfHeight + back}h${2 * halfWidth}v${2 * halfHeight}h${-2 * halfWidth}Z`;
  const mitred = { 'stroke-linejoin': 'miter' };
  return [
    drawLine(box, INK, 9, mitred),
    drawLine(box, '#c9b48c', 6, mitred),
    drawLine(box, INK, 6, { ...mitred, 'stroke-dasharray': '2.2 10' }),
  ].join('');
}
