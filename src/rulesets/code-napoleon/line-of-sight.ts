import { isSkirmishing } from './arms';
import { gridDistance } from './grid-distance';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { groundAt } from './terrain-at';

/** The kinds of shot: R003-84 to R003-86. */
export type Shot = 'small-arms' | 'canister' | 'round-shot';

/** T003-21, A003-57: true if nothing between two squares stops a shot. */
export function isSeen(position: Position, firer: Piece, from: number, to: number, shot: Shot): boolean {
  const { board } = position;
  const [here, there] = [groundAt(position, from).level, groundAt(position, to).level];
  const height = Math.max(here, there);
  const stops = (space: number): boolean => {
    const ground = groundAt(position, space);
    if (ground.blocks || ground.level > height) return true;
    // R003-125: artillery on a hill fires over units that are nearer to it than to the target.
    const isOver = here > 0 && gridDistance(board, from, space) < gridDistance(board, space, to);
    return (
      !isOver && position.unitsAt(space).some((unit) => unit !== firer && isScreen(position, unit, shot))
    );
  };
  return board.sightBlock(from, to, stops) < 0;
}

/** R003-84 to R003-86, A003-23: true if a unit stops a shot. */
function isScreen(position: Position, unit: Piece, shot: Shot): boolean {
  if (!isSkirmishing(unit)) return true;
  return shot !== 'round-shot' || optionIs(position, 'screen', 'allFire');
}
