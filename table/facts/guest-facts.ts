import { expect, vi } from 'vitest';
import { worldCollection } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Combat } from '../client/documents/combat';
import { Folder } from '../client/documents/folder';
import { Scene } from '../client/documents/scene';
import { viewed } from '../client/viewed-scene';
import { answerQueries } from '../page/server-link';
import { fact } from './fact';
import { sitDown } from './one-client';

// Parts that a module shares with Foundry and other modules: folders, open sheets, the combat tracker, queries.

fact(
  'O',
  'foundryvtt.com/api, Folder#contents',
  'a folder of actors holds the actors that name it',
  async () => {
    sitDown('gm');
    const folder = (await Folder.create({ name: 'Pieces', type: 'Actor' })) as Folder;
    const actor = await Actor.create({ name: 'Foot', folder: folder.id });
    await Actor.create({ name: 'Horse' });
    expect(folder.contents).toEqual([actor]);
  },
);

fact(
  'O',
  'foundryvtt.com/api/v8/Scene.html, apps',
  'rendering a document renders the applications that show it, and makes none',
  async () => {
    sitDown('gm');
    const actor = (await Actor.create({ name: 'Foot' })) as Actor;
    const sheet = vi.spyOn(actor, 'sheet', 'get');
    const app = { render: vi.fn(), close: vi.fn() };
    actor.render(false);
    actor.apps.open = app;
    actor.render(false);
    expect(app.render).toHaveBeenCalledOnce();
    expect(sheet).not.toHaveBeenCalled();
  },
);

fact(
  'O',
  'foundryvtt issue 12204',
  'there may be as many combats as one likes; the tracker shows the active one of the scene in view',
  async () => {
    sitDown('gm');
    const scene = (await Scene.create({ name: 'Field' })) as Scene;
    viewed.scene = scene;
    const here = { scene: scene.id };
    const [, ours] = [await Combat.create(here), await Combat.create(here), await Combat.create({})];
    await (ours as Combat).activate();
    expect(Reflect.get(worldCollection('Combat'), 'viewed')).toBe(ours);
    expect(worldCollection('Combat').contents).toHaveLength(3);
    viewed.scene = null;
  },
);

fact('O', 'foundryvtt issue 13418', 'the handler of a query is not told who asks', async () => {
  let asked: (query: object, reply: (answer: unknown) => void) => void = () => undefined;
  const socket = { on: (_name: string, listener: typeof asked) => (asked = listener) };
  const handler = vi.fn(() => 'heard');
  answerQueries(socket as never, { 'drill.ask': handler });
  const query = { name: 'drill.ask', data: { word: 'halt' }, timeout: 100, from: 'allied' };
  expect(await new Promise((resolve) => asked(query, resolve))).toEqual({ result: 'heard' });
  expect(handler).toHaveBeenCalledWith({ word: 'halt' }, { timeout: 100 });
});
