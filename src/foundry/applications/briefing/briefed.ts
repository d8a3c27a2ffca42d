import { MODULE_ID } from '../../documents';

/** Battles whose briefing the user has put away; a flag may hold anything. */
function briefedOf(flag: unknown): readonly string[] {
  return Array.isArray(flag) ? flag.filter((id): id is string => typeof id === 'string') : [];
}

/** Whether the user of this client has put the briefing of a battle away. */
export const isBriefed = (battle: string): boolean =>
  briefedOf(game.user.getFlag(MODULE_ID, 'briefed')).includes(battle);

/** Remembers that; battles that are gone are forgotten. */
export async function keepBriefed(battle: string): Promise<void> {
  if (isBriefed(battle)) return;
  const known = briefedOf(game.user.getFlag(MODULE_ID, 'briefed')).filter((id) => game.combats.get(id));
  await game.user.setFlag(MODULE_ID, 'briefed', [...known, battle]);
}
