import {
  Context,
  enemyOfNumber,
  NO_SPACE,
  NORTH,
  type Ordered,
  OrderList,
  type Piece,
  type Play,
  type Position,
  type SideNumber,
} from '../core';
import { blurred, carryOutByChance } from './chance';
import type { Playouts } from './playouts';

/** More spaces than any map has. */
const SPACES = 1024;

/**
 * The pieces of terrain that a side may lay before a battle (R000-166), each in its space, the best first: cover where its
 * own line is to stand, and none for the enemy's. Nobody stands on the map yet, so that a look one order ahead would tell
 * no space from another. Empty if none is to be laid.
 */
export function terrainToLay<Kind>({ play, root, side, stream }: Playouts<Kind>): readonly Ordered<Kind>[] {
  if (!root.preparation) return [];
  const list = new OrderList();
  play.listOfSide(root, list, false);
  const c = new Context(root, false);
  const own = coverFor(play, root, side);
  const theirs = coverFor(play, root, enemyOfNumber(side));
  const gainOf = (order: Ordered<Kind>): number => {
    const { top } = root;
    const before = own(order.to) - theirs(order.to);
    carryOutByChance(play, c, order, stream);
    const gain = own(order.to) - theirs(order.to) - before;
    root.undo(top);
    return blurred(gain, stream);
  };
  return (
    Array.from({ length: list.length }, (_, index) => play.orderedAt(root, list, index))
      .filter(({ terrain, to }) => terrain !== '' && to !== NO_SPACE)
      // Terrain without cover is worth the same everywhere: any space will do.
      .map((order) => ({ order, gain: gainOf(order), chance: stream.below(SPACES) }))
      .sort((one, other) => other.gain - one.gain || other.chance - one.chance)
      .map(({ order }) => order)
  );
}

/** The cover that a space gives the units of a side, one of each kind, as far as they are to stand there. */
function coverFor<Kind>(
  play: Play<Kind>,
  position: Position<Kind>,
  side: SideNumber,
): (space: number) => number {
  const { shelter } = play.definition.judgement;
  const nearness = nearnessOf(position, side);
  const units = oneOfEachKind(position, side);
  return (space) => {
    let sum = 0;
    for (const unit of units) {
      sum += shelter(position, unit, space, false) + shelter(position, unit, space, true);
    }
    return (sum / Math.max(1, units.length)) * nearness(space);
  };
}

function oneOfEachKind<Kind>({ pieces, count }: Position<Kind>, side: SideNumber): readonly Piece<Kind>[] {
  const units = pieces.slice(0, count).filter((piece) => piece.side === side && !piece.isLeader);
  return [...new Map(units.map((unit) => [unit.kind, unit])).values()];
}

/** How near a space is to where a side will stand: the foremost row in which it deploys, towards the middle. */
function nearnessOf<Kind>(
  { board, preparation }: Position<Kind>,
  side: SideNumber,
): (space: number) => number {
  const { columns } = board.grid;
  const front = (preparation?.rows ?? 1) - 1;
  const middle = (columns - 1) / 2;
  return (space) => {
    const row = board.rowsTo(side === NORTH ? 'first-row' : 'last-row', space);
    const offMiddle = Math.abs(board.column(space) - middle) / columns;
    return (1 - offMiddle) / (1 + Math.abs(row - front));
  };
}
