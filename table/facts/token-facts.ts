import { expect } from 'vitest';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Scene } from '../client/documents/scene';
import type { TokenDocument } from '../client/documents/token-document';
import { NotOnTable } from '../shared/not-on-table';
import { fact, limit } from './fact';
import { sitDown } from './one-client';

const API = 'foundryvtt.com/api, TokenDocument';

async function tokenOnScene(data: object = {}): Promise<{ scene: Scene; token: TokenDocument }> {
  const scene = (await Scene.create({ name: 'Field', grid: { type: 2, size: 120 } })) as Scene;
  const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Foot', x: 10, y: 20, ...data }]);
  return { scene, token: token as TokenDocument };
}

fact(
  'O',
  API,
  'update({x, y}) asks preUpdateToken and preMoveToken, and tells updateToken and moveToken',
  async () => {
    const { calls } = sitDown('gm');
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
  },
);
fact('O', API, 'false from preMoveToken cancels the move', async () => {
  sitDown('gm');
  const { token } = await tokenOnScene();
  client.hooks.on('preMoveToken', () => false);
  expect(await token.update({ x: 500 })).toBeUndefined();
  expect(token.x).toBe(10);
  await token.update({ hidden: true });
  expect(token.hidden).toBe(true);
});
fact('O', API, 'places are whole pixels', async () => {
  sitDown('gm');
  const { token } = await tokenOnScene({ x: 10.4, y: 103.92 });
  expect([token.x, token.y]).toEqual([10, 104]);
});
fact('O', API, 'a linked token shows the actor of the world', async () => {
  sitDown('gm');
  const actor = (await Actor.create({ name: 'Foot' })) as Actor;
  const { token } = await tokenOnScene({ actorId: actor.id, actorLink: true });
  expect(token.actor).toBe(actor);
  await actor.delete();
  expect(token.actor).toBeNull();
});
limit('a token that is not linked is not on the table', async () => {
  sitDown('gm');
  const actor = (await Actor.create({ name: 'Foot' })) as Actor;
  const { token } = await tokenOnScene({ actorId: actor.id });
  expect(() => token.actor).toThrow(NotOnTable);
});
fact(
  'L',
  'reports from a running V13',
  'a token need not be drawn yet when it has been created',
  async () => {
    sitDown('gm');
    const { token } = await tokenOnScene();
    expect(token.object).toBeNull();
  },
);
fact('E', 'our expectation', 'no wall stops what a game master writes', async () => {
  sitDown('gm');
  const { scene, token } = await tokenOnScene({ x: 0, y: 0 });
  await scene.createEmbeddedDocuments('Wall', [{ c: [50, 0, 50, 500] }]);
  await token.update({ x: 300 });
  expect([scene.embedded.get('Wall')?.size, token.x]).toEqual([1, 300]);
});
fact('O', 'foundryvtt.com/api, Scene', 'a scene has its grid and sizes without a canvas', async () => {
  sitDown('gm');
  const { scene } = await tokenOnScene();
  expect([scene.grid.isHexagonal, scene.grid.sizeX]).toEqual([true, 120]);
  await scene.update({ padding: 0, width: 1000 });
  expect(scene.dimensions).toMatchObject({ sceneX: 0, sceneWidth: 1000 });
  expect(scene.toObject().tokens).toHaveLength(1);
});
fact(
  'O',
  'foundryvtt.com/api, Scene',
  'a client can view a scene, and activates it for nobody by that',
  async () => {
    sitDown('gm');
    const [{ scene: one }, { scene: two }] = [await tokenOnScene(), await tokenOnScene()];
    await one.activate();
    await two.view();
    expect([one.active, one.isView, two.active, two.isView]).toEqual([true, false, false, true]);
  },
);
fact('E', 'our expectation', 'so can a player, who has been given no more than to observe it', async () => {
  sitDown('gm');
  const { scene } = await tokenOnScene();
  await scene.update({ ownership: { default: 2 } });
  sitDown('allied');
  await scene.view();
  expect([scene.active, scene.isView]).toEqual([false, true]);
});
fact('O', 'foundryvtt.com/api, SceneData#active', 'the server lets one scene be active', async () => {
  const { changes } = sitDown('gm');
  const [{ scene: one }, { scene: two }] = [await tokenOnScene(), await tokenOnScene()];
  await one.activate();
  await two.activate();
  expect([one.active, two.active]).toEqual([false, true]);
  expect(changes.at(-1)?.data).toEqual([{ _id: one.id, active: false }]);
});
