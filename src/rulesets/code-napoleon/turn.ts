import {
  enemyOfNumber,
  type Procedure,
  procedure,
  type SideNumber,
  Sum,
  sideName,
  sideNumber,
} from '../../core';
import { numberOf } from '../square-grid/dice';
import { captureGuns } from './abandoned-guns';
import { isCavalry } from './arms';
import { battle, turnOf } from './battle';
import { FRESH } from './begin';
import { chiefOf, straysOf } from './command';
import { unitData } from './condition';
import { eachOf } from './dice';
import { noted, passed, unitNoted } from './events';
import { optionIs } from './options';
import { CHARGES } from './phases';
import type { Context, Piece } from './play';
import { bringSuccessors } from './successors';
import { decide } from './victory';

/** R003-16: the die for initiative. */
const INITIATIVE_DIE = 10;

/** T003-1: the length of a turn in minutes, and the parts of a rolled length. */
const MINUTES = { fixed: 45, least: 30, aPip: 5, die: 6 };

/** R003-19: begins the other side's phase, or after both phases ends the turn and begins a new one. */
export const passPhase = procedure(function* (c: Context): Procedure {
  const { position } = c;
  captureGuns(c);
  if (position.isOver) return;
  const { turn, side } = position;
  if (sideName(side) === battle(position, 'first')) {
    beginPhase(c, turn + 1, enemyOfNumber(side));
    return;
  }
  yield* endTurn(c);
  if (!position.isOver) beginTurn(c, yield* firstOfTurn(c, turnOf(position) + 1), turn + 1);
});

/** R003-16 to R003-18: the side with the first phase of a turn. */
export function* firstOfTurn(c: Context, turn: number): Procedure<SideNumber> {
  const { position } = c;
  const opening = turn === 1 ? battle(position, 'opening') : null;
  const winner = opening === null ? yield* rollInitiative(c) : sideNumber(opening);
  const unit = chiefOf(position, winner) ?? position.force(winner).units[0];
  if (!unit) return winner;
  const options = ['first', 'second'] as const;
  const chosen = yield* c.ask({ reason: 'initiative-choice', side: winner, unit, of: 'choice', options });
  return chosen === 'first' ? winner : enemyOfNumber(winner);
}

/** R003-16, R003-18: each side rolls and adds the rating of its commander-in-chief; ties are rolled again. */
function* rollInitiative(c: Context): Procedure<SideNumber> {
  for (;;) {
    const south = yield* rollFor(c, 0);
    const north = yield* rollFor(c, 1);
    if (south !== north) return south > north ? 0 : 1;
  }
}

function* rollFor(c: Context, side: SideNumber): Procedure<number> {
  const chief = chiefOf(c.position, side);
  const rating = chief?.kind.rating ?? 0;
  const about = new Sum(c.events !== null);
  if (rating !== 0) about.add(rating, 'chief-rating', 'R003-16');
  const rolling = { reason: 'initiative', side, classes: eachOf(INITIATIVE_DIE), dice: 1, about };
  const number = numberOf(yield* c.roll(chief ? { ...rolling, unit: chief } : rolling));
  c.rolled(number + rating);
  return number + rating;
}

/** Begins a turn of both sides. */
export function beginTurn(c: Context, first: SideNumber, number: number): void {
  noted(c, { first: sideName(first) });
  beginPhase(c, number, first);
}

/** T003-7: begins the phase of a side: its old react markers are removed, and every unit has its whole move again. */
function beginPhase(c: Context, number: number, side: SideNumber): void {
  const { position } = c;
  noted(c, FRESH);
  c.turnBegan(number, side, CHARGES, 0);
  noted(c, { strays: straysOf(c.position) });
  for (const each of [0, 1] as const) {
    for (const unit of position.force(each).units) refresh(c, unit, each === side);
  }
}

/** Gives a unit its whole move again; A003-56: in its own phase, one that forded in the phase before may fire again. */
function refresh(c: Context, unit: Piece, isOwn: boolean): void {
  const { spent = 0, shot = [], reacts = false, forded = null } = unitData(unit);
  if (isOwn && forded === c.position.turn - 1) unitNoted(c, unit, { forded: null });
  const isOld = reacts && isOwn && isCavalry(unit);
  if (spent > 0 || shot.length > 0 || isOld) {
    unitNoted(c, unit, { spent: 0, shot: [], ...(isOld && { reacts: false }) });
  }
}

/** R003-19, R003-25: the clock advances, replacement generals arrive, and the last turn decides the battle. */
function* endTurn(c: Context): Procedure {
  const { position } = c;
  const minutes = optionIs(position, 'turnMinutes', 'random') ? yield* rollTime(c) : MINUTES.fixed;
  const clock = battle(position, 'clock');
  passed(c, minutes);
  noted(c, { clock: { ...clock, elapsed: clock.elapsed + minutes } });
  yield* bringSuccessors(c);
  const turns = battle(position, 'turns');
  if (turns !== null && turnOf(position) >= turns) decide(c, 'time-is-up');
}

function* rollTime(c: Context): Procedure<number> {
  const { side } = c.position;
  const thrown = yield* c.roll({ reason: 'time', side, classes: eachOf(MINUTES.die), dice: 1 });
  const minutes = MINUTES.least + MINUTES.aPip * numberOf(thrown);
  c.rolled(minutes);
  return minutes;
}
