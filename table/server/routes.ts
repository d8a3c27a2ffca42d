import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../shared/documents/operation';
import type { ModuleOnTable } from './manifest';
import { readPack } from './packs';
import { gamePage, titlePage } from './pages';
import { sendFile } from './static-files';

const packageFolder = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));

/** Browser builds of the libraries that Foundry itself uses. */
const LIBRARIES: Readonly<Record<string, readonly [string, string]>> = {
  '/lib/pixi.js': [packageFolder('pixi.js'), 'dist/pixi.min.js'],
  '/lib/handlebars.js': [packageFolder('handlebars'), 'dist/handlebars.min.js'],
  '/lib/socket.io.js': [packageFolder('socket.io-client'), 'dist/socket.io.min.js'],
};

/** The contents of the server. */
export interface Served {
  readonly manifest: Manifest;
  /** Folder of the built module. */
  readonly module: string;
  /** Folder of the table's built page. */
  readonly page: string;
  readonly others: readonly ModuleOnTable[];
  readonly reset: () => void;
}

/** Answers the requests of browsers. */
export function routesOf(served: Served): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (
      path !== undefined &&
      (servePage(served, path, request, response) || serveFile(served, path, response))
    ) {
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Page not found.');
  };
}

/** The path of an address; undefined if it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function servePage(
  { manifest, reset }: Served,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const html = (text: string) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  if (path === '/') html(titlePage(manifest));
  else if (path === '/game') html(gamePage(manifest, 'game'));
  else if (path === '/stream') html(gamePage(manifest, 'stream'));
  else if (path === '/reset' && request.method === 'POST') {
    reset();
    response.writeHead(303, { location: '/' }).end();
  } else return false;
  return true;
}

function serveFile(served: Served, path: string, response: ServerResponse): boolean {
  const { manifest, module, page, others } = served;
  const library = LIBRARIES[path];
  if (library) return sendFile(response, ...library);
  if (path.startsWith('/packs/')) return servePack(manifest, module, path.slice('/packs/'.length), response);
  for (const { manifest: each, folder } of [{ manifest, folder: module }, ...others]) {
    const ofModule = `/modules/${each.id}/`;
    if (path.startsWith(ofModule)) return sendFile(response, folder, path.slice(ofModule.length));
  }
  return path.startsWith('/table/') && sendFile(response, page, path.slice('/table/'.length));
}

/** Sends the contents of a compendium; false if the module has no compendium of that name. */
function servePack({ packs }: Manifest, module: string, name: string, response: ServerResponse): boolean {
  const pack = packs.find((each) => each.name === name);
  if (!pack) return false;
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  readPack(module, pack.path).then(
    (documents) => send(200, documents),
    (error: unknown) => send(500, `The compendium ${name} can't be read: ${String(error)}`),
  );
  return true;
}
