import {
  NO_SPACE,
  NORTH,
  type Procedure,
  SIDE_NUMBERS,
  type SideNumber,
  SOUTH,
  Sum,
  sideName,
} from '../../core';
import { beginDeployment, type PreparationReason, type PreparationTerms } from '../custom-battle/preparation';
import { ratingSet } from '../custom-battle/preparation-events';
import { preparationFault } from './activation';
import type { Battle, Course, Unit } from './battle';
import { dealHands } from './cards/draw-cards';
import { NUMBER_CLASSES } from './dice';
import { leaderMayEnd, mayEnd } from './passable-terrain';
import type { Kind } from './piece-kind';
import { because } from './refusal';
import { standFault } from './stand-refusal';
import { beginTurn } from './turn';
import { optionIs, type Variant } from './variant';

/** R000-168: the ratings for the higher roll, the lower roll, and a tie. */
const ROLLED_RATINGS = {
  normal: { higher: 6, lower: 5, tie: 6 },
  small: { higher: 5, lower: 4, tie: 6 },
};
/** R000-161: the rating bonus of the attacker of an outnumbered defender. */
const ATTACKERS_RATING = 1;

/** True if a piece may end in a space, by whatever path. */
export const mayBePlaced = (battle: Battle, piece: Unit, space: number): boolean =>
  piece.isLeader ? leaderMayEnd(battle, piece, space) : mayEnd(battle, piece, space);

/** A refusal of an order of the preparation, with the space that it is about. */
const refused = (battle: Battle, reason: PreparationReason, space = NO_SPACE) =>
  because(battle, reason, space === NO_SPACE ? undefined : { space: battle.board.name(space) });

/** The preparation of custom battles in the games of the family. */
export const PREPARATION: PreparationTerms<Kind, Variant> = {
  kinds: ({ game }) => [...game.terrain.keys()],
  because: refused,
  stepFault: preparationFault,
  mayStand: mayBePlaced,
  standFault: (battle, piece, space) =>
    standFault(battle, piece, space) ?? because(battle, 'no-room', { space: battle.board.name(space) }),
  isCavalry: ({ kind }) => kind.isCavalry,
  afterTerrain: leaveTerrain,
  roll: (c, side) => rollNumber(c, side, 'deployment'),
  settle: () => undefined,
  begin: (c, first) => beginTurn(c, first, 1),
};

/** R000-02, R000-169: with the terrain placed, settles ratings and deals cards; then the sides deploy. */
export function* leaveTerrain(c: Course): Procedure {
  const { preparation, side, hasCards } = c.position;
  yield* settleRatings(c);
  if (hasCards) yield* dealHands(c);
  yield* c.position.game.prelude(c);
  if (preparation) yield* beginDeployment(PREPARATION, c);
  else beginTurn(c, side, 1);
}

/** R000-168: rolls a die for each side if the ratings are rolled for; the attacker's is one higher (R000-161). */
export function* settleRatings(c: Course): Procedure {
  if (c.position.preparation?.rating !== 'rolled') return;
  const south = yield* rollNumber(c, SOUTH, 'rating');
  const north = yield* rollNumber(c, NORTH, 'rating');
  const worth = worthOf(c.position);
  const rated = (own: number, other: number) =>
    own === other ? worth.tie : own > other ? worth.higher : worth.lower;
  const ratings = [rated(south, north), rated(north, south)] as const;
  for (const side of SIDE_NUMBERS) {
    const more = c.position.preparation?.attacker === sideName(side) ? ATTACKERS_RATING : 0;
    ratingSet(c, side, ratings[side] + more);
  }
}

/** AMB-000-32: a rules option decides if a tie in a small battle gives 6, as in other battles. */
function worthOf(battle: Battle): { readonly higher: number; readonly lower: number; readonly tie: number } {
  if (!battle.preparation?.small) return ROLLED_RATINGS.normal;
  return optionIs(battle, 'smallBattleTie', 5) ? { ...ROLLED_RATINGS.small, tie: 5 } : ROLLED_RATINGS.small;
}

function* rollNumber(c: Course, side: SideNumber, reason: 'rating' | 'deployment'): Procedure<number> {
  const dice = new Sum(c.events !== null);
  dice.add(1, reason, c.position.game.rules[reason]);
  const thrown = yield* c.roll({ reason, side, classes: NUMBER_CLASSES, dice });
  c.rolled(0);
  return Number(thrown.faces[0]);
}
