import {
  enemyOfNumber,
  NORTH,
  type Procedure,
  SIDE_NUMBERS,
  type SideNumber,
  SOUTH,
  Sum,
  sideName,
  sideNumber,
} from '../../core';
import type { Battle, Course } from './battle';
import { dealHands } from './cards/draw-cards';
import { NUMBER_CLASSES } from './dice';
import { deploymentBegan, preparationWentOn, ratingSet } from './preparation-events';
import { beginTurn } from './turn';
import { optionIs } from './variant';

/** R000-170: the number of units a side places before the other side's turn. */
const AT_ONCE = 2;

/** R000-168: the ratings for the higher roll, the lower roll, and a tie. */
const ROLLED_RATINGS = {
  normal: { higher: 6, lower: 5, tie: 6 },
  small: { higher: 5, lower: 4, tie: 6 },
};
/** R000-161: the rating bonus of the attacker of an outnumbered defender. */
const ATTACKERS_RATING = 1;

/** R000-02, R000-169: with the terrain placed, settles ratings and deals cards; then the sides deploy. */
export function* leaveTerrain(c: Course): Procedure {
  const { preparation, side, hasCards } = c.position;
  if (preparation?.rating === 'rolled') yield* rollRatings(c);
  if (hasCards) yield* dealHands(c);
  yield* c.position.game.prelude(c);
  if (!preparation) {
    beginTurn(c, side, 1);
    return;
  }
  const first = yield* firstToDeploy(c);
  deploymentBegan(c, first);
  preparationWentOn(c, first, 'placement', AT_ONCE);
}

/** R000-168: rolls a die for each side; the attacker's rating is one higher (R000-161). */
function* rollRatings(c: Course): Procedure {
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

/** R000-170, AMB-000-43: the side with fewer cavalry units; a die decides a tie. */
function* firstToDeploy(c: Course): Procedure<SideNumber> {
  const [south, north] = [cavalryOf(c.position, SOUTH), cavalryOf(c.position, NORTH)];
  if (south !== north) return south < north ? SOUTH : NORTH;
  for (;;) {
    const ours = yield* rollNumber(c, SOUTH, 'deployment');
    const theirs = yield* rollNumber(c, NORTH, 'deployment');
    if (ours !== theirs) return ours > theirs ? SOUTH : NORTH;
  }
}

const cavalryOf = (battle: Battle, side: SideNumber): number =>
  reserveOf(battle, side).filter(({ kind }) => kind.isCavalry).length;

const reserveOf = ({ pieces, count }: Battle, side: SideNumber) =>
  pieces.slice(0, count).filter((piece) => piece.isInReserve && piece.side === side);

/** R000-170: the sides place two units in turn until all are placed; then the battle begins. */
export function afterPlacing(c: Course): void {
  const { side, activations, preparation } = c.position;
  const hasMore = (each: SideNumber) => reserveOf(c.position, each).length > 0;
  const other = enemyOfNumber(side);
  if (!hasMore(side) && !hasMore(other)) {
    // The rules do not name the side that begins: it is the attacker, or else the side that deployed first
    // (docs/rulings/cc-napoleon.md).
    const first = preparation?.attacker ?? preparation?.first;
    beginTurn(c, first ? sideNumber(first) : side, 1);
    return;
  }
  const goesOn = hasMore(side) && (activations > 1 || !hasMore(other));
  const count = goesOn && activations > 1 ? activations - 1 : AT_ONCE;
  preparationWentOn(c, goesOn ? side : other, 'placement', count);
}
