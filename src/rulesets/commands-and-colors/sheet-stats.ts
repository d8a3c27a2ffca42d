import { type Localizable, type Stat, sideName } from '../../core';
import type { Battle, Unit } from './battle';
import { gloryIn } from './battle-data';
import { isHeroic } from './heroic';
import { isInCarriage, reachOf } from './leader-traits';
import type { FamilyFigure } from './reasons';

/** The stats of one piece that its type does not have: a leader's way of command, and heroic units. */
export function familyStats(battle: Battle, piece: Unit): readonly Stat[] {
  const { rules } = battle.game;
  const told = (key: FamilyFigure, value: string): Stat => ({ key, value, rule: rules[key], onMap: true });
  const reach = reachOf(piece);
  const leads = piece.info.traits?.leads;
  return [
    ...(isInCarriage(piece) ? [told('carriage', 'yes')] : []),
    ...(reach === undefined ? [] : [told('reach', `${reach}`)]),
    ...(typeof leads === 'string' ? [told('leads', `${leads}-only`)] : []),
    ...(isHeroic(piece) ? [told('heroic', 'yes')] : []),
  ];
}

/** R001-43: the counters a side has left, if there are any. */
export function familyStatusLines(battle: Battle): readonly Localizable[] {
  const glory = gloryIn(battle);
  if (!glory) return [];
  return ([0, 1] as const).flatMap((side) => {
    const count = glory[sideName(side)];
    const blanks = { side: battle.setting.sides[sideName(side)].name, count: `${count}` };
    return count > 0 ? [{ key: 'glory', blanks }] : [];
  });
}
