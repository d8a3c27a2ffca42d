import {
  enemyOfNumber,
  NOBODY,
  type ObjectiveInNumbers,
  pointsIn,
  type Relief,
  SIDE_NUMBERS,
  type SideNumber,
  sharedTurn,
} from '../../core';
import type { Course } from './battle';
import { optionIs } from './variant';

/** R000-04: the first side that reaches its number of victory points wins at once. */
function checkVictory(c: Course, side: SideNumber): void {
  const { position } = c;
  const { target } = position.setting.sides[side === 0 ? 'south' : 'north'];
  if (position.winner === NOBODY && target !== null && pointsIn(position, side) >= target) c.won(side);
}

/** R000-05: gives the enemy of an eliminated piece a victory point. */
export function scoreLoss(
  c: Course,
  loser: SideNumber,
  reason: 'unit-eliminated' | 'leader-eliminated',
): void {
  const side = enemyOfNumber(loser);
  c.scored(side, 1, reason);
  // An objective left earlier in the same order must not decide the battle.
  reviewObjectives(c);
  checkVictory(c, side);
  c.position.game.afterScoring(c);
}

/** R000-06: at the start of its turn a side takes the objectives its units are on, whatever the option `objectives`. */
export function takeObjectives(c: Course, side: SideNumber): void {
  const { position } = c;
  for (const [index, objective] of position.setting.objectives.entries()) {
    if (objective.side !== side) continue;
    if (objective.relief) relieve(c, objective, objective.relief);
    else holdObjective(c, index, objective.spaces);
  }
  checkVictory(c, side);
}

/** rules/hex-rules.md 3.6, a house rule: scores points for every turn in which the enemy leaves an objective alone. */
function relieve(c: Course, { side, spaces, points }: ObjectiveInNumbers, { from, within }: Relief): void {
  const { position } = c;
  if (sharedTurn({ number: position.turn }) < from || !optionIs(position, 'relief', true)) return;
  const { board } = position;
  const enemies = position.force(enemyOfNumber(side)).units;
  const isContested = enemies.some(({ at }) => spaces.some((space) => board.distance(at, space) <= within));
  if (!isContested) c.scored(side, points, 'relief');
}

/**
 * Updates all objectives after an order. An objective stops counting as soon as its space is left (rules/hex-rules.md
 * 1.14). The option `objectives` offers two more readings of R000-06: it counts as soon as it is taken, or it counts
 * for good once it has counted.
 */
export function reviewObjectives(c: Course): void {
  const { position } = c;
  const { objectives } = position.setting;
  if (objectives.length === 0) return;
  const isAtOnce = optionIs(position, 'objectives', 'atOnce');
  for (const side of SIDE_NUMBERS) {
    for (let index = 0; index < objectives.length; index += 1) {
      const objective = objectives[index];
      if (objective?.side !== side) continue;
      holdObjective(c, index, isAtOnce && !objective.relief ? objective.spaces : position.held(index));
    }
  }
  if (!isAtOnce) return;
  checkVictory(c, position.side);
  checkVictory(c, enemyOfNumber(position.side));
}

/** Updates an objective: held if units of its side are in some of the given spaces. */
function holdObjective(c: Course, index: number, among: readonly number[]): void {
  const { position } = c;
  const objective = position.setting.objectives[index];
  if (!objective) return;
  const before = position.held(index);
  const kept = lasts(c, objective, before) ? before : [];
  let now = 0;
  for (let at = 0; at < among.length; at += 1) {
    const space = among[at] as number;
    if (position.hasUnitOf(space, objective.side) || kept.includes(space)) now += 1;
  }
  // Runs after every order, and almost always changes nothing.
  if (now === 0 && before.length === 0) return;
  if (among === before && now === before.length) return;
  const spaces = among.filter((space) => position.hasUnitOf(space, objective.side) || kept.includes(space));
  if (before.join() !== spaces.join()) c.objectiveHeld(index, spaces);
}

/** True if held spaces stay held for good: each space separately, or all that count together. */
function lasts({ position }: Course, { per, spaces }: ObjectiveInNumbers, held: readonly number[]): boolean {
  if (held.length === 0 || !optionIs(position, 'objectives', 'lasting')) return false;
  return per === 'each' || held.length === spaces.length;
}
