import { SpaceSet } from '../board';
import type { Piece, SideNumber } from './piece';

/** The pieces of a side on the board, worked out once after each change. */
export interface Force<Kind> {
  /** The units on the board, by slot. */
  readonly units: readonly Piece<Kind>[];
  readonly leaders: readonly Piece<Kind>[];
  /** The spaces of its units. */
  readonly held: SpaceSet;
  /** The spaces of its leaders. */
  readonly led: SpaceSet;
  /** The spaces of its leaders that are not with a unit of the side. */
  readonly alone: SpaceSet;
}

/** Works out the force of a side from the pieces of a battle, of which there are `count`. */
export function forceOf<Kind>(
  pieces: readonly Piece<Kind>[],
  count: number,
  side: SideNumber,
  size: number,
): Force<Kind> {
  const units: Piece<Kind>[] = [];
  const leaders: Piece<Kind>[] = [];
  const held = new SpaceSet(size);
  const led = new SpaceSet(size);
  for (let slot = 0; slot < count; slot += 1) {
    const piece = pieces[slot] as Piece<Kind>;
    if (!piece.isOnBoard || piece.side !== side) continue;
    (piece.isLeader ? leaders : units).push(piece);
    (piece.isLeader ? led : held).add(piece.at);
    for (const space of piece.also) held.add(space);
  }
  const alone = new SpaceSet(size);
  alone.copy(led);
  alone.subtract(held);
  return { units, leaders, held, led, alone };
}
