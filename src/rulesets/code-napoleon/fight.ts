import { type Procedure, procedure } from '../../core';
import { because } from '../square-grid/because';
import { battle } from './battle';
import { breakOff } from './break-off';
import { displaceGenerals } from './casualties';
import { marked, noted } from './events';
import { FOUGHT } from './marks';
import { attackersIn, type Fray, foesOf, frayOf, meleeAt, meleeOf } from './melee';
import { partUndecided, winSquare } from './melee-end';
import { round, standingAt } from './melee-round';
import { isStep, MELEE, ofUnitInStep } from './phases';
import type { Context, OrderKind } from './play';

/** R003-144: one round, and five more if neither side has left. */
const ROUNDS = 6;

/** R003-143 to R003-153: a melee is fought to its end. */
export const FIGHT: OrderKind = {
  type: 'fight',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isLong: true,
  carriesOn(position, { piece }) {
    const melee = piece?.isOnBoard ? meleeOf(position, piece) : undefined;
    return melee && attackersIn(frayOf(position, melee)).map(({ id }) => id);
  },
  list(position, orders, piece) {
    if (piece.isLeader || !isStep(position, MELEE)) return;
    const melee = meleeOf(position, piece);
    const [foe] = melee ? foesOf(frayOf(position, melee), piece) : [];
    if (foe) orders.addTarget(foe);
    // Whoever is left alone there has the square without a blow.
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

/** A melee is fought, from its first round until it is known who stays in the square. */
export function* fightMelee(c: Context, at: number): Procedure {
  const { position } = c;
  const begun = standingAt(position, at);
  if (begun) {
    const [attacker] = attackersIn(begun);
    const [defender] = begun.defenders;
    if (attacker && defender) c.attacked('melee', attacker, defender);
    for (const unit of [...attackersIn(begun), ...begun.defenders]) marked(c, unit, FOUGHT);
    yield* rounds(c, at, ROUNDS);
  }
  if (position.isOver) return;
  yield* conclude(c, at);
  const left = battle(position, 'melees').filter((each) => position.board.number(each.at) !== at);
  noted(c, { melees: left });
}

/**
 * So many rounds, or fewer if one side leaves. The last one is fought after all before it, so that those are looked at
 * as a whole where somebody reckons the odds.
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
  if (!c.position.isOver) yield* round(c, at);
});

/** R003-145, R003-146, R003-152: who is left in the square, and who of them stays there. */
function* conclude(c: Context, at: number): Procedure {
  const { position } = c;
  const melee = meleeAt(position, at);
  const fray = melee && frayOf(position, melee);
  if (!fray || fray.comers.length === 0) {
    // T003-20: a general whose unit was lost there is alone with those who have held the square.
    const [holder] = position.unitsAt(at);
    if (holder) yield* displaceGenerals(c, at, holder);
    return;
  }
  yield* isWon(fray) ? winSquare(c, fray) : partUndecided(c, fray);
}

const isWon = ({ defenders }: Fray): boolean => defenders.length === 0;
