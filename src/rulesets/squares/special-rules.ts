import type { Leader, Refusal, SpaceId, State, Unit } from '../../core';
import { battleOf, turnOf } from './battle';
import { because } from './because';
import { boardOf } from './board';
import { commandOf } from './commands';

/** rules/square-rules.md B9, special rule 1: nobody bombards into or out of the mist. */
export function isInMist(state: State, space: SpaceId): boolean {
  return battleOf(state).special.some(
    (special) => special.rule === 'mist' && turnOf(state) <= special.until && special.spaces.includes(space),
  );
}

/** Special rule 3: a command that the enemy has not seen yet is neither bombarded nor assaulted. */
export function isHidden(state: State, piece: Leader): boolean {
  return battleOf(state).special.some(
    (special) =>
      special.rule === 'hidden' &&
      turnOf(state) <= special.until &&
      special.commands.includes(commandOf(piece)),
  );
}

/** Special rule 2: commands that keep to a plan may not go towards column A. */
export function plannedWayFault(state: State, unit: Leader, from: SpaceId, to: SpaceId): Refusal | undefined {
  const { special, planIsOver } = battleOf(state);
  if (planIsOver || special.length === 0) return undefined;
  const isBound = special.some(
    (rule) =>
      rule.rule === 'planned-way' && turnOf(state) <= rule.until && rule.commands.includes(commandOf(unit)),
  );
  const grid = boardOf(state);
  const isTowardsA = grid.position(to).column < grid.position(from).column;
  return isBound && isTowardsA ? because('planned-way', 'B9.2', to) : undefined;
}

/** Whether an assault by one unit on another one gives up the plan of the latter. */
export const endsPlan = (state: State, attacker: Unit, target: Unit): boolean =>
  battleOf(state).special.some(
    (rule) =>
      rule.rule === 'planned-way' &&
      rule.commands.includes(commandOf(target)) &&
      !rule.unlessBy.includes(commandOf(attacker)),
  );

/** A004-59: how far a commander-in-chief's rating reaches; his own square unless the scenario says more. */
export const reachOfChief = (state: State, { side }: Leader): number =>
  battleOf(state).special.reduce(
    (reach, rule) => (rule.rule === 'presence' && rule.side === side ? Math.max(reach, rule.reach) : reach),
    0,
  );
