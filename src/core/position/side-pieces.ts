import { SpaceSet } from '../board';
import type { Piece, SideNumber } from './piece';

/** The pieces of a side on the board, worked out once after each change. */
export interface Force<Kind> {
  /** The units on the board, by slot. */
  readonly units: readonly Piece<Kind>[];
  readonly leaders: readonly Piece<Kind>[];
  /** The spaces of its units; these sets are valid until a piece of the side enters, leaves or moves. */
  readonly held: SpaceSet;
  /** The spaces of its leaders. */
  readonly led: SpaceSet;
  /** The spaces of its leaders that are not with a unit of the side. */
  readonly alone: SpaceSet;
}

/** Works out the force of a side from the pieces of a battle, of which there are `count`; reuses the sets of the last. */
export function forceOf<Kind>(
  pieces: readonly Piece<Kind>[],
  count: number,
  side: SideNumber,
  size: number,
  last: Force<Kind> | undefined,
): Force<Kind> {
  const units: Piece<Kind>[] = [];
  const leaders: Piece<Kind>[] = [];
  const { held, led, alone } = last ?? {
    held: new SpaceSet(size),
    led: new SpaceSet(size),
    alone: new SpaceSet(size),
  };
  held.clear();
  led.clear();
  for (let slot = 0; slot < count; slot += 1) {
    const piece = pieces[slot] as Piece<Kind>;
    if (!piece.isOnBoard || piece.side !== side) continue;
    const { isLeader, also } = piece;
    (isLeader ? leaders : units).push(piece);
    (isLeader ? led : held).add(piece.at);
    for (let index = 0; index < also.length; index += 1) held.add(also[index] as number);
  }
  alone.copy(led);
  alone.subtract(held);
  return { units, leaders, held, led, alone };
}
