import type { Socket } from 'socket.io-client';
import { client } from '../client/client';
import type { Scene } from '../client/documents/scene';
import { fillCollections, makeCollections, takeClasses } from '../client/world-collections';
import type { WorldSnapshot } from '../shared/documents/operation';
import { registerHelpers } from './applications/templates';
import { offerVolumes } from './audio-helper';
import { Canvas } from './canvas/canvas';
import { keepInStep } from './canvas/canvas-sync';
import { TableApp } from './canvas/table-app';
import { byId } from './elements';
import { ChatLog } from './frame/chat-log';
import { CombatTracker } from './frame/combat-tracker';
import { CompendiumTab } from './frame/compendium-tab';
import { ACTORS, Directory, JOURNAL } from './frame/directory';
import { Notifications } from './frame/notifications';
import { showPlayers } from './frame/players';
import { SceneControls } from './frame/scene-controls';
import { SettingsTab } from './frame/settings-tab';
import { Sidebar } from './frame/sidebar';
import { setCanvas, setGlobals, type Ui } from './globals';
import { watchKeyboard } from './keyboard';
import { listenForChanges, listenForUsers, watchDocuments } from './live-changes';
import { addStyles, addTexts, importOthers, importScripts } from './module-files';
import type { configNamespace } from './namespaces/config';
import { Game } from './namespaces/game';
import { watchPause } from './pause';
import { answerQueries, fetchWorld, linkOver, mayLayOut, settle } from './server-link';
import { type Commanders, layOut, learn, playAlone } from './set-up-scenario';
import { startInOrder } from './start-order';
import { windowTable } from './window-table';

/** The documents for which a game system may have its own classes. */
const OWN_CLASSES = ['Actor', 'Token', 'Combat', 'ChatMessage', 'JournalEntryPage'] as const;

type Config = ReturnType<typeof configNamespace>;

/** The requests in the address of a window. */
interface Wanted {
  /** The scenario to set up on an empty table. */
  readonly scenario: string | null;
  /** The lesson to show. */
  readonly lesson: string | null;
  /** The scenario that the user plays alone. */
  readonly alone: string | null;
  /** The commanders of its sides; empty for the user. */
  readonly commanders: Commanders;
  /** The name of the tool to press after the start. */
  readonly tool: string | null;
  /** True if the map is drawn at low resolution. */
  readonly isCoarse: boolean;
}

/** Sets up a window: globals first, then the module, then the hooks in order. */
export async function boot(
  socket: Socket,
  view: 'game' | 'stream',
  { scenario, lesson, alone, commanders, tool, isCoarse }: Wanted,
): Promise<void> {
  client.link = linkOver(socket);
  const changes = listenForChanges(socket);
  listenForUsers(socket);
  const world = await fetchWorld(socket);
  makeCollections();
  const game = new Game(world, socket, view);
  watchPause(socket, game);
  const ui: Ui = { notifications: new Notifications(), controls: new SceneControls() };
  offerVolumes(game.settings);
  const config = setGlobals(game, ui);
  registerHelpers();
  answerQueries(socket, config.queries);
  windowTable.settle = () => settle(socket);
  const isStream = view === 'stream';
  await startInOrder(client.hooks, isStream ? 'streamReady' : 'ready', {
    scripts: () => runScripts(world),
    texts: () => readTexts(world),
    documents: () => {
      takeClasses(Object.fromEntries(OWN_CLASSES.map((name) => [name, config[name]])));
      fillCollections(world);
    },
    async frame() {
      watchDocuments(game.settings);
      if (isStream) await openStream(ui);
      else await openTable(game, ui, config, { isCoarse, module: world.module });
    },
    ready() {
      changes.begin();
      game.ready = true;
    },
  });
  if (lesson !== null) await learn(game, lesson);
  else if (alone !== null) await playAlone(game, alone, commanders);
  else await layOut(game, scenario, () => mayLayOut(socket));
  if (tool !== null) pressTool(tool);
}

const pressTool = (name: string): void =>
  document.querySelector<HTMLElement>(`#scene-controls [data-tool="${CSS.escape(name)}"]`)?.click();

async function runScripts({ module, others = [] }: WorldSnapshot): Promise<void> {
  for (const each of [...others, module]) addStyles(each);
  for (const other of others) await importOthers(other);
  await importScripts(module);
}

async function readTexts({ module, others = [] }: WorldSnapshot): Promise<void> {
  for (const each of [...others, module]) await addTexts(each);
}

async function openStream(ui: Ui): Promise<void> {
  const chat = new ChatLog(byId('chat').querySelector<HTMLElement>('.chat-log') ?? byId('chat'));
  ui.chat = chat;
  await chat.showAll();
}

async function openTable(
  game: Game,
  ui: Ui,
  config: Config,
  { isCoarse, module }: Pick<Wanted, 'isCoarse'> & Pick<WorldSnapshot, 'module'>,
): Promise<void> {
  const isGameMaster = () => game.user?.isGM === true;
  const settings = new SettingsTab(game.settings, module, isGameMaster);
  const compendia = new CompendiumTab(game.packs, ui.notifications);
  const sidebar = new Sidebar(ui.notifications, {
    ...{ settings, compendia },
    actors: new Directory(ACTORS),
    journal: new Directory(JOURNAL),
    combats: new CombatTracker(),
  });
  ui.chat = sidebar.chat;
  ui.compendium = compendia;
  void sidebar.chat.showAll();
  showPlayers();
  if (game.settings.get('core', 'noCanvas') === true) watchKeyboard(game, isGameMaster);
  else await openMap(game, ui, config, isCoarse);
}

/** Draws the map; for users who have disabled the canvas there is none, and no canvas hooks. */
async function openMap(game: Game, ui: Ui, config: Config, isCoarse: boolean): Promise<void> {
  // Trying every kind of image and video takes a fifth of a second, and no picture here has several to choose from.
  PIXI.extensions.remove(...PIXI.Assets.detections);
  // Images requested at the same time would find it half initialised.
  await PIXI.Assets.init();
  const app = new TableApp(byId('board') as HTMLCanvasElement, isCoarse);
  const canvas = new Canvas(app, config.Canvas.layers);
  setCanvas(canvas);
  windowTable.render = () => app.render();
  windowTable.sharpen = (isSharp) => app.sharpen(isSharp);
  keepInStep(canvas);
  const scenes = game.scenes.contents as Scene[];
  await canvas.draw(scenes.find(({ active }) => active) ?? null);
  ui.controls.render();
  watchKeyboard(game, () => game.user?.isGM === true);
}
