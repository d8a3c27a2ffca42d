import {
  chitsDrawn,
  drawOpenly,
  enemyOfNumber,
  NOBODY,
  type Procedure,
  SIDE_NUMBERS,
  type SideNumber,
  sideName,
  sideNumber,
} from '../../core';
import type { Battle, Course } from '../ccn/battle';
import { forgetInspiration } from '../commands-and-colors/inspired';
import { takeObjectives } from '../commands-and-colors/victory';
import { changeBattle } from './change-battle';
import { chitsIn, passes, roundBegins, takeChit } from './chits';
import { conditionOf, note } from './condition';
import { countersBegin } from './counters-step';
import { checkStill, checkTime } from './game-length';
import { canDoAnything } from './place-reserve';
import { PARTS, UNTOUCHED } from './saved-data';
import { tacticalEvent } from './tactical-event';
import { checkLeaders, rollForWounded } from './wounded-leaders';

/**
 * R002-12 to R002-16: begins the next round: for a bonus activation that is due, otherwise for the side whose chit is
 * drawn; without chits, a new turn. `isFirst`: no order has been given in this turn yet.
 */
export function* nextRound(c: Course, isFirst = false): Procedure {
  for (;;) {
    const { position } = c;
    // R002-53: a last leader who was forced over the baseline ends the game before another chit is drawn.
    checkLeaders(c);
    if (position.winner !== NOBODY) return;
    const side = yield* whoseRound(c);
    if (side === null) return yield* beginTurn(c, position.turn + 1);
    roundBegins(c, side);
    if (canDoAnything(position) || (isFirst && isLastRound(position, side))) return;
    // AMB-002-26: a side that can activate no piece passes.
    if (passes(c, side)) return yield* beginTurn(c, position.turn + 1);
  }
}

/**
 * True if the turn is over once this side passes. If neither side can do anything, it has to pass by an order;
 * otherwise turn after turn would go by within one order.
 */
function isLastRound({ data }: Battle, side: SideNumber): boolean {
  const { south, north } = data.part(PARTS.cup);
  const hasMore = south + north > 0 || data.part(PARTS.bonus) !== null;
  return !hasMore || data.part(PARTS.passed) === sideName(enemyOfNumber(side));
}

/** The side that has the next round; null if the cup is empty. */
function* whoseRound(c: Course): Procedure<SideNumber | null> {
  const { data } = c.position;
  const bonus = data.part(PARTS.bonus);
  if (bonus) {
    changeBattle(c, { bonus: null, isBonus: true });
    return sideNumber(bonus);
  }
  const cup = chitsIn(c.position);
  if (cup.length === 0) return null;
  const [drawn = 'south'] = yield* drawOpenly(c, 'chit', c.position.side, 1, cup);
  const side = drawn === 'north' ? 'north' : 'south';
  chitsDrawn(c, sideNumber(side), [side], 'chit');
  takeChit(c, side);
  return sideNumber(side);
}

/**
 * R002-07: begins a turn: chits into the cup, markers off, aides ready; then the wounded leaders, and a tactical event.
 */
export function* beginTurn(c: Course, number: number): Procedure {
  const { position } = c;
  c.turnBegan(number, position.side, 'round', 0);
  checkTime(c);
  checkStill(c);
  if (position.isOver) return;
  for (const piece of position.pieces.slice(0, position.count)) {
    const { spent, bonus, charge, isIdle, began } = conditionOf(piece);
    if (!spent && bonus === 0 && charge === 0 && !isIdle && began === '') continue;
    note(c, piece, {
      spent: false,
      bonus: 0,
      isIdle: false,
      ...(charge > 0 && { charge: 0 }),
      ...(began !== '' && { began: '' }),
    });
  }
  const chits = (side: SideNumber) => position.rating(side);
  changeBattle(c, { ...UNTOUCHED, cup: { south: chits(0), north: chits(1) } });
  forgetInspiration(c);
  for (const side of SIDE_NUMBERS) takeObjectives(c, side);
  checkTime(c);
  if (position.isOver) return;
  if (!countersBegin(c)) yield* startRounds(c);
}

/** Continues the turn after counters have been spent: the wounded leaders, a tactical event, and the first chit. */
export function* startRounds(c: Course): Procedure {
  yield* rollForWounded(c);
  if (c.position.isOver) return;
  if (!(yield* tacticalEvent(c))) yield* nextRound(c, true);
}
