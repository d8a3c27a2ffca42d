import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CaseResult, runFile } from '../../tools/cases/files';
import { GAMES } from '../../tools/cases/games';

/** Runs a case file with this text, which is gone afterwards. */
export function runText(yaml: string): readonly CaseResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  try {
    const file = join(folder, 'case.yaml');
    writeFileSync(file, yaml);
    return runFile(GAMES, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
