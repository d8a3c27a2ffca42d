import { expect, vi } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { worldCollection } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Combat } from '../client/documents/combat';
import { Folder } from '../client/documents/folder';
import { Scene } from '../client/documents/scene';
import { viewed } from '../client/viewed-scene';
import { answerQueries } from '../page/server-link';
import type { TableFacts } from './one-client';

// Parts that a module shares with Foundry and other modules: folders, open sheets, the combat tracker, queries.
export const GUEST_FACTS: TableFacts = {
  'a folder holds the actors that name it': fact('O', 'API Folder#contents', async () => {
    const folder = (await Folder.create({ name: 'Pieces', type: 'Actor' })) as Folder;
    const actor = await Actor.create({ name: 'Foot', folder: folder.id });
    await Actor.create({ name: 'Horse' });
    expect(folder.contents).toEqual([actor]);
  }),
  'a document renders its open applications, and opens none': fact('O', 'API v8, Scene#apps', async () => {
    const actor = (await Actor.create({ name: 'Foot' })) as Actor;
    const sheet = vi.spyOn(actor, 'sheet', 'get');
    const app = { render: vi.fn(), close: vi.fn() };
    actor.render(false);
    actor.apps.open = app;
    actor.render(false);
    expect(app.render).toHaveBeenCalledOnce();
    expect(sheet).not.toHaveBeenCalled();
  }),
  'the tracker shows the active combat of the viewed scene': fact('O', 'issue 12204', async () => {
    const scene = (await Scene.create({ name: 'Field' })) as Scene;
    viewed.scene = scene;
    const here = { scene: scene.id };
    const [, ours] = [await Combat.create(here), await Combat.create(here), await Combat.create({})];
    await (ours as Combat).activate();
    expect(Reflect.get(worldCollection('Combat'), 'viewed')).toBe(ours);
    expect(worldCollection('Combat').contents).toHaveLength(3);
    viewed.scene = null;
  }),
  'the handler of a query is not told who asks': fact('O', 'issue 13418', async () => {
    let asked: (query: object, reply: (answer: unknown) => void) => void = () => undefined;
    const socket = { on: (_name: string, listener: typeof asked) => (asked = listener) };
    const handler = vi.fn(() => 'heard');
    answerQueries(socket as never, { 'drill.ask': handler });
    const query = { name: 'drill.ask', data: { word: 'halt' }, timeout: 100, from: 'allied' };
    expect(await new Promise((resolve) => asked(query, resolve))).toEqual({ result: 'heard' });
    expect(handler).toHaveBeenCalledWith({ word: 'halt' }, { timeout: 100 });
  }),
};
