import { byId, forUnits, last, type Procedure, procedure } from '../../core';
import { because } from '../square-grid/refusal';
import { advance } from './advance';
import { dpsOf, inTown } from './arms';
import { battle } from './battle';
import { type Inflicted, rollCombat } from './combat';
import { combatPreview } from './combat-dice';
import { type Combat, type Combatant, combatNamed } from './combatant';
import { defenceLeaders } from './defenders';
import { marked, noted } from './events';
import { fallBack } from './fall-back';
import { riskGenerals } from './general-fate';
import { FOUGHT } from './marks';
import { type Nerve, testMorale } from './morale';
import { optionIs } from './options';
import { assaultBy, dropLapsed, standingAssaults } from './pending-attacks';
import type { Context, OrderKind, Piece } from './play';
import { nameSupporters } from './support';
import { passTurn } from './turn';
import { ASSAULTS, isAssaulting, ownFault } from './who-acts';

/** R004-25, R004-88 to R004-110: resolves an assault; after the last one, the turn ends. */
export const RESOLVE: OrderKind = {
  type: 'resolve',
  fields: ['unit', 'target'],
  givers: ['piece'],
  isFor: (type) => forUnits(type) && type.arm !== 'artillery',
  isClose: true,
  steps: [ASSAULTS],
  list(position, orders, piece) {
    if (piece.isLeader) return;
    const declared = assaultBy(position, piece);
    if (!declared) return;
    const [target] = defenceLeaders(position, piece, position.board.number(declared.to));
    if (target) orders.addTarget(target);
  },
  refusal(position, order) {
    const fault = ownFault(order);
    if (fault || !order.piece) return fault;
    if (!isAssaulting(position)) return because('assaults-come-last', 'R004-25');
    const declared = assaultBy(position, order.piece);
    if (!declared) return because('no-assault', 'A004-23');
    const isElsewhere = order.target && order.target.at !== position.board.number(declared.to);
    return isElsewhere ? because('declared-elsewhere', 'A004-23') : undefined;
  },
  preview: combatPreview,
  carryOut: (c, { piece }) => (piece ? resolve(c, piece) : undefined),
};

function* resolve(c: Context, unit: Piece): Procedure {
  const { position } = c;
  const declared = assaultBy(position, unit);
  if (!declared) return;
  const combat = yield* drawUp(c, unit, position.board.number(declared.to));
  yield* fight(c, combat);
  noted(c, { combat: null });
  if (position.isOver) return;
  dropLapsed(c);
  if (battle(position, 'isForeseen') || standingAssaults(position).length > 0) return;
  yield* passTurn(c);
}

/** R004-88 to R004-93: both sides choose their leading unit and supporters, the attacker first. */
const drawUp = procedure(function* (c: Context, unit: Piece, to: number): Procedure<Combat> {
  const { at } = unit;
  const supports = yield* nameSupporters(c, { leader: unit, against: to, attacks: true });
  const options = defenceLeaders(c.position, unit, to);
  const [best] = options;
  if (!best) throw new RangeError(`nobody defends ${c.position.board.name(to)}`);
  const leader = yield* c.ask({ reason: 'defence-leader', side: best.side, unit: best, of: 'unit', options });
  const helpers = yield* nameSupporters(c, { leader, against: at, attacks: false });
  const combat = { attacker: { leader: unit, supports }, defender: { leader, supports: helpers }, to };
  // The position keeps the combat while it is fought.
  noted(c, { combat: combatNamed(c.position, combat) });
  for (const each of [unit, ...supports]) marked(c, each, FOUGHT);
  return combat;
});

/** R004-101 to R004-110: the dice, the disruption, the morale check of the loser, and its result. */
const fight = procedure(function* (c: Context, { attacker, defender, to }: Combat): Procedure {
  const loser = yield* strike(c, attacker, defender, to);
  if (loser === 'attacker') yield* last(c, giveWay(c, attacker, defender.leader));
  if (loser !== 'defender') return;
  const nerve = yield* giveWay(c, defender, attacker.leader);
  if (nerve !== 'holds' && !c.position.isOver) yield* advance(c, attacker, to);
});

/** R004-101 to R004-105: both sides inflict points. Returns the side that has lost, if any. */
const strike = procedure(function* (
  c: Context,
  attacker: Combatant,
  defender: Combatant,
  to: number,
): Procedure<'attacker' | 'defender' | 'nobody'> {
  const inflicted = yield* rollCombat(c, attacker, defender, to);
  takePoints(c, defender.leader, inflicted.byAttacker);
  takePoints(c, attacker.leader, inflicted.byDefender);
  return loserOf(attacker, defender, inflicted);
});

/** R004-106 to R004-119: the loser tests morale, and may fall back from the winner's leading unit or be lost. */
const giveWay = procedure(function* (
  c: Context,
  { leader, supports }: Combatant,
  winner: Piece,
): Procedure<Nerve> {
  const { side, at: from } = leader;
  const { at: enemy } = winner;
  const nerve = yield* testMorale(c, leader, winner);
  if (nerve === 'falls-back') yield* fallBack(c, leader, enemy);
  if (nerve === 'holds' || c.position.isOver) return nerve;
  if (!leader.isOnBoard) yield* riskGenerals(c, from, side);
  yield* withdrawSupporters(c, supports, from, enemy);
  return nerve;
});

/** R004-07, A004-30: a leading unit takes the points inflicted, up to six in all. */
function takePoints(c: Context, leader: Piece, points: number): void {
  const steps = Math.min(points, leader.strength);
  if (steps > 0) c.lost(leader, steps, 'assault');
}

/** R004-102 to R004-105: the side that inflicted less; in a tie, the one with more points now; else neither. */
function loserOf(attacker: Combatant, defender: Combatant, { byAttacker, byDefender }: Inflicted) {
  const lead = byAttacker - byDefender;
  const edge = lead === 0 ? dpsOf(defender.leader) - dpsOf(attacker.leader) : lead;
  if (edge === 0) return 'nobody';
  return edge > 0 ? 'defender' : 'attacker';
}

/** R004-106, A004-33: supporters fall back with their leading unit, except garrisons. `from`: its former square. */
function* withdrawSupporters(c: Context, supports: readonly Piece[], from: number, enemy: number): Procedure {
  const { position } = c;
  const fromAll = optionIs(position, 'supportsWithdraw', 'all');
  const along = byId(supports).filter(
    (unit) => unit.isOnBoard && !inTown(unit) && (fromAll || unit.at === from),
  );
  for (const unit of along) {
    if (position.isOver) return;
    if (unit.isOnBoard) yield* fallBack(c, unit, enemy);
  }
}
