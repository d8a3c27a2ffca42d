/**
 * Checks every roll of a saved battle with provable dice (docs/provable-dice.md).
 * npm run verify -- FILE
 * Exits with 0 if everything is right or the dice are plain, 1 if something is wrong, 2 if the file can't be used, and
 * 3 if its dice are still sealed.
 */
import { readFileSync } from 'node:fs';
import { errorText } from '../../src/core';
import { EXITS, type Verified, verified } from './verify';

const [file, ...others] = process.argv.slice(2);

function verifiedFile(): Verified {
  if (file === undefined || others.length > 0) {
    return { exit: EXITS.unusable, lines: ['Give one battle file: npm run verify -- FILE'] };
  }
  try {
    return verified(readFileSync(file, 'utf8'));
  } catch (error) {
    return { exit: EXITS.unusable, lines: [`${file} can’t be read: ${errorText(error)}`] };
  }
}

const { exit, lines } = verifiedFile();
console.log(lines.join('\n'));
process.exitCode = exit;
