import { readFileSync } from 'node:fs';

type Texts = { readonly [key: string]: string | Texts };

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const { languages } = read('module.json') as { readonly languages: readonly { readonly path: string }[] };
const files = languages.map(({ path }) => read(path) as Texts);

function inFile(file: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = file;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** True if there is an English text for a key. */
export const hasEnglish = (key: string): boolean => files.some((file) => inFile(file, key) !== undefined);

/** The English text for a key with its blanks filled in; names in compendia have only one language. */
export function english(key: string, blanks: Readonly<Record<string, string>> = {}): string {
  const text = files.flatMap((file) => inFile(file, key) ?? [])[0];
  if (text === undefined) throw new Error(`There is no text for ${key} in lang/.`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
}
