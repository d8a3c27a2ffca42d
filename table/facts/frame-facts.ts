import { expect, vi } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { renderMessage } from '../client/render-message';
import { fillCollections, makeCollections, takeClasses } from '../client/world-collections';
import { CombatTracker } from '../page/frame/combat-tracker';
import { SceneControls } from '../page/frame/scene-controls';
import { startInOrder } from '../page/start-order';
import { HookRegistry } from '../shared/hooks';
import type { TableFacts } from './one-client';

// Everything a package meets: the order of startup, the life of documents, the chat frame, scene controls, and the
// combat tracker.

const HOOKS = 'API hookEvents';

/** Creates a fake page, just enough to make elements. */
function fakePage(): void {
  class FakeElement {
    readonly attributes = new Map<string, string>();
    readonly dataset: Record<string, string> = {};
    readonly children: unknown[] = [];
    readonly setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
    readonly append = (...content: unknown[]) => void this.children.push(...content);
    readonly replaceChildren = (...content: unknown[]) => {
      this.children.splice(0, Number.POSITIVE_INFINITY, ...content);
    };
    readonly addEventListener = () => undefined;
  }
  vi.stubGlobal('HTMLElement', FakeElement);
  const controls = new FakeElement();
  vi.stubGlobal('document', { createElement: () => new FakeElement(), getElementById: () => controls });
}

export const FRAME_FACTS: TableFacts = {
  'a start runs init, i18nInit, setup, the canvas and ready, once': fact('O', 'API hookEvents', async () => {
    const steps: string[] = [];
    const step = (name: string) => () => void steps.push(name);
    const wait = (name: string) => async () => void steps.push(name);
    const hooks = new HookRegistry();
    for (const name of ['init', 'i18nInit', 'setup', 'ready']) hooks.on(name, step(`hook ${name}`));
    await startInOrder(hooks, 'ready', {
      scripts: wait('scripts'),
      texts: wait('texts'),
      documents: step('documents'),
      frame: wait('frame and map'),
      ready: step('ready'),
    });
    expect(steps).toEqual([
      ...['scripts', 'hook init', 'texts', 'hook i18nInit'],
      ...['documents', 'hook setup', 'frame and map', 'ready', 'hook ready'],
    ]);
  }),
  'documents exist at setup, and not yet at init': fact('O', `${HOOKS}.setup`, ({ world }) => {
    makeCollections();
    expect(client.collections.get('User')?.size).toBe(0);
    fillCollections({ documents: world.data, activeUsers: ['gm'], module: undefined as never });
    expect(client.collections.get('User')?.get('gm')).toBeDefined();
  }),
  'documents have the class named in CONFIG': fact('O', 'API utils.getDocumentClass', async () => {
    class OwnActor extends Actor {}
    takeClasses({ Actor: { documentClass: OwnActor } });
    expect(await Actor.create({ name: 'Foot' })).toBeInstanceOf(OwnActor);
    takeClasses({ Actor: { documentClass: Actor } });
  }),
  'a document is prepared before the hooks of a change': fact(
    'O',
    'API ClientDocument',
    async ({ calls }) => {
      const told: string[] = [];
      class OwnActor extends Actor {
        override prepareData(): void {
          super.prepareData();
          told.push(`prepared ${this.name}, ${calls.at(-1)?.name ?? 'before all'}`);
        }
      }
      takeClasses({ Actor: { documentClass: OwnActor } });
      const actor = (await Actor.create({ name: 'Foot' })) as Actor;
      await actor.update({ name: 'Horse' });
      takeClasses({ Actor: { documentClass: Actor } });
      expect(told).toContain('prepared Foot, preCreateActor');
      expect(told.at(-1)).toBe('prepared Horse, preUpdateActor');
      expect(calls.at(-1)?.name).toBe('updateActor');
    },
  ),
  'the hook of chat cards gets the message and its element': fact(
    'O',
    `${HOOKS}.renderChatMessageHTML`,
    async () => {
      fakePage();
      const element = document.createElement('li');
      const heard = vi.fn();
      client.hooks.on('renderChatMessageHTML', heard);
      const renderHTML = vi.fn(async () => element);
      const message = { id: 'm', system: { renderHTML }, alias: '', content: '', flavor: '', whisper: [] };
      const shown = await renderMessage({ ...message, timestamp: 0, rolls: [] }, { canClose: true });
      expect(shown === element).toBe(true);
      expect(renderHTML).toHaveBeenCalledWith({ canDelete: true, canClose: true });
      const [told] = heard.mock.calls;
      expect([told?.length, told?.[0].id, told?.[1] === element]).toEqual([2, 'm', true]);
      vi.unstubAllGlobals();
    },
  ),
  'scene controls and tools are sorted records': fact('O', `${HOOKS}.getSceneControlButtons`, () => {
    fakePage();
    client.hooks.on('getSceneControlButtons', (...given: readonly unknown[]) => {
      const [{ tokens }] = given as [Record<string, { tools: Record<string, object> }>];
      const tool = { name: 'drill', title: 'Drill', icon: '', button: true };
      Object.assign(tokens?.tools ?? {}, { drill: { ...tool, order: 0 } });
    });
    const controls = new SceneControls();
    controls.render();
    expect(Object.keys(controls.controls)).toEqual(['tokens']);
    expect(Object.keys(controls.control?.tools ?? {}).sort()).toEqual(['drill', 'select']);
    expect(controls.tool?.name).toBe('select');
    vi.unstubAllGlobals();
  }),
  'the tracker has the viewed combat, and its hook gets its element': fact('O', 'API CombatTracker', () => {
    fakePage();
    const heard = vi.fn();
    client.hooks.on('renderCombatTracker', heard);
    const tracker = new CombatTracker();
    tracker.build();
    expect(tracker.viewed).toBeNull();
    const [told] = heard.mock.calls;
    expect([told?.[0] === tracker, told?.[1] === tracker.element]).toEqual([true, true]);
    vi.unstubAllGlobals();
  }),
};
