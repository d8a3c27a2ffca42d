import { callsAbout, type Family, fact, holds, listening, same, until } from './fact';
import { SQUARE, type Stage } from './stage';

const API = 'API TokenDocument';

const placeOf = ({ x, y }: TokenDocument.Implementation) => ({ x, y });

/** Facts about tokens and their movement. */
export const tokenFamily: Family<Stage> = {
  id: 'tokens',
  facts: {
    linked: fact('O', API, async ({ actors: [actor], placeToken }) => {
      const token = await placeToken();
      holds('token.actor', token.actor === game.actors.get(actor.id ?? ''));
      const nobodys = await placeToken({ actorId: foundry.utils.randomID() });
      same('token.actor', nobodys.actor, null);
    }),
    moved: fact('O', API, async ({ placeToken }) => {
      const token = await placeToken();
      const to = { x: 3 * SQUARE, y: SQUARE };
      const hooks = ['preMoveToken', 'updateToken'];
      const calls = await callsAbout(token, hooks, () => token.update(to));
      const told = calls.map(({ hook }) => hook);
      same('Hooks', told, hooks);
      const [movement] = (calls[0]?.given ?? []) as readonly {
        readonly destination: { readonly x?: number };
      }[];
      same('preMoveToken: destination.x', movement?.destination.x, to.x);
      same('token', placeOf(token), to);
    }),
    dragVeto: fact('O', API, async ({ placeToken }) => {
      const token = await placeToken();
      const isOther = ({ id }: TokenDocument.Implementation): boolean => id !== token.id;
      await listening('preMoveToken', isOther, () => token.update({ x: 2 * SQUARE }));
      same('token', placeOf(token), { x: 0, y: 0 });
    }),
    unsnapped: fact('O', API, async ({ placeToken }) => {
      const token = await placeToken({ width: 0.5, height: 0.5 });
      await token.update({ x: 37, y: 61 });
      await until('token', () => token.x === 37 && token.y === 61);
    }),
    walls: fact('E', 'our expectation', async ({ bare, placeToken }) => {
      const token = await placeToken({ y: 4 * SQUARE });
      const x = 1.5 * SQUARE;
      const [wall] = (await bare.createEmbeddedDocuments('Wall', [{ c: [x, 0, x, 8 * SQUARE] }])) ?? [];
      holds('Wall', wall !== undefined);
      await token.update({ x: 5 * SQUARE });
      await until('token.x', () => token.x === 5 * SQUARE);
    }),
  },
};
