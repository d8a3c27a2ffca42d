import { SERIF } from '../caption';
import { element, group, textElement } from '../svg';

const MOST = 8;
const PITCH = 9.9;

/** How many rows of pips a strength takes on a block of a width. */
export const pipRows = (full: number, width: number): number =>
  full > MOST ? 1 : Math.max(1, Math.ceil(full / Math.floor(width / PITCH)));

/** Height of one row of pips. */
export const PIP_ROW = 10.4;

/** Draws strength as pips, filled for what is left and hollow for what is lost; large strengths as a number. */
export function drawPips(strength: number, full: number, width: number, bottom: number, ink: string): string {
  if (full > MOST) {
    return textElement(
      {
        y: bottom - 0.6,
        'text-anchor': 'middle',
        'font-family': SERIF,
        'font-weight': 'bold',
        'font-size': 14,
        fill: ink,
      },
      `${strength}/${full}`,
    );
  }
  const count = Math.max(full, strength);
  const rows = pipRows(count, width);
  const perRow = Math.ceil(count / rows);
  const pitch = Math.min(14, width / perRow);
  const radius = Math.min(4.8, pitch * 0.39);
  const pips = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return element('circle', {
      cx: ((index % perRow) - (inRow - 1) / 2) * pitch,
      cy: bottom - PIP_ROW * (rows - row - 0.5),
      r: index < strength ? radius : radius - 0.8,
      ...(index < strength
        ? { fill: ink }
        : { fill: 'none', stroke: ink, 'stroke-width': 1.4, opacity: 0.85 }),
    });
  });
  return group({}, ...pips);
}
