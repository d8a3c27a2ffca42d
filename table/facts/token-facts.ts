import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Scene } from '../client/documents/scene';
import type { TokenDocument } from '../client/documents/token-document';
import { NotOnTable } from '../shared/not-on-table';
import { limit, sitDown, type TableFacts } from './one-client';

const API = 'API TokenDocument';

async function tokenOnScene(data: object = {}): Promise<{ scene: Scene; token: TokenDocument }> {
  const scene = (await Scene.create({ name: 'Field', grid: { type: 2, size: 120 } })) as Scene;
  const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Foot', x: 10, y: 20, ...data }]);
  return { scene, token: token as TokenDocument };
}

export const TOKEN_FACTS: TableFacts = {
  'update({x, y}) calls the hooks of an update and of a move': fact('O', API, async ({ calls }) => {
    const { token } = await tokenOnScene();
    const before = calls.length;
    await token.update({ x: 130 }, { drill: { own: true } });
    const names = calls.slice(before).map(({ name }) => name);
    expect(names).toEqual(['preUpdateToken', 'preMoveToken', 'updateToken', 'moveToken']);
    const [document, movement, operation] = calls.find(({ name }) => name === 'preMoveToken')?.args ?? [];
    expect(document).toBe(token);
    expect(movement).toMatchObject({
      origin: { x: 10, y: 20 },
      destination: { x: 130, y: 20 },
      method: 'api',
    });
    expect(operation).toEqual({ drill: { own: true } });
  }),
  'false from preMoveToken cancels the move': fact('O', API, async () => {
    const { token } = await tokenOnScene();
    client.hooks.on('preMoveToken', () => false);
    expect(await token.update({ x: 500 })).toBeUndefined();
    expect(token.x).toBe(10);
    await token.update({ hidden: true });
    expect(token.hidden).toBe(true);
  }),
  'places are whole pixels': fact('O', API, async () => {
    const { token } = await tokenOnScene({ x: 10.4, y: 103.92 });
    expect([token.x, token.y]).toEqual([10, 104]);
  }),
  'a token that is not linked is not on the table': limit(async () => {
    const actor = (await Actor.create({ name: 'Foot' })) as Actor;
    const { token } = await tokenOnScene({ actorId: actor.id });
    expect(() => token.actor).toThrow(NotOnTable);
  }),
  'a created token need not be drawn yet': fact('L', 'reports from a running V13', async () => {
    const { token } = await tokenOnScene();
    expect(token.object).toBeNull();
  }),
  'a scene has its grid and sizes without a canvas': fact('O', 'API Scene', async () => {
    const { scene } = await tokenOnScene();
    expect([scene.grid.isHexagonal, scene.grid.sizeX]).toEqual([true, 120]);
    await scene.update({ padding: 0, width: 1000 });
    expect(scene.dimensions).toMatchObject({ sceneX: 0, sceneWidth: 1000 });
    expect(scene.toObject().tokens).toHaveLength(1);
  }),
  'a client can view a scene without activating it': fact('O', 'API Scene', async () => {
    const [{ scene: one }, { scene: two }] = [await tokenOnScene(), await tokenOnScene()];
    await one.activate();
    await two.view();
    expect([one.active, one.isView, two.active, two.isView]).toEqual([true, false, false, true]);
  }),
  'a player who may only observe a scene can view it': fact('E', 'our expectation', async () => {
    const { scene } = await tokenOnScene();
    await scene.update({ ownership: { default: 2 } });
    sitDown('allied');
    await scene.view();
    expect([scene.active, scene.isView]).toEqual([false, true]);
  }),
  'only one scene is active': fact('O', 'API SceneData#active', async ({ changes }) => {
    const [{ scene: one }, { scene: two }] = [await tokenOnScene(), await tokenOnScene()];
    await one.activate();
    await two.activate();
    expect([one.active, two.active]).toEqual([false, true]);
    expect(changes.at(-1)?.data).toEqual([{ _id: one.id, active: false }]);
  }),
};
