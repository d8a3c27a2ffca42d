import { given, last, type Procedure, procedure } from '../../core';
import { because } from '../square-grid/refusal';
import { battle } from './battle';
import { breakOff } from './break-off';
import { marked, noted } from './events';
import { FOUGHT } from './marks';
import { attackersIn, type Fray, foesOf, frayOf, meleeAt, meleeOf } from './melee';
import { holdSquare, partUndecided, winSquare } from './melee-end';
import { round, standingAt } from './melee-round';
import { MELEE, ofUnitInStep } from './phases';
import type { Context, OrderKind } from './play';

/** R003-144: one round, and five more if neither side has broken off. */
const ROUNDS = 6;

/** R003-143 to R003-153: a melee is fought to its end. */
export const FIGHT: OrderKind = {
  type: 'fight',
  fields: ['unit', 'target'],
  givers: ['piece'],
  carriesOn(position, { piece }) {
    const melee = piece?.isOnBoard ? meleeOf(position, piece) : undefined;
    return melee && attackersIn(frayOf(position, melee)).map(({ id }) => id);
  },
  steps: [MELEE],
  list(position, orders, piece) {
    if (piece.isLeader) return;
    const melee = meleeOf(position, piece);
    const [foe] = melee ? foesOf(frayOf(position, melee), piece) : [];
    if (foe) orders.addTarget(foe);
    // A unit that is alone there takes the square without a fight.
    else if (melee) orders.add();
  },
  refusal: (position, order) =>
    ofUnitInStep(position, MELEE, order, (unit) => {
      const melee = meleeOf(position, unit);
      if (!melee) return because('no-melee', 'R003-143');
      const isElsewhere = order.target && !order.target.covers(position.board.number(melee.at));
      return isElsewhere ? because('fights-elsewhere', 'R003-143', melee.at) : undefined;
    }),
  carryOut(c, { piece }) {
    const melee = piece && meleeOf(c.position, piece);
    return melee ? fightMelee(c, c.position.board.number(melee.at)) : undefined;
  },
};

/** Fights a melee from its first round until it is decided which units stay in the square. */
export const fightMelee: (c: Context, at: number) => Procedure = procedure(function* (
  c: Context,
  at: number,
): Procedure {
  const { position } = c;
  if (yield* begin(c, at)) yield* rounds(c, at, ROUNDS);
  if (!position.isOver) yield* last(c, end(c, at));
});

/** Begins a melee. False if one side has nobody in it. */
const begin = procedure((c: Context, at: number): Procedure<boolean> => {
  const begun = standingAt(c.position, at);
  if (!begun) return given(false);
  const [attacker] = attackersIn(begun);
  const [defender] = begun.defenders;
  if (attacker && defender) c.attacked('melee', attacker, defender);
  for (const unit of [...attackersIn(begun), ...begun.defenders]) marked(c, unit, FOUGHT);
  return given(true);
});

/**
 * Fights up to this many rounds; fewer if one side leaves. The last round comes after all earlier ones as a whole, so
 * that the odds can treat those as one procedure.
 */
const rounds: (c: Context, at: number, count: number) => Procedure = procedure(function* (
  c: Context,
  at: number,
  count: number,
): Procedure {
  if (count > 1) {
    yield* rounds(c, at, count - 1);
    yield* breakOff(c, at);
  }
  if (!c.position.isOver) yield* last(c, round(c, at));
});

/** Ends a melee and forgets it. */
const end = procedure(function* (c: Context, at: number): Procedure {
  const { position } = c;
  yield* conclude(c, at);
  const left = battle(position, 'melees').filter((each) => position.board.number(each.at) !== at);
  noted(c, { melees: left });
});

/** R003-145, R003-146, R003-152: ends a melee: won, or undecided. */
function* conclude(c: Context, at: number): Procedure {
  const { position } = c;
  const melee = meleeAt(position, at);
  const fray = melee && frayOf(position, melee);
  if (!fray || fray.comers.length === 0) {
    yield* holdSquare(c, at);
    return;
  }
  yield* isWon(fray) ? winSquare(c, fray) : partUndecided(c, fray);
}

const isWon = ({ defenders }: Fray): boolean => defenders.length === 0;
