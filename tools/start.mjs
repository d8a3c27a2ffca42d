import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { step } from './step.mjs';

const DEFAULT_PORT = 30000;
const TRIES = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = 'Usage: npm start -- [--port N] [--store FOLDER] [--modules FOLDER]';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, store: { type: 'string' }, modules: { type: 'string' } },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536)) {
      fail(`--port takes a number from 1 to 65535, not "${values.port}".`);
    }
    if (values.modules !== undefined && !existsSync(values.modules)) {
      fail(
        `There is no folder ${values.modules}: --modules needs a folder that contains one folder per module.`,
      );
    }
    return {
      port,
      store: values.store === undefined ? join(root, '.table/store') : resolve(values.store),
      others: values.modules === undefined ? undefined : resolve(values.modules),
    };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

/** Serves on the requested port, or on the first free one from the default on. */
async function serve(serveTable, { port, store, others }) {
  const folders = { store, others, module: join(root, 'dist'), page: join(root, '.table/public') };
  const ports =
    port === undefined ? Array.from({ length: TRIES }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const candidate of ports) {
    try {
      return await serveTable({ port: candidate, ...folders });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') return fail(error.message);
    }
  }
  if (port !== undefined) return fail(`Port ${port} is taken. Choose another one with --port.`);
  return fail(`The ports ${ports[0]} to ${ports.at(-1)} are all taken. Choose another one with --port.`);
}

/** Opens the title page in a browser, if there is a display. */
function openBrowser(url) {
  if (process.env.CI) return;
  const { platform, env } = process;
  const [command, ...args] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  if (command === 'xdg-open' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

const options = readArguments();
install();
const { buildModule, buildTablePage } = await import('./fresh-builds.mjs');
try {
  buildModule();
  await step("Building the table's page", buildTablePage);
} catch (error) {
  fail(error.message);
}
const { serveTable } = await step('Starting the table', async () => {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('../table/server/index.ts', import.meta.url);
});
const table = await serve(serveTable, options);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await table.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

console.log(`Table ready at ${table.url}`);
openBrowser(table.url);
