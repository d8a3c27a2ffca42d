import { enemyOfNumber, type Procedure, type SideNumber, sideName } from '../../core';
import { terrainPlacing } from '../custom-battle/place-terrain';
import { placing } from '../custom-battle/preparation';
import { numberOf } from '../square-grid/dice';
import { deploymentBeginning, squarePreparation } from '../square-grid/preparation';
import { because } from '../square-grid/refusal';
import { isCavalry } from './arms';
import { firstTurn } from './begin';
import { EACH_OF_D6 } from './dice';
import { ARRIVE } from './enter';
import { noted } from './events';
import { endFault, entryFault } from './movement';
import type { Context } from './play';
import { isHeldBy } from './stacking';
import { TERRAIN } from './terrain-types';
import type { Troop } from './troop';

/** The preparation of custom battles. */
const PREPARATION = squarePreparation<Troop>({
  kinds: Object.keys(TERRAIN),
  standFault: (position, piece, space) =>
    isHeldBy(position, space, enemyOfNumber(piece.side))
      ? because('enemy-there', 'R004-16', position.board.name(space))
      : (entryFault(position, piece, space) ?? endFault(position, piece, space)),
  isCavalry,
  roll,
  settle: () => undefined,
  begin(c, first) {
    noted(c, { first: sideName(first) });
    firstTurn(c, first);
  },
});

function* roll(c: Context, side: SideNumber): Procedure<number> {
  const thrown = yield* c.roll({ reason: 'deployment', side, classes: EACH_OF_D6, dice: 1 });
  const pips = numberOf(thrown);
  c.rolled(pips);
  return pips;
}

export const PLACE_TERRAIN = terrainPlacing(PREPARATION);
export const BEGIN_DEPLOYMENT = deploymentBeginning(PREPARATION);

/** Places a piece of the reserve: in the deployment before the battle, or as a reinforcement. */
export const PLACE = placing(PREPARATION, ARRIVE);
