import { type Context, enemyOf, type Procedure, roll, SIDES, type Side, type State } from '../../core';
import { dealHands } from './cards/draw-cards';
import { NUMBER_DIE } from './dice';
import { isCavalry } from './neighbourhood';
import { optionIs } from './options';
import { beginTurn } from './turn';

/** R000-170: how many units a side places before it is the other side's turn to do so. */
const AT_ONCE = 2;

/** R000-168: what the higher and the lower roll are worth, and a tie. */
const ROLLED_RATINGS = {
  normal: { higher: 6, lower: 5, tie: 6 },
  small: { higher: 5, lower: 4, tie: 6 },
};
/** R000-161: what the attacker of an outnumbered defender gains. */
const ATTACKERS_RATING = 1;

/** R000-02, R000-169: with the ground chosen, ratings are settled and cards dealt; then the sides deploy. */
export function* leaveTerrain(c: Context): Procedure {
  const { preparation, turn } = c.state;
  if (preparation?.rating === 'rolled') yield* rollRatings(c);
  if (c.state.cards) yield* dealHands(c);
  if (!preparation) {
    beginTurn(c, turn.side, 1);
    return;
  }
  const first = yield* firstToDeploy(c);
  c.emit({ type: 'deployment-began', side: first });
  c.emit({ type: 'preparation-went-on', side: first, step: 'placement', count: AT_ONCE });
}

/** R000-168: a die for each side; the attacker's rating is one higher (R000-161). */
function* rollRatings(c: Context): Procedure {
  const south = yield* rollNumber(c, 'south', 'rating', 'R000-168');
  const north = yield* rollNumber(c, 'north', 'rating', 'R000-168');
  const worth = worthOf(c.state);
  const rated = (own: number, other: number) =>
    own === other ? worth.tie : own > other ? worth.higher : worth.lower;
  const ratings = { south: rated(south, north), north: rated(north, south) };
  for (const side of SIDES) {
    const more = c.state.preparation?.attacker === side ? ATTACKERS_RATING : 0;
    c.emit({ type: 'rating-set', side, rating: ratings[side] + more });
  }
}

/** AMB-000-32: whether a tie in a small battle counts 6 like everywhere is a rules option. */
function worthOf(state: State): { readonly higher: number; readonly lower: number; readonly tie: number } {
  if (!state.preparation?.small) return ROLLED_RATINGS.normal;
  return optionIs(state, 'smallBattleTie', 5) ? { ...ROLLED_RATINGS.small, tie: 5 } : ROLLED_RATINGS.small;
}

function* rollNumber(c: Context, side: Side, reason: string, rule: string): Procedure<number> {
  const query = { reason, side, die: NUMBER_DIE.id, modifiers: [{ value: 1, reason, rule }] };
  const classes = NUMBER_DIE.faces.map((face) => ({ name: face, faces: [face] }));
  const faces = yield* roll({ ...query, count: 1, classes, mark: '' });
  c.emit({ type: 'rolled', ...query, faces, hits: 0, flags: 0 });
  return Number(faces[0]);
}

/** R000-170, AMB-000-43: whoever has fewer cavalry units; a die decides where both have as many. */
function* firstToDeploy(c: Context): Procedure<Side> {
  const cavalry = { south: cavalryOf(c.state, 'south'), north: cavalryOf(c.state, 'north') };
  if (cavalry.south !== cavalry.north) return cavalry.south < cavalry.north ? 'south' : 'north';
  for (;;) {
    const south = yield* rollNumber(c, 'south', 'deployment', 'R000-170');
    const north = yield* rollNumber(c, 'north', 'deployment', 'R000-170');
    if (south !== north) return south > north ? 'south' : 'north';
  }
}

const cavalryOf = ({ reserve }: State, side: Side): number =>
  Object.values(reserve).filter((piece) => piece.side === side && 'strength' in piece && isCavalry(piece))
    .length;

/** R000-170: two units a side in turn until all are placed; then the battle begins. */
export function afterPlacing(c: Context): void {
  const { turn, reserve, preparation } = c.state;
  const { side, activations } = turn;
  const hasMore = (each: Side) => Object.values(reserve).some((piece) => piece.side === each);
  const other = enemyOf(side);
  if (!hasMore(side) && !hasMore(other)) {
    // Who begins is not said: the attacker, else whoever deployed first (docs/rulings.md).
    beginTurn(c, preparation?.attacker ?? preparation?.first ?? side, 1);
    return;
  }
  const goesOn = hasMore(side) && (activations > 1 || !hasMore(other));
  const next = goesOn ? side : other;
  const count = goesOn && activations > 1 ? activations - 1 : AT_ONCE;
  c.emit({ type: 'preparation-went-on', side: next, step: 'placement', count });
}
