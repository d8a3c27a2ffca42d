import { type Procedure, type SideNumber, Sum, sideName, sideNumber } from '../../core';
import { inSquare } from '../commands-and-colors/battle';
import { leadersWith } from '../commands-and-colors/neighbourhood';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Battle, Course, Unit } from './battle';
import { COUNTERS, type Counters } from './counters';
import { heroicSteadiness } from './heroic-dice';
import { worksAgainst } from './terrain-dice';
import { FIELD_WORKS } from './terrain-types';

/** CCN-54: the number of adjacent hexes that must hold friends. */
const SUPPORT = 2;

/** CCN-54, CCN-56: true if friends, units or leaders alone, are in at least two hexes adjacent to a unit. */
function isSupported(battle: Battle, unit: Unit): boolean {
  const { side } = unit;
  const around = [...(battle.board.around[unit.at] as Int16Array)];
  return (
    !inSquare(unit) &&
    around.filter((space) => battle.hasUnitOf(space, side) || battle.hasLeaderOf(space, side)).length >=
      SUPPORT
  );
}

/** Adds the flags a unit may ignore, one for each reason: CCN-54 to CCN-56. `by`: the attacker. */
export function ignoredFlags(battle: Battle, unit: Unit, ignored: Sum, by: Unit): void {
  const { id, steadies } = terrainIn(battle, unit.at);
  if (leadersWith(battle, unit).length > 0) ignored.add(1, 'leader-attached', 'CCN-54');
  if (isSupported(battle, unit)) ignored.add(1, 'supported', 'CCN-54');
  for (let left = steadies; left > 0; left -= 1) ignored.add(1, `steadied-by-${id}`, 'CCN-54');
  if (worksAgainst(battle, unit.at, by.at)) {
    ignored.add(FIELD_WORKS.steadies, `steadied-by-${FIELD_WORKS.id}`, 'CCN-54');
  }
  for (let left = unit.kind.chart.ignores; left > 0; left -= 1) ignored.add(1, 'own-morale', 'CCN-54');
  for (let left = heroicSteadiness(battle, unit); left > 0; left -= 1) ignored.add(1, 'heroic', 'AMB-001-4');
}

const answers = ['ignore-0', 'ignore-1', 'ignore-2', 'ignore-3', 'ignore-4', 'ignore-5', 'ignore-6'];

/** CCN-54: the owner chooses how many of the flags that may be ignored to ignore; returns the flags that remain. */
export function* bolster(c: Course, unit: Unit, flags: number, by: Unit): Procedure<number> {
  if (flags === 0) return 0;
  const ignored = new Sum(true);
  ignoredFlags(c.position, unit, ignored, by);
  const { mostIgnored } = c.position.game;
  const most = Math.min(flags, ignored.total, mostIgnored);
  // The choice that players make most comes first.
  const options = answers.slice(0, most + 1).reverse();
  const { side } = unit;
  const answer = yield* c.ask({ reason: 'bolster', side, unit, of: 'choice', options, isUsual: true });
  const count = answers.indexOf(answer);
  if (count > 0) c.flagsIgnored(unit, ignored.modifiers.slice(0, count));
  // R002-88: the maximum covers the ignored flags of all sources together.
  return count < mostIgnored ? yield* ironWill(c, unit, flags - count) : flags - count;
}

const NO_OR_YES = ['no', 'yes'] as const;

/** Iron Will, section 1.11: a counter of the Prussian player lets a unit ignore one more flag. */
function* ironWill(c: Course, unit: Unit, flags: number): Procedure<number> {
  const { side } = unit;
  const counters = countersOf(c.position, side);
  if (flags === 0 || counters === 0) return flags;
  const answer = yield* c.ask({
    reason: 'iron-will',
    side,
    unit,
    of: 'choice',
    options: NO_OR_YES,
    isUsual: true,
  });
  if (answer === 'no') return flags;
  c.battleNoted({ ironWill: { side: sideName(side), counters: counters - 1 } satisfies Counters });
  c.flagsIgnored(unit, [{ value: 1, reason: 'iron-will', rule: 'rules 1.11' }]);
  return flags - 1;
}

function countersOf({ data }: Battle, side: SideNumber): number {
  const held = data.part(COUNTERS.ironWill);
  return held && sideNumber(held.side) === side ? held.counters : 0;
}
