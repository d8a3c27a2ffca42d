import { drawWord } from '../caption';
import { element, group } from '../svg';

const MOST = 8;
const PITCH = 9.9;

const isWritten = (strength: number, full: number): boolean => Math.max(strength, full) > MOST;

/** One row of pips; those beyond the full strength follow after a gap, or have a row of their own. */
interface Row {
  readonly pips: number;
  readonly beyond: number;
}

function rowsOf(strength: number, full: number, width: number): readonly Row[] {
  const most = Math.floor(width / PITCH);
  const beyond = Math.max(0, strength - full);
  if (full + (beyond > 0 ? beyond + 1 : 0) <= most) return [{ pips: full, beyond }];
  const evenly = (count: number): readonly number[] => {
    const rows = Math.ceil(count / most);
    const perRow = Math.ceil(count / Math.max(1, rows));
    return Array.from({ length: rows }, (_, row) => Math.min(perRow, count - row * perRow));
  };
  return [
    ...evenly(full).map((pips) => ({ pips, beyond: 0 })),
    ...evenly(beyond).map((pips) => ({ pips: 0, beyond: pips })),
  ];
}

/** The number of rows of pips that a strength takes on a block of a given width. */
export const pipRows = (strength: number, full: number, width: number): number =>
  isWritten(strength, full) ? 1 : rowsOf(strength, full, width).length;

/** The height of one row of pips. */
export const PIP_ROW = 10.4;

/**
 * Draws strength as pips: filled for remaining points, hollow for lost ones, and those beyond the full strength apart;
 * large strengths as a number.
 */
export function drawPips(strength: number, full: number, width: number, bottom: number, ink: string): string {
  if (isWritten(strength, full)) {
    return drawWord(`${strength}/${full}`, { y: bottom - 0.6, size: 14, fill: ink, style: 'bold' });
  }
  const rows = rowsOf(strength, full, width);
  const widest = Math.max(...rows.map(slotsIn));
  const pitch = Math.min(14, width / widest);
  const radius = Math.min(4.8, pitch * 0.39);
  let drawn = 0;
  const pips = rows.flatMap((row, down) => {
    const cy = bottom - PIP_ROW * (rows.length - down - 0.5);
    return Array.from({ length: row.pips + row.beyond }, (_, index) => {
      const slot = index < row.pips || row.pips === 0 ? index : index + 1;
      const cx = (slot - (slotsIn(row) - 1) / 2) * pitch;
      drawn += 1;
      return drawn <= strength
        ? element('circle', { cx, cy, r: radius, fill: ink })
        : element('circle', { cx, cy, r: radius - 0.8, ...hollow(ink) });
    });
  });
  return group({}, ...pips);
}

const slotsIn = ({ pips, beyond }: Row): number => pips + beyond + (pips > 0 && beyond > 0 ? 1 : 0);

const hollow = (ink: string) => ({ fill: 'none', stroke: ink, 'stroke-width': 1.4, opacity: 0.85 });
