import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { benchMemory } from './battles';
import { BENCHES } from './figures';
import { type Bench, printFigures } from './timing';

// The same benchmark of another commit, as a bundle.
const [other] = process.argv.slice(2);
const others: readonly Bench[] = other ? (await import(other)).BENCHES : [];
for (const [index, { title, measure }] of BENCHES.entries()) {
  const against = others[index]?.measure();
  printFigures(title, measure(), against);
}
benchMemory();
for (const file of ['dist/module.js', 'dist/pas-de-charge.css']) {
  if (!existsSync(file)) continue;
  const bytes = readFileSync(file);
  const kib = (size: number) => `${(size / 1024).toFixed(1)} KiB`;
  console.log(`${file}: ${kib(bytes.length)}, ${kib(gzipSync(bytes).length)} gzipped`);
}
