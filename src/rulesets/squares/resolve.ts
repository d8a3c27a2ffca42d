import {
  ask,
  type StateContext,
  type Order,
  type PieceId,
  type StateProcedure,
  type SpaceId,
  type State,
  type Unit,
  unitOf,
  unitsAt,
} from '../../core';
import { defenceLeaders, dropLapsed, standingAssaults } from './assault';
import { battleOf, type Combat, type Combatant, noted } from './battle';
import { type Inflicted, rollCombat } from './combat';
import { fallBack } from './fall-back';
import { displaceGenerals, riskGenerals } from './general-fate';
import { marked } from './marks';
import { testMorale } from './morale';
import { optionIs } from './options';
import { hasRoom } from './stacking';
import { nameSupporters } from './support';
import { groundAt } from './terrain';
import { passTurn } from './turn';
import { dpsOf, inTown, isArtillery } from './unit-types';
import { takeSquare } from './victory';

/** R004-25, R004-88 to R004-110: an assault is fought; after the last one the turn passes on. */
export function* resolve(c: StateContext, { unit: id = '' }: Order): StateProcedure {
  const declared = standingAssaults(c.state).find(({ unit }) => unit === id);
  if (!declared) return;
  const combat = yield* drawUp(c, id, declared.to);
  // Known to the position while it is fought: whatever is rolled or asked depends on it.
  c.emit(noted({ combat }));
  for (const unit of [id, ...combat.attacker.supports]) c.emit(marked(unit, 'fought'));
  yield* fight(c, combat);
  c.emit(noted({ combat: null }));
  if (c.state.winner) return;
  dropLapsed(c);
  if (standingAssaults(c.state).length === 0 && !battleOf(c.state).isForeseen) yield* passTurn(c);
}

/** R004-88 to R004-93: both sides name who leads and who supports, the attacker first. */
function* drawUp(c: StateContext, id: PieceId, to: SpaceId): StateProcedure<Combat> {
  const { at } = unitOf(c.state, id);
  const supports = yield* nameSupporters(c, { leader: id, against: to, attacks: true });
  const [best, ...others] = defenceLeaders(c.state, unitOf(c.state, id), to);
  if (!best) throw new RangeError(`nobody defends ${to}`);
  const leader = yield* ask<PieceId>({
    reason: 'defence-leader',
    side: best.side,
    unit: best.id,
    of: 'unit',
    options: [best.id, ...others.map((unit) => unit.id)],
    mark: supports.join(),
  });
  const enemies = { leader, against: at, attacks: false };
  const helpers = yield* nameSupporters(c, enemies, supports.join());
  return { attacker: { leader: id, supports }, defender: { leader, supports: helpers }, to };
}

/** R004-101 to R004-110: dice, disruption, the test of who inflicted less, and what comes of it. */
function* fight(c: StateContext, combat: Combat): StateProcedure {
  const { attacker, defender } = combat;
  const [front, rear] = [unitOf(c.state, attacker.leader).at, unitOf(c.state, defender.leader).at];
  const inflicted = yield* rollCombat(c, combat);
  takePoints(c, defender.leader, inflicted.byAttacker);
  takePoints(c, attacker.leader, inflicted.byDefender);
  const loser = loserOf(c.state, combat, inflicted);
  if (!loser) return;
  const [from, enemy] = loser === attacker ? [front, rear] : [rear, front];
  const { side } = unitOf(c.state, loser.leader);
  const nerve = yield* testMorale(c, loser.leader);
  if (nerve === 'holds' || c.state.winner) return;
  if (nerve === 'falls-back') yield* fallBack(c, loser.leader, enemy);
  if (!c.state.units[loser.leader]) yield* riskGenerals(c, from, side);
  yield* withdrawSupporters(c, loser, from, enemy);
  if (loser === defender && !c.state.winner) yield* advance(c, attacker, rear);
}

/** R004-07, A004-30: a leader takes what it was inflicted, up to six in all. */
function takePoints(c: StateContext, id: PieceId, points: number): void {
  const steps = Math.min(points, unitOf(c.state, id).strength);
  if (steps > 0) c.emit({ type: 'lost', unit: id, steps, cause: 'assault' });
}

/** R004-102 to R004-105: who inflicted less; on a draw who carries more now; else nobody. */
function loserOf(state: State, { attacker, defender }: Combat, inflicted: Inflicted): Combatant | undefined {
  const lead = inflicted.byAttacker - inflicted.byDefender;
  const dps = (side: Combatant): number => dpsOf(unitOf(state, side.leader));
  const edge = lead === 0 ? dps(defender) - dps(attacker) : lead;
  if (edge === 0) return undefined;
  return edge > 0 ? defender : attacker;
}

/** R004-106, A004-33: supporters fall back with their leader, but for garrisons; `from`: where he stood. */
function* withdrawSupporters(c: StateContext, { supports }: Combatant, from: SpaceId, enemy: SpaceId): StateProcedure {
  const isNear = ({ at }: Unit): boolean => optionIs(c.state, 'supportsWithdraw', 'all') || at === from;
  const along = [...supports].sort().flatMap((id) => c.state.units[id] ?? []);
  for (const { id } of along.filter((unit) => !inTown(unit) && isNear(unit))) {
    if (c.state.winner) return;
    if (c.state.units[id]) yield* fallBack(c, id, enemy);
  }
}

/** R004-107, R004-108: into a square that is free of enemies now, the leader first and then whoever wants to follow. */
function* advance(c: StateContext, { leader, supports }: Combatant, to: SpaceId): StateProcedure {
  const { side } = unitOf(c.state, leader);
  if (unitsAt(c.state, to).length > 0) return;
  const answer = yield* ask({
    reason: 'advance',
    side,
    unit: leader,
    of: 'choice',
    options: ['no', 'yes'],
    mark: to,
  });
  if (answer === 'no') return;
  goInto(c, leader, to);
  yield* displaceGenerals(c, to, side);
  takeSquare(c, to, side);
  let waiting = supports;
  for (;;) {
    waiting = waiting.filter((id) => mayFollow(c.state, id, to));
    const next: string = yield* ask<string>({
      reason: 'follow',
      side,
      unit: leader,
      of: 'unit',
      options: ['none', ...waiting],
      mark: waiting.join(),
    });
    if (next === 'none') return;
    goInto(c, next, to);
    waiting = waiting.filter((id) => id !== next);
  }
}

/** Room and ground permitting; woods stop nobody here, since it is no march (A004-57). */
function mayFollow(state: State, id: PieceId, to: SpaceId): boolean {
  const unit = state.units[id];
  if (!unit || unit.at === to || !hasRoom(state, unit, to)) return false;
  return !(groundAt(state, to).barred === 'artillery' && isArtillery(unit));
}

function goInto(c: StateContext, id: PieceId, to: SpaceId): void {
  const { at, formation } = unitOf(c.state, id);
  if (formation !== 'line') c.emit({ type: 'formed', unit: id, formation: 'line' });
  c.emit({ type: 'advanced', unit: id, from: at, to });
}
