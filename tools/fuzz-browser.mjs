// Plays random orders in real browser windows, as many as requested: npm run fuzz:browser -- STEPS [SEED [BATTLE]]
import { spawnSync } from 'node:child_process';

const [steps = '200', seed = String((Date.now() / 1000) | 0), battle = 'rolica-1808'] = process.argv.slice(2);
console.log(`${battle}, ${steps} steps, seed ${seed}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'long', 'test/long/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PDC_FUZZ_STEPS: steps, PDC_FUZZ_SEED: seed, PDC_FUZZ_BATTLE: battle },
});
process.exit(status ?? 1);
