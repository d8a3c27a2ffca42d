import { MODULE_ID } from '../../documents';
import { isStillDeciding } from '../../documents/still-deciding';
import { vouch } from '../../documents/vouched-request';
import { same, until } from './check';
import type { Family } from './family';

/** Checks of requests between clients, as far as a single user can test them. */
export const requestFamily: Family = {
  id: 'requests',
  checks: [
    {
      id: 'vouching',
      async run() {
        const told: unknown[] = [];
        const listener = Hooks.on('updateUser', ({ id }, changes) => {
          if (id === game.user.id) told.push(changes.flags?.[MODULE_ID]?.vouched);
        });
        try {
          await vouch({ selfCheck: foundry.utils.randomID() });
          await until('updateUser: flags', () => told.some((digest) => typeof digest === 'string'));
        } finally {
          Hooks.off('updateUser', listener);
        }
        return '';
      },
    },
    {
      id: 'answered',
      async run({ battle }) {
        const { id, revision } = battle();
        const request = { undoTo: 0 };
        const content = {
          battle: id,
          request: { id: foundry.utils.randomID(), revision: revision - 1, request },
        };
        // The sender, if Foundry provides it: then no user needs to vouch.
        const context = { user: game.user };
        const message = { user: game.user.id, text: JSON.stringify({ content }) };
        const result = await CONFIG.queries[`${MODULE_ID}.request`](message, context);
        same('CONFIG.queries', isStillDeciding(result) || result.ok, false);
        return '';
      },
    },
  ],
};
