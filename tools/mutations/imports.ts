import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FROM = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

/** The files that a file imports, by its text. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(FROM)].flatMap(([, path = '']) => {
    const whole = join(dirname(file), path);
    return (
      [`${whole}.ts`, join(whole, 'index.ts'), whole].find(
        (each) => each.endsWith('.ts') && existsSync(each),
      ) ?? []
    );
  });

const known = new Map<string, ReadonlySet<string>>();

/** A file with every file that it reads, at once or by way of others. */
export function readBy(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const all = new Set([file]);
  for (const each of all) for (const next of importsOf(each)) all.add(next);
  known.set(file, all);
  return all;
}
