import type { OrderKind, SideNumber } from '../../core';
import type { Course } from '../ccn/battle';
import type { CoreGame } from '../ccn/core-rules';
import type { Kind } from '../ccn/piece-kind';
import { deal } from '../commands-and-colors/deal-cards';
import { PREPARATION as FAMILY, settleRatings } from '../commands-and-colors/preparation';
import { terrainPlacing } from '../custom-battle/place-terrain';
import { beginDeployment as deploy, type PreparationTerms } from '../custom-battle/preparation';

/** The moment before the first turn, which an order begins (R002-07). */
export const beforeFirstTurn = (c: Course, side: SideNumber): void => c.turnBegan(1, side, 'before', 0);

/** The preparation of custom battles: that of the family, without cards; the rating is the number of chits. */
export const PREPARATION: PreparationTerms<Kind, CoreGame> = {
  ...FAMILY,
  *afterTerrain(c) {
    yield* settleRatings(c);
    yield* deploy(PREPARATION, c);
  },
  begin: beforeFirstTurn,
};

/** R000-166: places a piece of terrain before the battle. */
export const placeTerrain = terrainPlacing(PREPARATION);

/** Begins the deployment of a battle in which no terrain is placed: there are no cards to deal. */
export const beginDeployment: OrderKind<Kind, CoreGame> = {
  ...deal,
  carryOut: (c) => PREPARATION.afterTerrain(c),
};
