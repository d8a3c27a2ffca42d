import {
  type Action,
  actionsOf,
  corrected,
  type Entry,
  type Event,
  enemyOf,
  type PieceId,
  pieceOf,
  type Ruleset,
  resume,
  type Side,
  type State,
  type Unit,
} from '../core';
import { blowAgainst, lostLeaders, type Told } from './lost-leaders';
import type { BattleReport, FlagChance, UnitReport } from './report';
import type { CampaignWorld } from './world';

/** The report of a finished battle that a campaign needs, worked out from its record. */
export function battleReport(
  rules: Ruleset,
  world: CampaignWorld,
  begun: State,
  record: readonly Entry[],
): BattleReport {
  const told = tellAll(rules, begun, actionsOf(record));
  const end = told.at(-1)?.after ?? begun;
  const [kills, losses] = [countKills(told), countLosses(told)];
  const reportOf = ({ id, name, type, side }: Unit): UnitReport => ({
    id,
    name,
    type,
    side,
    arm: world.classOf(rules, type),
    carriesFlag: world.carriesFlag(rules, type),
    losses: losses.get(regiment(side, name)) ?? 0,
    kills: kills.get(id) ?? 0,
  });
  const banners = { south: end.sides.south.points, north: end.sides.north.points };
  return {
    winner: end.winner === 'draw' ? null : end.winner,
    banners,
    targets: { south: end.sides.south.target ?? 0, north: end.sides.north.target ?? 0 },
    glory: gloryLeft(end),
    leaders: lostLeaders(rules, told, end),
    flags: told.flatMap((each) => flagChances(each, reportOf)),
    present: { south: namesOf(begun, end, 'south'), north: namesOf(begun, end, 'north') },
    survivors: Object.values(end.units).map(reportOf),
  };
}

/** Carries out every action again and collects the events. */
function tellAll(rules: Ruleset, begun: State, actions: readonly Action[]): readonly Told[] {
  let state = begun;
  return actions.map((action) => {
    const before = state;
    if ('corrected' in action) {
      state = corrected(state, action.corrected);
      return { events: lostByHand(before, state), before, after: state };
    }
    const run = resume(rules, state, action);
    state = run.state;
    return { events: run.events, before, after: state };
  });
}

/** The names of a side's units in the battle, later arrivals included. */
const namesOf = (begun: State, end: State, of: Side): readonly string[] => [
  ...new Set(
    [...Object.values(begun.units), ...Object.values(end.units), ...Object.values(end.fallenUnits)]
      .filter(({ side }) => side === of)
      .map(({ name }) => name),
  ),
];

/** The counters left of those that were taken into the battle. */
function gloryLeft({ extra }: State): BattleReport['glory'] {
  const left = Object(extra.glory) as Partial<Record<Side, number>>;
  return { south: left.south ?? 0, north: left.north ?? 0 };
}

/**
 * R001-29 to R001-33: the chances of a unit that has eliminated another in melee, and then took its ground or was
 * itself the one attacked.
 */
function flagChances({ events, before }: Told, reportOf: (unit: Unit) => UnitReport): readonly FlagChance[] {
  return events.flatMap((event, at) => {
    const unit = event.type === 'eliminated' ? before.units[event.unit] : undefined;
    const blow = unit && blowAgainst(unit.side, events, at, before);
    // R001-30, R001-33: every close combat roll counts, but no fire, not even in response.
    if (!unit || !blow || blow.isShot) return [];
    const by = before.units[blow.by];
    if (!by) return [];
    const isDefender = by.side === enemyOf(before.turn.side);
    // A unit eliminated because its retreat is blocked may already have left the hex in which it was attacked.
    const ground = [whereItStood(before, events, at, unit.id), whereItWasHit(before, events, at, unit.id)];
    const hasTaken = events
      .slice(at)
      .some((each) => each.type === 'advanced' && each.unit === by.id && ground.includes(each.to));
    return isDefender || hasTaken ? [{ unit: reportOf(unit), by: reportOf(by) }] : [];
  });
}

/** The space of a unit when it was last attacked. */
function whereItWasHit(before: State, events: readonly Event[], at: number, id: PieceId): string {
  const attack = events.slice(0, at).findLastIndex((event) => event.type === 'attacked');
  return whereItStood(before, events, Math.max(0, attack), id);
}

/** The space of a piece at a point of an order, or where it fell; earlier moves are taken into account. */
function whereItStood(before: State, events: readonly Event[], at: number, id: PieceId): string {
  const moves = events.slice(0, at).flatMap((event) => {
    if ('unit' in event && event.unit === id) {
      if (event.type === 'moved') return event.path.at(-1) ?? [];
      if (event.type === 'advanced' || event.type === 'retreated' || event.type === 'evaded') return event.to;
    }
    return [];
  });
  return moves.at(-1) ?? pieceOf(before, id)?.at ?? '';
}

/** The number of units that each piece has eliminated. */
function countKills(told: readonly Told[]): ReadonlyMap<PieceId, number> {
  const kills = new Map<PieceId, number>();
  for (const { events, before } of told) {
    for (const [at, event] of events.entries()) {
      const unit = event.type === 'eliminated' ? before.units[event.unit] : undefined;
      const blow = unit && blowAgainst(unit.side, events, at, before);
      if (blow) kills.set(blow.by, (kills.get(blow.by) ?? 0) + 1);
    }
  }
  return kills;
}

/** R001-47: the key of a regiment, which may be one unit or several. */
const regiment = (side: Side, name: string): string => `${side} ${name}`;

/** R001-48, R001-53: the number of blocks that each regiment has lost, including blocks regained later. */
function countLosses(told: readonly Told[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { events, before, after } of told) {
    for (const event of events) {
      if (event.type !== 'lost' && event.type !== 'eliminated') continue;
      const name = regimentOf(event.unit, before, after);
      losses.set(name, (losses.get(name) ?? 0) + (event.type === 'lost' ? event.steps : 1));
    }
  }
  return losses;
}

/** The regiment of a unit that may have arrived or been removed during the order. */
function regimentOf(id: PieceId, before: State, after: State): string {
  const unit = before.units[id] ?? after.units[id] ?? after.fallenUnits[id];
  return unit ? regiment(unit.side, unit.name) : id;
}

/** Losses that a GM made by hand, which count as any others. */
function lostByHand(before: State, after: State): readonly Event[] {
  return Object.values(after.units).flatMap(({ id, strength }) => {
    const steps = (before.units[id]?.strength ?? strength) - strength;
    return steps > 0 ? [{ type: 'lost' as const, unit: id, steps, cause: 'by-hand' }] : [];
  });
}
