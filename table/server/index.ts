import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { readManifest, readOthers } from './manifest';
import { withIndexes } from './packs';
import { routesOf } from './routes';
import { Sessions } from './sessions';
import { World } from './world';
import { WorldFile } from './world-file';

/** This machine only: the table has no passwords. */
const HOST = '127.0.0.1';

/** The options for starting a table. */
export interface TableOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Folder of the stored world. */
  readonly store: string;
  /** Folder of the built module. */
  readonly module: string;
  /** Folder of the table's built page. */
  readonly page: string;
  /** Folder with modules of other people, if there are any. */
  readonly others?: string;
}

/** A running table. */
export interface RunningTable {
  readonly port: number;
  readonly url: string;
  /** The number of connected windows. */
  readonly windows: number;
  /** Stops the server, frees the port and saves the world. */
  close(): Promise<void>;
}

/** Starts a table; rejects if the port is taken (`EADDRINUSE`) or a file can't be read. */
export async function serveTable({
  port,
  store,
  module,
  page,
  others: folder,
}: TableOptions): Promise<RunningTable> {
  const manifest = await withIndexes(readManifest(module), module);
  const others = readOthers(folder);
  const manifests = [...others.map((other) => other.manifest), manifest];
  const file = new WorldFile(store);
  const world: World = new World(file.read(), manifests, () => file.writeSoon(() => world.data));
  const reset = () => {
    world.reset();
    sessions.reload();
  };
  const http = createServer(routesOf({ manifest, module, page, others, reset }));
  await listening(http, port);
  const server = new Server(http, {
    ...{ serveClient: false, maxHttpBufferSize: 16 * 1024 * 1024 },
    // A window that draws a large map on a busy machine answers late, and would be loaded anew for it.
    pingTimeout: 120_000,
  });
  const sessions = new Sessions(server, world, manifest, manifests.slice(0, -1));
  const served = (http.address() as AddressInfo).port;
  return {
    port: served,
    url: `http://localhost:${served}`,
    get windows() {
      return server.sockets.sockets.size;
    },
    async close() {
      const closed = server.close();
      http.closeAllConnections();
      await closed;
      file.flush();
    },
  };
}

const listening = (http: HttpServer, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, HOST, () => {
      http.off('error', reject);
      resolve();
    });
  });
