import { ownWrite, pieceActors } from '../documents';
import { type Family, fact, holds, NotTried, until } from './fact';
import type { TrialBattle } from './trial-battle';

const question = (): Element | null => document.querySelector('.pdc-question-window');

/** Facts about the deletion of a battle: tried last, since it is gone afterwards. */
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
    putAway: fact('O', 'API hookEvents.deleteDocument', async ({ combat }) => {
      if (!game.combats.get(combat.id ?? '')) throw new NotTried('game.combats');
      const { journal } = combat.system;
      holds('game.journal', game.journal.get(journal) !== undefined);
      await combat.delete(ownWrite());
      await until('game.actors', () => pieceActors(combat.id ?? '').length === 0);
      holds('game.journal', game.journal.get(journal) !== undefined);
    }),
  },
};
