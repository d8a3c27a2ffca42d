import type { BoardSize } from '../board';
import { type Faults, items, whole } from '../data';
import type { Ruleset } from '../engine';

/** The size of a board, as columns and rows; the game's usual size if none is given. */
export function readBoard({ boards }: Ruleset, data: unknown, place: string, faults: Faults): BoardSize {
  if (data === undefined) return boards.usual;
  const [columns, rows, ...others] = items(data, place, faults);
  const { usual, most } = boards;
  const size = {
    rows: whole(rows, `${place}[1]`, faults, 1, usual.rows),
    columns: whole(columns, `${place}[0]`, faults, 1, usual.columns),
  };
  const isUsual = size.rows === usual.rows && size.columns === usual.columns;
  const isOnlyOne = usual.rows === most.rows && usual.columns === most.columns;
  const isTooLarge = size.rows > most.rows || size.columns > most.columns;
  if (others.length > 0 || (isOnlyOne && !isUsual) || isTooLarge) {
    faults.add(place, `expected [columns, rows], at most [${most.columns}, ${most.rows}]`);
    return usual;
  }
  return size;
}
