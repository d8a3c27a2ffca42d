import { expect, vi } from 'vitest';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { renderMessage } from '../client/render-message';
import { fillCollections, makeCollections, takeClasses } from '../client/world-collections';
import { CombatTracker } from '../page/frame/combat-tracker';
import { SceneControls } from '../page/frame/scene-controls';
import { startInOrder } from '../page/start-order';
import { HookRegistry } from '../shared/hooks';
import { fact } from './fact';
import { sitDown } from './one-client';

// Everything a package meets: the order of startup, the life of documents, the chat frame, scene controls, and the
// combat tracker.

const HOOK_PAGES = 'foundryvtt.com/api/functions/hookEvents';

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

fact(
  'O',
  'foundryvtt.com/api/modules/hookEvents.html',
  'a start goes by init, i18nInit, setup, the canvas and ready, once and in this order',
  async () => {
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
  },
);

fact(
  'O',
  `${HOOK_PAGES}.setup.html`,
  'documents are there at setup, not yet at init, where packages register what they are made of',
  () => {
    const { world } = sitDown('gm');
    makeCollections();
    expect(client.collections.get('User')?.size).toBe(0);
    fillCollections({ documents: world.data, activeUsers: ['gm'], module: undefined as never });
    expect(client.collections.get('User')?.get('gm')).toBeDefined();
  },
);

fact(
  'O',
  'foundryvtt.com/api/functions/foundry.utils.getDocumentClass.html',
  'documents are made by the class that a system names in CONFIG at init',
  async () => {
    sitDown('gm');
    class OwnActor extends Actor {}
    takeClasses({ Actor: { documentClass: OwnActor } });
    expect(await Actor.create({ name: 'Foot' })).toBeInstanceOf(OwnActor);
    takeClasses({ Actor: { documentClass: Actor } });
  },
);

fact(
  'O',
  'foundryvtt.com/api, ClientDocument#prepareData',
  'the life of a document: it is prepared when it is made and after each change, before the hooks that tell of it',
  async () => {
    const { calls } = sitDown('gm');
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
);

fact(
  'O',
  `${HOOK_PAGES}.renderChatMessageHTML.html`,
  'the frame of chat: whoever listens gets the message and its element, whatever has made it',
  async () => {
    sitDown('gm');
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
);

fact(
  'O',
  `${HOOK_PAGES}.getSceneControlButtons.html`,
  'scene controls are records by name, tools too; a package adds its own, and they stand by their order',
  () => {
    sitDown('gm');
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
  },
);

fact(
  'O',
  'foundryvtt.com/api/classes/foundry.applications.sidebar.tabs.CombatTracker.html',
  'the tracker says which combat it shows, and whoever listens to its render gets its element',
  () => {
    sitDown('gm');
    fakePage();
    const heard = vi.fn();
    client.hooks.on('renderCombatTracker', heard);
    const tracker = new CombatTracker();
    tracker.build();
    expect(tracker.viewed).toBeNull();
    const [told] = heard.mock.calls;
    expect([told?.[0] === tracker, told?.[1] === tracker.element]).toEqual([true, true]);
    vi.unstubAllGlobals();
  },
);
