// Bundles the benchmark and runs it; with `--against FOLDER` in turn with the code of another checkout.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const against = values.against && resolve(values.against);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'pdc-bench-'));

/** Takes what the benchmark measures from another checkout, but not the benchmark itself: the two must be the same. */
const codeOf = (checkout) => ({
  name: 'code of another checkout',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\.\// }, ({ path, importer, kind }) =>
      importer.startsWith(resolve('bench'))
        ? bundle.resolve(`./${path.slice('../'.length)}`, { resolveDir: checkout, kind })
        : undefined,
    );
  },
});

async function bundled(entry, name, plugins) {
  const outfile = join(folder, name);
  await build({
    entryPoints: [entry],
    outfile,
    plugins,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
  });
  return outfile;
}

const own = await bundled('bench/main.ts', 'bench.mjs', []);
const other = against ? [await bundled('bench/figures.ts', 'against.mjs', [codeOf(against)])] : [];
const { status } = spawnSync(process.execPath, ['--expose-gc', own, ...other], { stdio: 'inherit' });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
