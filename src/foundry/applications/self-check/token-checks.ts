import { holds, same, until } from './check';
import type { Family } from './family';
import { SQUARE } from './trial-battle';

const placeOf = ({ x, y }: TokenDocument.Implementation) => ({ x, y });

/** Checks of token movement. */
export const tokenFamily: Family = {
  id: 'tokens',
  checks: [
    {
      id: 'linked',
      async run({ actors, placeToken }) {
        const token = await placeToken();
        same('token.actor', token.actor?.id, actors[0]?.id);
        return '';
      },
    },
    {
      id: 'moved',
      async run({ placeToken }) {
        const token = await placeToken();
        const told: string[] = [];
        const pre = Hooks.on('preMoveToken', ({ id }, { destination }) => {
          if (id === token.id) told.push(`preMoveToken ${destination.x}`);
        });
        const post = Hooks.on('updateToken', ({ id }) => {
          if (id === token.id) told.push('updateToken');
        });
        try {
          await token.update({ x: 3 * SQUARE, y: SQUARE });
          await until('updateToken', () => told.includes('updateToken'));
        } finally {
          Hooks.off('preMoveToken', pre);
          Hooks.off('updateToken', post);
        }
        same('Hooks', told, [`preMoveToken ${3 * SQUARE}`, 'updateToken']);
        same('token', placeOf(token), { x: 3 * SQUARE, y: SQUARE });
        return '';
      },
    },
    {
      id: 'dragVeto',
      async run({ placeToken }) {
        const token = await placeToken();
        const listener = Hooks.on('preMoveToken', ({ id }) => id !== token.id);
        try {
          await token.update({ x: 2 * SQUARE });
        } finally {
          Hooks.off('preMoveToken', listener);
        }
        same('token', placeOf(token), { x: 0, y: 0 });
        return '';
      },
    },
    {
      id: 'unsnapped',
      async run({ placeToken }) {
        const token = await placeToken({ width: 0.5, height: 0.5 });
        await token.update({ x: 37, y: 61 });
        await until('token', () => token.x === 37 && token.y === 61);
        return '';
      },
    },
    {
      id: 'walls',
      async run({ bare, placeToken }) {
        const token = await placeToken({ y: 4 * SQUARE });
        const x = 1.5 * SQUARE;
        const [wall] = (await bare.createEmbeddedDocuments('Wall', [{ c: [x, 0, x, 8 * SQUARE] }])) ?? [];
        holds('Wall', wall !== undefined);
        await token.update({ x: 5 * SQUARE });
        await until('token.x', () => token.x === 5 * SQUARE);
        return '';
      },
    },
  ],
};
