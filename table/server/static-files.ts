import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.hbs': 'text/html',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file at a path below a folder, if it exists and the path does not leave the folder. */
function fileBelow(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder + sep))) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Sends a file below a folder; false if there is none. */
export function sendFile(response: ServerResponse, folder: string, path: string): boolean {
  const file = fileBelow(folder, path);
  if (file === undefined) return false;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
  return true;
}
