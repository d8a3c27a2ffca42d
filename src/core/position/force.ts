import { SpaceSet } from '../board';
import type { Piece, SideNumber } from './piece';

/** Who of a side stands where, worked out once for every change of it. */
export interface Force<Kind> {
  /** The units on the board, by slot. */
  readonly units: readonly Piece<Kind>[];
  readonly leaders: readonly Piece<Kind>[];
  /** Where its units stand. */
  readonly held: SpaceSet;
  /** Where its leaders stand. */
  readonly led: SpaceSet;
  /** Where leaders of it stand without a unit of it. */
  readonly alone: SpaceSet;
}

/** Works it out from all the pieces of a battle. */
export function forceOf<Kind>(pieces: readonly Piece<Kind>[], side: SideNumber, size: number): Force<Kind> {
  const units: Piece<Kind>[] = [];
  const leaders: Piece<Kind>[] = [];
  const held = new SpaceSet(size);
  const led = new SpaceSet(size);
  for (const piece of pieces) {
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
