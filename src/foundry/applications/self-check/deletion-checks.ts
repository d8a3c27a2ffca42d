import { holds, until } from './check';
import type { Family } from './family';

const QUESTION = '.pdc-question-window';

/** Checks that Foundry asks before a battle is deleted: run last, since the battle may be gone afterwards. */
export const deletionFamily: Family = {
  id: 'deletion',
  checks: [
    {
      id: 'guard',
      async run({ combat }) {
        const question = (): Element | null => document.querySelector(QUESTION);
        await combat.delete();
        holds('preDeleteCombat', game.combats.get(combat.id ?? '') !== undefined);
        await until('DialogV2', () => question() !== null);
        question()?.querySelector<HTMLElement>('[data-action=no]')?.click();
        await until('DialogV2', () => question() === null);
        holds('preDeleteCombat', game.combats.get(combat.id ?? '') !== undefined);
        return '';
      },
    },
  ],
};
