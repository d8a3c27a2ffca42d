import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const changedAt = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs;

/** True if the installed packages match package-lock.json; npm writes its own copy last. */
function isInstalled() {
  const installed = changedAt('node_modules/.package-lock.json');
  return installed !== undefined && installed >= (changedAt('package-lock.json') ?? 0);
}

/** Installs the packages unless they are installed already; exits the process on failure. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing the packages, once ...');
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status === 0) return;
  console.error('The packages could not be installed: see the npm messages above.');
  process.exit(status ?? 1);
}
