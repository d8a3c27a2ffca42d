import {
  type Context,
  enemyOf,
  type Objective,
  ownTurn,
  pointsOf,
  type Relief,
  SIDES,
  type Side,
  type SpaceId,
  type Unit,
  unitAt,
} from '../../core';
import { GRID } from './board';
import { optionIs } from './options';

/** R000-04: the first side that reaches its number of victory points wins at once. */
function checkVictory(c: Context, side: Side): void {
  const { target } = c.state.sides[side];
  if (c.state.winner === null && target !== null && pointsOf(c.state, side) >= target) {
    c.emit({ type: 'won', side });
  }
}

/** R000-05: a victory point for the enemy of a unit that is gone. */
export function scoreUnit(c: Context, loser: Side): void {
  const side = enemyOf(loser);
  c.emit({ type: 'scored', side, points: 1, reason: 'unit-eliminated' });
  // An objective that was left earlier in the same order must not decide the battle.
  releaseObjectives(c);
  checkVictory(c, side);
}

/** R000-06: at the start of its turn a side takes the objectives that its units stand on. */
export function takeObjectives(c: Context, side: Side): void {
  for (const [index, objective] of c.state.objectives.entries()) {
    if (objective.side !== side) continue;
    if (objective.relief) {
      relieve(c, objective, objective.relief);
      continue;
    }
    const spaces = objective.spaces.filter((space) => unitAt(c.state, space)?.side === side);
    holdObjective(c, index, objective.held, spaces);
  }
  checkVictory(c, side);
}

/** rules/hex-rules.md 3.6, a house rule: points for every turn in which the enemy leaves a place alone. */
function relieve(c: Context, { side, spaces, points }: Objective, { from, within }: Relief): void {
  if (ownTurn(c.state.turn) < from || !optionIs(c.state, 'relief', true)) return;
  const isNear = ({ at }: Unit) => spaces.some((space) => GRID.distance(at, space) <= within);
  const isContested = Object.values(c.state.units).some((unit) => unit.side !== side && isNear(unit));
  if (!isContested) c.emit({ type: 'scored', side, points, reason: 'relief' });
}

/** An objective counts no longer from the moment when its space is left (rules/hex-rules.md 1.14). */
export function releaseObjectives(c: Context): void {
  for (const side of SIDES) {
    for (const [index, objective] of c.state.objectives.entries()) {
      if (objective.side !== side) continue;
      const spaces = objective.held.filter((space) => unitAt(c.state, space)?.side === side);
      holdObjective(c, index, objective.held, spaces);
    }
  }
}

function holdObjective(
  c: Context,
  objective: number,
  before: readonly SpaceId[],
  spaces: readonly SpaceId[],
): void {
  if (before.join() !== spaces.join()) c.emit({ type: 'objective-held', objective, spaces });
}
