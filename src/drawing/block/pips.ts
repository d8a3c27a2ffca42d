import { drawWord } from '../caption';
import type { FigureDetail } from '../look-of-pieces';
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

/** The height of one row of pips, the largest radius of one, and the line around a lost one; bolder on small blocks. */
const SIZES: Readonly<
  Record<FigureDetail, { readonly row: number; readonly radius: number; readonly line: number }>
> = { full: { row: 10.4, radius: 4.8, line: 1.6 }, plain: { row: 12.8, radius: 5.9, line: 2.4 } };

/** The height of one row of pips. */
export const pipRow = (detail: FigureDetail): number => SIZES[detail].row;

/** The strip of a block for its pips. */
interface PipField {
  readonly width: number;
  readonly bottom: number;
  readonly ink: string;
  readonly detail: FigureDetail;
}

/**
 * Draws strength as pips: filled for remaining points, hollow for lost ones, and those beyond the full strength apart;
 * large strengths as a number.
 */
export function drawPips(
  { strength, full }: { readonly strength: number; readonly full: number },
  { width, bottom, ink, detail }: PipField,
): string {
  if (isWritten(strength, full)) {
    const size = detail === 'plain' ? 16 : 14;
    return drawWord(`${strength}/${full}`, { y: bottom - 0.6, size, fill: ink, style: 'bold' });
  }
  const rows = rowsOf(strength, full, width);
  const widest = Math.max(...rows.map(slotsIn));
  const { row: high, radius: most, line } = SIZES[detail];
  const pitch = Math.min(14.5, width / widest);
  const radius = Math.min(most, pitch * 0.4);
  let drawn = 0;
  const pips = rows.flatMap((row, down) => {
    const cy = bottom - high * (rows.length - down - 0.5);
    return Array.from({ length: row.pips + row.beyond }, (_, index) => {
      const slot = index < row.pips || row.pips === 0 ? index : index + 1;
      const cx = (slot - (slotsIn(row) - 1) / 2) * pitch;
      drawn += 1;
      return drawn <= strength
        ? element('circle', { cx, cy, r: radius, fill: ink })
        : element('circle', { cx, cy, r: radius - line / 2, ...hollow(ink, line) });
    });
  });
  return group({}, ...pips);
}

const slotsIn = ({ pips, beyond }: Row): number => pips + beyond + (pips > 0 && beyond > 0 ? 1 : 0);

const hollow = (ink: string, line: number) => ({
  fill: 'none',
  stroke: ink,
  'stroke-width': line,
  opacity: 0.85,
});
