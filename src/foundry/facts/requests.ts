import { MODULE_ID } from '../documents';
import { isStillDeciding } from '../documents/still-deciding';
import { vouch } from '../documents/vouched-request';
import { type Family, fact, listening, same, until } from './fact';
import type { TrialBattle } from './trial-battle';

/** Facts about requests between clients, as far as a single user can try them. */
export const requestFamily: Family<TrialBattle> = {
  id: 'requests',
  facts: {
    vouching: fact('O', 'API Document#setFlag', async () => {
      const told: unknown[] = [];
      const note = ({ id }: User.Implementation, { flags }: User.UpdateData): void => {
        if (id === game.user.id) told.push(flags?.[MODULE_ID]?.vouched);
      };
      await listening('updateUser', note, async () => {
        await vouch({ selfCheck: foundry.utils.randomID() });
        await until('updateUser: flags', () => told.some((digest) => typeof digest === 'string'));
      });
    }),
    answered: fact('O', 'issue 11235', async ({ battle }) => {
      const { id, revision } = battle();
      const request = { id: foundry.utils.randomID(), revision: revision - 1, request: { undoTo: 0 } };
      // The sender, if Foundry provides it: then no user needs to vouch.
      const context = { user: game.user };
      const message = { user: game.user.id, text: JSON.stringify({ content: { battle: id, request } }) };
      const result = await CONFIG.queries[`${MODULE_ID}.request`](message, context);
      same('CONFIG.queries', isStillDeciding(result) || result.ok, false);
    }),
  },
};
