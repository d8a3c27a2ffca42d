import type { Refusal } from '../../core';
import { because } from '../square-grid/refusal';
import { isRouted } from './condition';
import { endFault, entryFault, isHeldAgainst, isInTheWay } from './movement';
import type { Ordered, Piece, Position } from './play';
import { isEasy } from './step-costs';

/** The most useful reason a piece can't follow a path or reach a square. */
export function noWayTo(
  position: Position,
  piece: Piece,
  { to, via }: Pick<Ordered, 'to' | 'via'>,
  forced: boolean,
): Refusal {
  const path = via ? [...via, to] : shortCut(position, piece, to);
  let from = piece.at;
  for (const next of path) {
    const fault = stepFault(position, piece, [from, next], forced);
    if (fault) return fault;
    if (next !== to && isInTheWay(position, piece, next)) {
      return because('in-the-way', 'R003-68', position.board.name(next));
    }
    from = next;
  }
  if (isHeldAgainst(position, piece, to)) return because('enemy-there', 'R003-57', position.board.name(to));
  return endFault(position, piece, to) ?? tooFar(position, piece, to);
}

/** Without a given path, only a step straight into the square can be explained. */
function shortCut({ board }: Position, piece: Piece, to: number): readonly number[] {
  return board.distance(piece.at, to) === 1 ? [to] : [];
}

function stepFault(
  position: Position,
  piece: Piece,
  [from, to]: readonly [number, number],
  forced: boolean,
): Refusal | undefined {
  const name = position.board.name(to);
  if (!position.board.around[from]?.includes(to)) return because('no-way', 'R003-49', name);
  if (forced && !isEasy(position, from, to)) return because('not-easy-ground', 'R003-61', name);
  return entryFault(position, piece, from, to);
}

const tooFar = (position: Position, piece: Piece, to: number): Refusal =>
  because(
    isRouted(piece) ? 'only-away' : 'beyond-its-move',
    isRouted(piece) ? 'R003-137' : 'R003-52',
    position.board.name(to),
  );
