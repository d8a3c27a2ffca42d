import type { BoardSize } from '../board';
import { type Faults, items, whole } from '../data';
import type { Ruleset } from '../engine';

/** The size of a board, as columns and rows; the game's usual size if none is given. */
export function readBoard({ boards }: Ruleset, data: unknown, place: string, faults: Faults): BoardSize {
  if (data === undefined) return boards.usual;
  const [columns, rows, ...others] = items(data, place, faults);
  const { usual, least, most } = boards;
  const size = {
    rows: whole(rows, `${place}[1]`, faults, 1, usual.rows),
    columns: whole(columns, `${place}[0]`, faults, 1, usual.columns),
  };
  if (others.length > 0 || !isWithin(boards, size)) {
    const bounds = [least, most].map((each) => `[${each.columns}, ${each.rows}]`).join(' to ');
    faults.add(place, `expected [columns, rows], from ${bounds}`);
    return usual;
  }
  return size;
}

/** True if a board has the usual size of its game. */
export const isUsualSize = ({ boards: { usual } }: Ruleset, { rows, columns }: BoardSize): boolean =>
  rows === usual.rows && columns === usual.columns;

/** True if a game can be played on a board of a size. */
export const isWithin = ({ least, most }: Ruleset['boards'], { rows, columns }: BoardSize): boolean =>
  rows >= least.rows && rows <= most.rows && columns >= least.columns && columns <= most.columns;
