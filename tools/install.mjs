import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const changedAt = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs;

/** Whether the installed packages are those that package-lock.json names; npm writes its own copy last. */
function isInstalled() {
  const installed = changedAt('node_modules/.package-lock.json');
  return installed !== undefined && installed >= (changedAt('package-lock.json') ?? 0);
}

/** Runs npm and ends this process with its exit code if it fails. */
export function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`npm ${args.join(' ')} has failed.`);
    process.exit(status ?? 1);
  }
}

/** Installs the packages unless they are there already. */
export function install() {
  if (!isInstalled()) npm('ci', '--no-audit', '--no-fund');
}
