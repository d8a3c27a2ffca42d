import { type Procedure, Sum } from '../../core';
import type { Blows } from '../commands-and-colors/combat';
import { isHeroic } from '../commands-and-colors/heroic';
import { meleeDice } from './attack-dice';
import type { Course, Unit } from './battle';
import { meleeClasses } from './dice';
import { isLedInMelee } from './leadership';

/**
 * Rolls the dice of one close combat attack: red squares hit (R000-22), swords for units that hit with them (R000-23,
 * R000-24), helmets for units with a leader (R000-25 to R000-27); lances roll swords again (R000-85). `carried`: flags
 * that an earlier roll of the same attack adds.
 */
export function* rollMelee(
  c: Course,
  unit: Unit,
  target: Unit,
  reason: 'melee' | 'counter-attack' | 'first-strike',
  carried: number,
): Procedure<Blows> {
  const { position } = c;
  const swords = unit.kind.chart.melee?.swords === true;
  // R000-86: units whose swords never hit have nothing to roll again.
  const lance = swords && unit.info.armed.includes('lance');
  const classes = meleeClasses(swords, isLedInMelee(position, unit) || isHeroic(unit), lance);
  let dice = new Sum(c.events !== null);
  meleeDice(position, unit, target, dice);
  let hits = 0;
  let flags = carried;
  for (let name: string = reason; dice.total > 0; name = 'lance') {
    const thrown = yield* c.roll({ reason: name, side: unit.side, classes, dice, unit, target });
    const again = thrown.of('lance');
    const struck = thrown.of('hit') + again;
    c.rolled(struck, thrown.of('flag'));
    hits += struck;
    flags += thrown.of('flag');
    dice = new Sum(c.events !== null);
    if (hits < target.strength) dice.add(again, 'lance-again', 'R000-85');
  }
  return { hits, flags };
}
