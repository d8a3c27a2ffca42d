import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { benchBattles, benchMemory } from './battles';
import { benchOdds } from './odds';

benchBattles();
benchOdds();
benchMemory();
for (const file of ['dist/module.js', 'dist/pas-de-charge.css']) {
  if (!existsSync(file)) continue;
  const bytes = readFileSync(file);
  const kib = (size: number) => `${(size / 1024).toFixed(1)} KiB`;
  console.log(`${file}: ${kib(bytes.length)}, ${kib(gzipSync(bytes).length)} gzipped`);
}
