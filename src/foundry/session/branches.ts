import type { BattleControl } from '../battle';
import { type BattleCombat, isBattle, MODULE_ID } from '../documents';
import { localize } from '../texts';
import type { BranchOf } from './journal/battle-journal';

/** The most letters of a battle's own name in the name of a branch: in little room a name is cut at its end. */
const MOST = 16;

/** The title of a battle: the name of its scene. */
export const titleOf = ({ scene }: BattleCombat): string =>
  scene?.name ?? localize('TYPES.Combat.pas-de-charge.battle');

/** A title without its date or anything else after a comma, and short enough for the name of a branch. */
export function shortTitle(title: string): string {
  const [name = ''] = title.split(',');
  const letters = [...name.trim()];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('').trim()}…` : letters.join('');
}

const branchNoted = ({ system }: BattleCombat): BranchOf | undefined =>
  game.journal.get(system.journal)?.flags[MODULE_ID]?.branchOf;

/** The origin of a new branch of a battle; a branch of a branch has the title of the battle that both come from. */
export function branchOf(combat: BattleCombat): BranchOf {
  const title = branchNoted(combat)?.title ?? titleOf(combat);
  return { battle: combat.id ?? '', title };
}

/** The battle that a branch came from; undefined for other battles, and if it no longer exists. */
export function originOf(combat: BattleCombat): BattleCombat | undefined {
  const origin = game.combats.get(branchNoted(combat)?.battle ?? '');
  return isBattle(origin) && origin.scene ? origin : undefined;
}

/** A name for a branch that no scene has yet. */
export function branchTitle({ title }: BranchOf, turn: number): string {
  const taken = new Set(game.scenes.contents.map(({ name }) => name));
  const blanks = { title: shortTitle(title), turn: String(turn) };
  const one = localize('PDC.board.history.branch', blanks);
  const numbered = (number: number): string =>
    localize('PDC.board.history.branchNumbered', { ...blanks, number: String(number) });
  if (!taken.has(one)) return one;
  let number = 2;
  while (taken.has(numbered(number))) number += 1;
  return numbered(number);
}

/** Says in chat that a branch begins, and of which battle. */
export async function tellBranch(branch: string, origin: string): Promise<void> {
  const escaped = (text: string): string => foundry.utils.escapeHTML(text);
  const told = localize('PDC.board.history.branchTold', { branch: escaped(branch), title: escaped(origin) });
  await ChatMessage.create({ content: `<p>${told}</p>`, speaker: { alias: localize('PDC.windows.title') } });
}

/** The GM's way from a branch back to the battle that it came from. */
export const wayBack = (found: (battle: string) => BattleCombat): Pick<BattleControl, 'origin' | 'show'> => ({
  origin(battle) {
    const origin = originOf(found(battle));
    return origin?.id ? { battle: origin.id, title: titleOf(origin) } : undefined;
  },
  async show(battle, isAlone) {
    const { scene } = found(battle);
    if (!scene) throw new Error(localize('PDC.windows.control.noScene'));
    await (isAlone ? scene.view() : scene.activate());
  },
});
