import { Sum } from '../../core';
import { MOVED } from '../commands-and-colors/battle';
import { isHeroic } from '../commands-and-colors/heroic';
import { optionIs } from '../commands-and-colors/variant';
import type { Battle, Unit } from './battle';
import { BRANCHES } from './branches';
import type { CloseCombat, UnitType } from './unit-type';
import { UNIT_TYPES } from './unit-types';
import { volley } from './volley';

/** AMB-001-5: dice added if the nation has no such troops (house value). */
const WITHOUT_MODEL = 1;

const modelled = ({ arm }: UnitType): string => (arm === 'infantry' ? 'infantry' : 'cavalry');

/** R001-49, R001-50: the unit type of its nation whose dice a heroic unit uses. */
const modelOf = ({ kind: { chart } }: Unit): UnitType | undefined =>
  UNIT_TYPES.find(
    ({ nation, branch }) => nation === chart.nation && BRANCHES[branch].isModelOf === modelled(chart),
  );

const ruleOf = ({ kind }: Unit): string => (kind.isInfantry ? 'R001-49' : 'R001-50');

/** R001-49, AMB-001-6: adds the dice that grenadiers have over a heroic unit's own fire. */
export function addHeroicFire(unit: Unit, distance: number, dice: Sum): void {
  const fire = isHeroic(unit) ? modelOf(unit)?.fire : undefined;
  if (!unit.kind.isInfantry || typeof fire !== 'object' || !fire || distance > fire.range) return;
  const more = Math.max(0, volley(unit, fire, unit.has(MOVED))) - dice.total;
  if (more > 0) dice.add(more, 'heroic', ruleOf(unit));
}

/**
 * AMB-001-4: flags that grenadiers ignore beyond those of the heroic infantry itself; 0 unless the option
 * `heroicMorale` is on.
 */
export function heroicSteadiness(battle: Battle, unit: Unit): number {
  if (!unit.kind.isInfantry || !isHeroic(unit) || !optionIs(battle, 'heroicMorale', true)) return 0;
  return Math.max(0, (modelOf(unit)?.ignores ?? WITHOUT_MODEL) - unit.kind.chart.ignores);
}

const own = new Sum(false);
const theirs = new Sum(false);

/**
 * R001-49, R001-50, AMB-001-5, AMB-001-6: adds the dice that the model troops have over the unit in melee. `extras`:
 * adds a table's dice beyond n.
 */
export function addHeroicStrike(unit: Unit, dice: Sum, extras: (table: CloseCombat, sum: Sum) => void): void {
  if (!isHeroic(unit)) return;
  const model = modelOf(unit)?.melee;
  const table = unit.kind.chart.melee;
  if (typeof table === 'string') return;
  let more = WITHOUT_MODEL;
  if (typeof model === 'object') {
    extras(table, own.clear());
    extras(model, theirs.clear());
    more = theirs.total - own.total;
  }
  if (more > 0) dice.add(more, 'heroic', ruleOf(unit));
}
