import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const MODULE_SOURCES = [
  'src',
  'lang',
  'templates',
  'styles',
  'assets',
  'module.json',
  'rollup.config.js',
  'tools/die-faces.ts',
  'packs',
  'tools/banners.ts',
  'tools/english.ts',
  'tools/packs.ts',
  'tools/render-svg.ts',
];

const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The time of the latest change to a file, or to any file in a folder. */
function newestIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return changedAt(path);
  const names = readdirSync(join(root, path), { recursive: true });
  return Math.max(changedAt(path), ...names.map((name) => changedAt(join(path, name))));
}

function run(what, command) {
  const stdio = ['ignore', 'inherit', 'pipe'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio });
  if (status !== 0) throw new Error(`${what} could not be built:\n${stderr}`);
}

/** Builds the table's page unless the last build is newer than every source. */
export function buildTablePage() {
  if (changedAt('.table/public/table.js') > newestIn('table')) return;
  run("The table's page", [
    'node_modules/rollup/dist/bin/rollup',
    '--silent',
    '-c',
    'table/rollup.config.js',
  ]);
}

/** Builds the module unless the last build is newer than every source. */
export function buildModule() {
  const built = Math.min(
    changedAt('dist/module.js'),
    changedAt('dist/pas-de-charge.css'),
    changedAt('dist/packs'),
  );
  if (built > Math.max(...MODULE_SOURCES.map(newestIn))) return;
  run('The module', ['tools/build.mjs']);
}
