import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_REFUSALS, toldReason } from '../../src/rulesets/commands-and-colors/reasons';

const FAMILY = 'commands-and-colors';

const FOLDERS = readdirSync('src/rulesets', { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

/** The code of a folder of src/rulesets. */
function codeOf(folder: string): string {
  const path = join('src/rulesets', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

/** The folders of src/rulesets from which the code of another one imports, with those that they import from. */
function neighboursOf(folder: string): readonly string[] {
  const imported = [...codeOf(folder).matchAll(/from '(?:\.\.\/)+([a-z-]+)/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const near = FOLDERS.filter((name) => name !== folder && imported.includes(name));
  return [...new Set(near.flatMap((name) => [name, ...neighboursOf(name)]))];
}

/** The reasons of refusals that the code of a folder gives. */
function reasonsIn(folder: string): readonly string[] {
  const code = codeOf(folder);
  // A rule follows the reason: a modifier has a value before it.
  const plain = [...code.matchAll(/\{\s*reason: '([a-z-]+)',\s*rule\b/g)].flatMap(([, word]) => word ?? []);
  const chosen = [...code.matchAll(/\bbecause\(([^;]*?), '[A-Z]/g)].flatMap(([, words = '']) =>
    [...words.matchAll(/'([a-z][a-z-]+)'/g)].flatMap(([, word]) => word ?? []),
  );
  return [...plain, ...chosen, ...(folder === FAMILY ? FAMILY_REFUSALS.map(toldReason) : [])];
}

const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort();

/** The reasons that all hex games share. */
export const familyReasons = (): readonly string[] => sorted(reasonsIn(FAMILY));

/** The reasons of a game beyond those of the games and folders that it builds on; `seen` came up in its cases. */
export function ownReasons(id: string, seen: Iterable<string>): readonly string[] {
  const shared = new Set(neighboursOf(id).flatMap(reasonsIn));
  return sorted([...reasonsIn(id), ...seen]).filter((reason) => !shared.has(reason));
}

/** The questions that the code of a game asks, each with how its options are shown. */
export const questionsIn = (id: string): ReadonlyMap<string, string> =>
  new Map(
    [...codeOf(id).matchAll(/\bask\(\{\s*reason: '([a-z-]+)',[^}]*?\bof: '(\w+)'/g)].map(
      ([, reason = '', of = '']) => [reason, of],
    ),
  );
