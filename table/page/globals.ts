import { client } from '../client/client';
import { documentClasses } from '../client/world-collections';
import { Roll } from '../shared/dice/roll';
import { guarded } from '../shared/not-on-table';
import { CANVAS_GROUPS } from './canvas/group-order';
import type { CompendiumTab } from './frame/compendium-tab';
import type { Notifications } from './frame/notifications';
import type { SceneControls } from './frame/scene-controls';
import { configNamespace } from './namespaces/config';
import { constNamespace } from './namespaces/const';
import { foundryNamespace } from './namespaces/foundry';
import type { Game } from './namespaces/game';

/** The parts of the frame that modules know as `ui`. */
export interface Ui {
  readonly notifications: Notifications;
  readonly controls: SceneControls;
  chat?: object;
  compendium?: CompendiumTab;
}

// The members of a canvas that may be read before it exists.
const NO_CANVAS = {
  ready: false,
  scene: null,
  grid: null,
  dimensions: null,
  app: undefined,
  stage: undefined,
  tokens: undefined,
  ...Object.fromEntries(CANVAS_GROUPS.map(({ name }) => [name, undefined])),
};

/** Sets the globals for modules; module classes extend some of them as soon as they are loaded. */
export function setGlobals(game: Game, ui: Ui): ReturnType<typeof configNamespace> {
  const { on, once, off, call, callAll } = client.hooks;
  const CONFIG = configNamespace();
  const { User, Actor, Scene, Token: TokenDocument, Combat, ChatMessage } = documentClasses;
  const { Folder, JournalEntry, JournalEntryPage } = documentClasses;
  Object.assign(globalThis, {
    Hooks: guarded('Hooks', { on, once, off, call, callAll }),
    CONST: constNamespace(),
    CONFIG,
    foundry: foundryNamespace(),
    game: guarded('game', game),
    ui: guarded('ui', ui),
    canvas: guarded('canvas', NO_CANVAS),
    Roll,
    User,
    Actor,
    Scene,
    TokenDocument,
    Combat,
    ChatMessage,
    Folder,
    JournalEntry,
    JournalEntryPage,
  });
  return CONFIG;
}

/** Sets the global `canvas` once there is one. */
export const setCanvas = (canvas: object): void => {
  Reflect.set(globalThis, 'canvas', guarded('canvas', canvas));
};
