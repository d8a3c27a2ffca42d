import {
  chitsDrawn,
  drawOpenly,
  NOBODY,
  type Procedure,
  SIDE_NUMBERS,
  type SideNumber,
  sideNumber,
} from '../../core';
import type { Course } from '../ccn/battle';
import { forgetInspiration } from '../commands-and-colors/inspired';
import { takeObjectives } from '../commands-and-colors/victory';
import { canActivateAnyone } from './activate-fault';
import { chitsIn, passes, roundBegins, takeChit } from './chits';
import { conditionOf, note } from './condition';
import { countersBegin } from './counters-step';
import { checkTime } from './game-length';
import { keep } from './keep';
import { PARTS, UNTOUCHED } from './kept';
import { tacticalEvent } from './tactical-event';
import { rollForWounded } from './wounded-leaders';

/** R002-12 to R002-16: the next round: a bonus activation that is due, else the side whose chit is drawn; none left, a new turn. */
export function* nextRound(c: Course): Procedure {
  for (;;) {
    const { position } = c;
    if (position.winner !== NOBODY) return;
    const side = yield* whoseRound(c);
    if (side === null) return yield* beginTurn(c, position.turn + 1);
    roundBegins(c, side);
    // AMB-002-26: whoever can activate nobody has passed.
    if (canActivateAnyone(position)) return;
    if (passes(c, side)) return yield* beginTurn(c, position.turn + 1);
  }
}

/** Whose round is next; null for nobody's, when the cup is empty. */
function* whoseRound(c: Course): Procedure<SideNumber | null> {
  const { data } = c.position;
  const bonus = data.part(PARTS.bonus);
  if (bonus) {
    keep(c, { bonus: null });
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

/** R002-07: chits into the cup, markers off, aides ready; then the wounded, and a tactical event. */
export function* beginTurn(c: Course, number: number): Procedure {
  const { position } = c;
  c.turnBegan(number, position.side, 'round', 0);
  checkTime(c);
  if (position.isOver) return;
  for (const piece of position.pieces.slice(0, position.count)) {
    const { spent, bonus, isIdle } = conditionOf(piece);
    if (spent || bonus > 0 || isIdle) note(c, piece, { spent: false, bonus: 0, isIdle: false });
  }
  const chits = (side: SideNumber) => position.rating(side);
  keep(c, { ...UNTOUCHED, cup: { south: chits(0), north: chits(1) } });
  forgetInspiration(c);
  for (const side of SIDE_NUMBERS) takeObjectives(c, side);
  if (position.isOver) return;
  if (!countersBegin(c)) yield* startRounds(c);
}

/** What comes once counters have been spent: the wounded, a tactical event, and the first chit. */
export function* startRounds(c: Course): Procedure {
  yield* rollForWounded(c);
  if (c.position.isOver) return;
  if (!(yield* tacticalEvent(c))) yield* nextRound(c);
}
