import { byId, enemyOfNumber, NOBODY, type Procedure, SIDE_NUMBERS, type SideNumber } from '../../core';
import type { Battle, Course, Unit } from '../ccn/battle';
import { NUMBER_CLASSES } from '../commands-and-colors/dice';
import { mayLead } from '../commands-and-colors/leader-traits';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { leaderMayEnd } from '../commands-and-colors/passable-terrain';
import { homeOf } from '../commands-and-colors/retreat-path';
import { scoreLoss } from '../commands-and-colors/victory';
import { conditionOf, note } from './condition';
import { shownBy } from './dice-numbers';

/** R002-52: the highest roll at which a leader off the board is dead. */
const DEAD_UP_TO = 2;
const BACK_UP_TO = 4;

/** R002-51, AMB-002-21: removes a leader that is hit from the board; it scores no banner yet. */
export function hitLeader(c: Course, leader: Unit, cause: string): void {
  const { position } = c;
  const unit = position.hasUnitOf(leader.at, leader.side) ? position.unitAt(leader.at) : undefined;
  note(c, leader, { hit: { turn: position.turn, unit: unit?.id ?? null } });
  c.left(leader, cause);
  checkLeaders(c);
}

/** R002-51: true if a leader is off the board because of a hit. */
export const isWounded = (_: Battle, piece: Unit): boolean =>
  piece.isInReserve && conditionOf(piece).hit !== null;

/** R002-53: true if a side had leaders, and all are removed or eliminated: none is on the board or still to arrive. */
export function isLeaderless(battle: Battle, side: SideNumber): boolean {
  if (battle.force(side).leaders.length > 0) return false;
  const leaders = battle.pieces
    .slice(0, battle.count)
    .filter((piece) => piece.isLeader && piece.side === side);
  return leaders.length > 0 && leaders.every((each) => !each.isInReserve || isWounded(battle, each));
}

/** R002-53, AMB-002-23: a side that has lost all its leaders loses. */
export function checkLeaders(c: Course): void {
  const { position } = c;
  for (const side of SIDE_NUMBERS) {
    if (position.winner === NOBODY && isLeaderless(position, side)) c.won(enemyOfNumber(side), 'no-leaders');
  }
}

/** The leaders off the board since an earlier turn. */
const awayOf = ({ pieces, count, turn }: Battle): readonly Unit[] =>
  byId(
    pieces
      .slice(0, count)
      .filter(
        (piece) => piece.isInReserve && piece.isLeader && (conditionOf(piece).hit?.turn ?? turn) < turn,
      ),
  );

/** R002-52: at the start of a turn, rolls a die for each leader off the board: dead, back, or still away. */
export function* rollForWounded(c: Course): Procedure {
  for (const leader of awayOf(c.position)) {
    const { side } = leader;
    const thrown = yield* c.roll({
      reason: 'leader-return',
      side,
      classes: NUMBER_CLASSES,
      dice: 1,
      unit: leader,
    });
    c.rolled(0);
    const face = shownBy(thrown);
    if (face <= DEAD_UP_TO) {
      c.leaderEliminated(leader, 'wounds', null);
      scoreLoss(c, side, 'leader-eliminated');
    } else if (face <= BACK_UP_TO) yield* comeBack(c, leader);
    else c.responded(leader, 'still-away');
    if (c.position.isOver) return;
  }
}

/**
 * AMB-002-22: returns a leader to the former unit, or else to a unit without a leader, or else to an empty hex of the
 * side's baseline.
 */
function* comeBack(c: Course, leader: Unit): Procedure {
  const { position } = c;
  const options = placesFor(position, leader);
  if (options.length === 0) return c.responded(leader, 'still-away');
  const to = yield* c.ask({ reason: 'leader-back', side: leader.side, unit: leader, of: 'space', options });
  c.entered(leader, to);
  note(c, leader, { hit: null });
}

function placesFor(battle: Battle, leader: Unit): readonly number[] {
  const { side } = leader;
  const unled = byId(battle.force(side).units).filter(
    (unit) => mayLead(leader, unit) && leadersWith(battle, unit).length === 0,
  );
  const own = unled.find(({ id }) => id === conditionOf(leader).hit?.unit);
  if (own) return [own.at];
  if (unled.length > 0) return unled.map(({ at }) => at);
  return battle.board.spaces.flatMap((_, space) =>
    battle.board.rowsTo(homeOf(side), space) === 0 &&
    !battle.hasUnit(space) &&
    leaderMayEnd(battle, leader, space)
      ? [space]
      : [],
  );
}
