/**
 * Checks every roll of a saved battle with provable dice (docs/provable-dice.md).
 *
 *     npm run verify -- FILE
 *
 * Ends with 0 if all is as it had to be, 1 if something is not, 2 if the file can't be used, 3 if its dice are still
 * sealed, 4 if nothing proves some of its rolls, and 5 if its dice are plain.
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
