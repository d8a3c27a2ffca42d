import type { Socket } from 'socket.io-client';
import { client } from '../client/client';
import type { Scene } from '../client/documents/scene';
import { fillCollections, makeCollections } from '../client/world-collections';
import type { WorldSnapshot } from '../shared/documents/operation';
import { registerHelpers } from './applications/templates';
import { Canvas } from './canvas/canvas';
import { keepInStep } from './canvas/canvas-sync';
import { TableApp } from './canvas/table-app';
import { byId } from './elements';
import { ChatLog } from './frame/chat-log';
import { CompendiumTab } from './frame/compendium-tab';
import { Notifications } from './frame/notifications';
import { showPlayers } from './frame/players';
import { SceneControls } from './frame/scene-controls';
import { SettingsTab } from './frame/settings-tab';
import { Sidebar } from './frame/sidebar';
import { setCanvas, setGlobals, type Ui } from './globals';
import { watchKeyboard } from './keyboard';
import { listenForChanges, listenForUsers, watchDocuments } from './live-changes';
import { addStyles, addTexts, importScripts } from './module-files';
import type { configNamespace } from './namespaces/config';
import { Game } from './namespaces/game';
import { layOut, learn } from './own-scenario';
import { answerQueries, fetchWorld, linkOver, mayLayOut, settle } from './server-link';
import { windowTable } from './window-table';

type Config = ReturnType<typeof configNamespace>;

/** What the address of a window asks for. */
interface Wanted {
  /** What is laid out on an empty table. */
  readonly scenario: string | null;
  /** The lesson that is shown. */
  readonly lesson: string | null;
  /** The map is drawn coarsely. */
  readonly isCoarse: boolean;
}

/** Sets a window up: globals first, then the module, then one hook after the other. */
export async function boot(
  socket: Socket,
  view: 'game' | 'stream',
  { scenario, lesson, isCoarse }: Wanted,
): Promise<void> {
  client.link = linkOver(socket);
  const changes = listenForChanges(socket);
  listenForUsers(socket);
  const world = await fetchWorld(socket);
  makeCollections();
  const game = new Game(world.module, socket, view);
  const ui: Ui = { notifications: new Notifications(), controls: new SceneControls() };
  const config = setGlobals(game, ui);
  registerHelpers();
  answerQueries(socket, config.queries);
  windowTable.settle = () => settle(socket);
  await startModule(world);
  fillCollections(world);
  client.hooks.callAll('setup');
  watchDocuments(game.settings);
  if (view === 'stream') await openStream(ui);
  else await openTable(game, ui, config, isCoarse);
  changes.begin();
  game.ready = true;
  client.hooks.callAll(view === 'stream' ? 'streamReady' : 'ready');
  if (lesson !== null) await learn(game, lesson);
  else await layOut(game, scenario, () => mayLayOut(socket));
}

async function startModule({ module }: WorldSnapshot): Promise<void> {
  addStyles(module);
  await importScripts(module);
  client.hooks.callAll('init');
  await addTexts(module);
  client.hooks.callAll('i18nInit');
}

async function openStream(ui: Ui): Promise<void> {
  const chat = new ChatLog(byId('chat').querySelector<HTMLElement>('.chat-log') ?? byId('chat'));
  ui.chat = chat;
  await chat.showAll();
}

async function openTable(game: Game, ui: Ui, config: Config, isCoarse: boolean): Promise<void> {
  const isGameMaster = () => game.user?.isGM === true;
  const settings = new SettingsTab(game.settings, isGameMaster);
  const compendia = new CompendiumTab(game.packs, ui.notifications);
  const sidebar = new Sidebar(ui.notifications, settings, compendia);
  ui.chat = sidebar.chat;
  void sidebar.chat.showAll();
  showPlayers();
  // Pictures asked for at the same time would find it half ready.
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
  watchKeyboard(game.keybindings, isGameMaster);
}
