import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type RunningTable, serveTable } from '../../../table/server';
import { emptyWorld, type WorldData } from '../../../table/server/world';
import { WorldFile } from '../../../table/server/world-file';
import { buildTablePage } from '../../../tools/fresh-builds.mjs';
import { openBrowser } from './chromium';
import { openContext, openSeat, type Seat } from './seat';

/** Users of a table. */
export type UserId = 'gm' | 'allied' | 'french';

/** What a test's table is started with. */
export interface TestTableOptions {
  /** Folder of the built module; `dist` if it is not given. */
  readonly module?: string;
  /** Folder with modules of other people. */
  readonly others?: string;
  /** Scenario that the GM's window sets up on the empty table; null if it sets up none. */
  readonly scenario?: string | null;
  /** Briefings open by themselves, as for anybody; without it they stay off the map that the tests click on. */
  readonly briefing?: boolean;
  /** The first click on a target shows, as for anybody; without it it attacks. */
  readonly looksFirst?: boolean;
  /** What orders do is played on the map, as for anybody; without it nothing stands over the pieces for a moment. */
  readonly theatre?: boolean;
  /** The language of every window; English if it is not given. */
  readonly language?: string;
  /** Maps are drawn as players see them; without it coarsely, which takes a processor a tenth of the time. */
  readonly isFine?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A table of its own with a browser before it. */
export interface TestTable {
  readonly url: string;
  readonly browser: Browser;
  /** Folder of the stored world. */
  readonly store: string;
  /** Opens a user's window. */
  open(user: UserId, view?: 'game' | 'stream'): Promise<Seat>;
  /** Ends the server, keeps the store, and serves the same table again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Where a window of the table keeps whether its user wants briefings. */
const briefingOf = (user: UserId): string => `table.${user}.pas-de-charge.briefing`;

/** Where a window of the table keeps whether the first click on a target attacks. */
const attackOf = (user: UserId): string => `table.${user}.pas-de-charge.attackAtOnce`;

/** Where a window of the table keeps what its user wants to see and hear of orders. */
const theatreOf = (user: UserId): string => `table.${user}.pas-de-charge.theatre`;

/** A scene without a battle: no window sets one up beside it, which costs three windows half of their start. */
const BARE = { _id: 'sceneWithoutWar0', name: 'Nothing yet', active: true, tokens: [], walls: [] };

/** A world whose new battles everybody sees from the south: tests that are not about it know one board. */
function fromSouth(isBare: boolean): WorldData {
  const turned = { _id: 'boardsNotTurned0', key: 'pas-de-charge.turned', value: 'false', user: null };
  return { ...emptyWorld(), settings: [turned], ...(isBare && { scenes: [BARE] }) };
}

/** Serves a table on a free port with a temporary store, and starts a browser. */
export async function startTable(options: TestTableOptions = {}): Promise<TestTable> {
  buildTablePage();
  const store = mkdtempSync(join(tmpdir(), 'pdc-table-'));
  writeFileSync(new WorldFile(store).path, JSON.stringify(fromSouth(options.scenario === null)));
  const { module = 'dist', others } = options;
  const folders = { store, module, page: '.table/public', ...(others !== undefined && { others }) };
  let served: RunningTable = await serveTable({ port: 0, ...folders });
  const { port, url } = served;
  const browser = await openBrowser();
  /** Waits until the table knows of every closed window: it would go on asking one that it believes to be there. */
  const allGone = async (): Promise<void> => {
    const open = () => browser.contexts().flatMap((context) => context.pages()).length;
    while (served.windows > open()) await setTimeout(5);
  };
  return {
    url,
    browser,
    store,
    async open(user, view = 'game') {
      // A context for each window: nobody shares what the browser remembers.
      const context = await openContext(browser, options.viewport);
      const kept = [
        ...(options.briefing ? [] : [[briefingOf(user), 'false'] as const]),
        ...(options.looksFirst ? [] : [[attackOf(user), 'true'] as const]),
        ...(options.theatre ? [] : [[theatreOf(user), '"off"'] as const]),
      ];
      await context.addInitScript((entries) => {
        // An empty window, as there is before and after the table, has nothing to keep it in.
        if (location.origin === 'null') return;
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, kept);
      const scenario = options.scenario ? `&scenario=${options.scenario}` : '';
      const coarse = options.isFine ? '' : '&coarse';
      const language = options.language === undefined ? '' : `&lang=${options.language}`;
      const seat = await openSeat(context, `${url}/${view}?user=${user}${scenario}${coarse}${language}`);
      return {
        ...seat,
        async close() {
          await seat.close();
          await allGone();
        },
      };
    },
    async restart() {
      await served.close();
      served = await serveTable({ port, ...folders });
    },
    async close() {
      await browser.close();
      await served.close();
      rmSync(store, { recursive: true, force: true });
    },
  };
}

/** Opens the three seats, the GM's first, since his window sets up the battle. */
export async function openThree(table: TestTable): Promise<Readonly<Record<UserId, Seat>>> {
  const gm = await table.open('gm');
  const [allied, french] = await Promise.all([table.open('allied'), table.open('french')]);
  return { gm, allied, french };
}
