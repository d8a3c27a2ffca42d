import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');

/** When the newest file of a folder was changed. */
const newestIn = (folder) =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true }).map(
      (name) => statSync(join(root, folder, name)).mtimeMs,
    ),
  );

/** Builds the table's page unless what was built last is newer than every source. */
export function buildTablePage() {
  const built = statSync(join(root, '.table/public/table.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built > newestIn('table')) return;
  const { status, stderr } = spawnSync(process.execPath, [rollup, '--silent', '-c', 'table/rollup.config.js'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The table's page could not be built:\n${stderr}`);
}
