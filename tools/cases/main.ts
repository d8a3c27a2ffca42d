import { existsSync } from 'node:fs';
import { caseFiles, runFile } from './files';
import { GAMES } from './games';

const paths = process.argv.slice(2);
const missing = paths.filter((path) => !existsSync(path));
if (paths.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0
      ? `no such file or folder: ${missing.join(', ')}`
      : 'usage: npm run cases -- <file or folder> ...',
  );
  process.exit(1);
}
const results = paths.flatMap(caseFiles).flatMap((file) => runFile(GAMES, file));
const failed = results.filter(({ faults }) => faults.length > 0);
for (const { file, title, faults } of failed) {
  console.log(`${file}: ${title}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
}
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || results.length === 0 ? 1 : 0);
