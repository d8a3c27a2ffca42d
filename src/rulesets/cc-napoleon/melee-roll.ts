import { type Context, type PieceId, type Procedure, roll, tally, total, unitOf } from '../../core';
import { meleeDice } from './attack-dice';
import { BATTLE_DIE, faceClasses } from './dice';
import { isLedInMelee } from './neighbourhood';
import { unitType } from './unit-types';

export interface Blows {
  readonly hits: number;
  readonly flags: number;
}

/**
 * The dice of one close combat attack: red squares hit (R000-22), swords for those who hit with them (R000-23,
 * R000-24), helmets for those who are led (R000-25 to R000-27); lances roll swords again (R000-85).
 * `carried` names what an earlier roll of the same attack adds.
 */
export function* rollMelee(
  c: Context,
  unit: PieceId,
  target: PieceId,
  {
    reason,
    carried,
  }: { readonly reason: 'melee' | 'counter-attack' | 'first-strike'; readonly carried: Blows },
): Procedure<Blows> {
  const attacker = unitOf(c.state, unit);
  const { melee } = unitType(attacker);
  const swords = melee?.swords ? ['sword'] : [];
  const helmets = isLedInMelee(c.state, attacker) ? ['helmet'] : [];
  // R000-86: those whose swords never hit have nothing to roll again.
  const lance = swords.length > 0 && attacker.armed.includes('lance');
  const classes = faceClasses(['red', ...swords, ...helmets], { lance });
  const query = { side: attacker.side, die: BATTLE_DIE.id, unit, target };
  let { hits, flags } = carried;
  let modifiers = meleeDice(c.state, attacker, unitOf(c.state, target));
  let dice = total(modifiers);
  for (let name: string = reason; dice > 0; name = 'lance') {
    const mark = `${hits} hits, ${flags} flags`;
    const faces = yield* roll({ ...query, reason: name, count: dice, classes, modifiers, mark });
    const again = tally(faces, classes, 'lance');
    const struck = tally(faces, classes, 'hit') + again;
    const shown = tally(faces, classes, 'flag');
    c.emit({ type: 'rolled', ...query, reason: name, modifiers, faces, hits: struck, flags: shown });
    hits += struck;
    flags += shown;
    dice = hits < unitOf(c.state, target).strength ? again : 0;
    modifiers = [{ value: dice, reason: 'lance-again', rule: 'R000-85' }];
  }
  return { hits, flags };
}
