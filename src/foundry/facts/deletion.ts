import { type Family, fact, holds, until } from './fact';
import type { TrialBattle } from './trial-battle';

const question = (): Element | null => document.querySelector('.pdc-question-window');

/** The fact that Foundry asks before a battle is deleted: tried last, since the battle may be gone afterwards. */
export const deletionFamily: Family<TrialBattle> = {
  id: 'deletion',
  facts: {
    guard: fact('O', 'API hookEvents.preDeleteDocument', async ({ combat }) => {
      await combat.delete();
      holds('preDeleteCombat', game.combats.get(combat.id ?? '') !== undefined);
      await until('DialogV2', () => question() !== null);
      question()?.querySelector<HTMLElement>('[data-action=no]')?.click();
      await until('DialogV2', () => question() === null);
      holds('preDeleteCombat', game.combats.get(combat.id ?? '') !== undefined);
    }),
  },
};
