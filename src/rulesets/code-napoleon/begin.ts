import { type Side, type SideNumber, sideName, sideNumber } from '../../core';
import { prepareBattle } from '../custom-battle/preparation';
import { DEPLOYMENT } from '../square-grid/preparation';
import { isArtillery, isCavalry } from './arms';
import type { Battle } from './battle';
import { noted, unitNoted } from './events';
import { INITIATIVE } from './phases';
import type { Context, Piece, Position } from './play';

/** The defaults of a battle if its scenario says nothing else. */
const USUAL = {
  clock: { start: '08:00', elapsed: 0 },
  turns: null,
  opening: null,
  leadership: { south: 8, north: 8 },
  roads: [],
  break: null,
  grades: null,
} satisfies Partial<Battle>;

/** The data of a side at the start of its phase. */
export const FRESH = { division: null, moved: [], charges: [], melees: [] } satisfies Partial<Battle>;

/** Prepares a deployed battle for the initiative roll: R003-16. */
export function begin(c: Context, first: Side): void {
  const { position } = c;
  const regiments = { south: countRegiments(position, 0), north: countRegiments(position, 1) };
  noted(c, {
    ...USUAL,
    ...position.data.all,
    ...FRESH,
    regiments,
    first,
    successors: [],
    strays: null,
    isForeseen: false,
  });
  // T003-19: a scenario may let cavalry begin with react markers.
  for (const unit of [...position.force(0).units, ...position.force(1).units]) {
    if (isCavalry(unit) && unit.info.traits?.reacts === true) unitNoted(c, unit, { reacts: true });
  }
  const side = sideNumber(first);
  if (!position.preparation) {
    firstRoll(c, side);
    return;
  }
  prepareBattle(c, side, DEPLOYMENT);
  // The one that begins the battle is found by the deployment.
  noted(c, { first: sideName(c.position.side) });
}

/** Begins the first turn with the roll for initiative: R003-16. */
export const firstRoll = (c: Context, side: SideNumber): void => c.turnBegan(1, side, INITIATIVE, 0);

/** The number of regiments of a side, without batteries. */
function countRegiments(position: Position, side: SideNumber): number {
  const all = position.pieces.slice(0, position.count) as readonly Piece[];
  return all.filter((piece) => piece.side === side && !piece.isLeader && !isArtillery(piece)).length;
}
