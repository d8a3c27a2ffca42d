// Bundles the benchmark the same way as the module, so that it measures the code that players get, and runs it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { bundling } from '../tools/bundling.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'pdc-bench-'));
const file = join(folder, 'bench.mjs');
const bundle = await rollup({
  input: 'bench/main.ts',
  external: /^node:/,
  plugins: bundling('tsconfig.node.json'),
});
await bundle.write({ file, format: 'es', sourcemap: true });
await bundle.close();
const { status } = spawnSync(process.execPath, ['--expose-gc', file], { stdio: 'inherit' });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
