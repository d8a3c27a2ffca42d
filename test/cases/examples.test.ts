import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runFile } from '../../tools/cases/files';
import { GAMES } from '../../tools/cases/games';

const examples = [...readFileSync('docs/cases.md', 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)];

test('docs/cases.md has an example of each kind', () => {
  expect(examples).toHaveLength(3);
});

test.each(examples.map(([, yaml = '']) => [yaml.split('\n')[0], yaml]))('%s', (_, yaml) => {
  const file = join(mkdtempSync(join(tmpdir(), 'cases-')), 'example.yaml');
  writeFileSync(file, yaml);
  expect(runFile(GAMES, file).flatMap(({ faults }) => faults)).toEqual([]);
});
