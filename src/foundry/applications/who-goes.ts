import type { BattleControl } from '../battle';
import { askEither } from '../input';
import { localize } from '../texts';

/** The users whose windows turn to another scene; undefined: none. */
type Going = 'everybody' | 'alone' | undefined;

/** Asks the GM which windows turn to another scene, if any but this one is open. */
async function whoGoes(key: string, title: string): Promise<Going> {
  if (!game.users.contents.some(({ active, isSelf }) => active && !isSelf)) return 'everybody';
  const isEverybody = await askEither({
    title: localize(`PDC.windows.goingAlong.${key}.title`, { title }),
    content: `<p>${localize(`PDC.windows.goingAlong.${key}.text`)}</p>`,
    yes: localize('PDC.windows.goingAlong.everybody'),
    no: localize('PDC.windows.goingAlong.alone'),
    icon: 'fa-solid fa-users',
    noIcon: 'fa-solid fa-user',
  });
  if (isEverybody === undefined) return undefined;
  return isEverybody ? 'everybody' : 'alone';
}

/** Plays on in a branch of a battle, with everybody or alone, as the GM chooses; false if the GM cancels. */
export async function branchOff(control: BattleControl, battle: string, at: number): Promise<boolean> {
  const going = await whoGoes('branch', '');
  if (going) await control.playOnFrom(battle, at, going === 'alone');
  return going !== undefined;
}

/** Goes from a branch back to the battle that it came from. */
export async function goBack(control: BattleControl, battle: string): Promise<void> {
  const origin = control.origin(battle);
  const going = origin && (await whoGoes('back', origin.title));
  if (going) await control.show(origin.battle, going === 'alone');
}
