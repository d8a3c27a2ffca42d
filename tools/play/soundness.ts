import { pieceOf, type Ruleset, SIDES, type State, unitAt, unitsAt } from '../../src/core';

/** Strength points a unit can have beyond the chart: one from the scenario, and an attached skirmisher. */
const EXTRA_POINTS = 2;

/** The faults in a position between two orders; none if it is sound. */
export const unsound = (rules: Ruleset, state: State): readonly string[] => [
  ...unitFaults(rules, state),
  ...leaderFaults(rules, state),
  ...countFaults(state),
];

function unitFaults(rules: Ruleset, state: State): readonly string[] {
  return Object.entries(state.units).flatMap(([id, unit]) => {
    const sharers = unitsAt(state, unit.at);
    const stranger = sharers.find(({ side }) => side !== unit.side);
    const placement = rules.placementFault(state, id);
    return [
      unit.id !== id && `${id} is kept as ${unit.id}`,
      unit.strength < rules.leastStrength && `${id} stands with strength ${unit.strength}`,
      !rules.pieces[unit.type]?.isGroup &&
        unit.strength > unit.full + EXTRA_POINTS &&
        `${id} is stronger than it can be`,
      !rules.grid.has(unit.at) && `${id} is off the board at ${unit.at}`,
      stranger &&
        !isFoughtOver(rules, state, unit.at) &&
        `${id} shares ${unit.at} with the enemy's ${stranger.id}`,
      sharers.length > rules.unitsPerSpace && `${sharers.length} units stand in ${unit.at}`,
      state.reserve[id] && `${id} is in reserve and stands`,
      state.fallenUnits[id] && `${id} has fallen and stands`,
      placement && `${id} at ${unit.at}: ${placement.reason}`,
    ].filter((fault) => typeof fault === 'string');
  });
}

/** True if a combat is pending in a space: in some games both sides are then in it. */
const isFoughtOver = (rules: Ruleset, state: State, space: string): boolean =>
  rules.pendingAttacks(state).some(({ to }) => to === space);

function leaderFaults(rules: Ruleset, state: State): readonly string[] {
  return Object.entries(state.leaders).flatMap(([id, leader]) => {
    const host = unitAt(state, leader.at);
    return [
      !rules.grid.has(leader.at) && `${id} is off the board at ${leader.at}`,
      host &&
        host.side !== leader.side &&
        !isFoughtOver(rules, state, leader.at) &&
        `${id} stands with the enemy at ${leader.at}`,
      state.fallenLeaders[id] && `${id} has fallen and stands`,
    ].filter((fault) => typeof fault === 'string');
  });
}

function countFaults({ sides, turn }: State): readonly string[] {
  const faults = SIDES.filter((side) => sides[side].points < 0 || sides[side].rating < 0).map(
    (side) => `${side} has ${sides[side].points} points and a rating of ${sides[side].rating}`,
  );
  return turn.activations < 0 ? [...faults, `${turn.activations} activations are left`] : faults;
}

/** The faults in the legal orders of a position; none if they are sound. */
export function orderFaults(rules: Ruleset, state: State): readonly string[] {
  if (state.winner) return [];
  const legal = rules.orders(state);
  if (legal.length === 0) return ['a dead end: no order is legal'];
  return legal.flatMap(({ type, unit = '' }) => {
    const chart = rules.pieces[pieceOf(state, unit)?.type ?? ''];
    const isFor = !chart || (rules.orderKind(type)?.isFor?.(chart) ?? true);
    return isFor ? [] : [`${unit}, a ${chart.id}, can be ordered to ${type}`];
  });
}
