import { readdirSync, readFileSync } from 'node:fs';

/** Texts by the parts of their keys. */
export type Texts = { readonly [key: string]: string | Texts };

/** The file that also holds TYPES, Foundry's names for our document types. */
const TYPES_FILE = 'windows';

/**
 * All texts of a language in one, as Foundry reads them, without those still empty. The name of a file is the part of its
 * keys after `PDC.`; throws for a key in another file.
 */
export function textsOfLanguage(language: string): Texts {
  const folder = new URL(`../lang/${language}/`, import.meta.url);
  const files = readdirSync(folder)
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts] as const);
  for (const [file, texts] of files) {
    const name = file.replace(/\.json$/, '');
    const own = name === TYPES_FILE ? [`PDC.${name}.`, 'TYPES.'] : [`PDC.${name}.`];
    const strange = keysOf(texts).find((key) => !own.some((start) => key.startsWith(start)));
    if (strange !== undefined)
      throw new Error(`lang/${language}/${file}: ${strange} belongs to another file.`);
  }
  const others = Object.assign({}, ...files.map(([, { PDC: _own, ...rest }]) => rest)) as Texts;
  return withoutEmpty({ ...others, PDC: Object.assign({}, ...files.map(([, { PDC }]) => PDC)) as Texts });
}

/** The same without texts that are still empty, which Foundry would show instead of the English ones. */
const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => [key, typeof text === 'string' ? text : withoutEmpty(text)]),
  );

/** The text of a key; undefined where there is none. */
export function textIn(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The keys of all texts. */
export const keysOf = (texts: Texts, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${path}${key}`] : keysOf(text, `${path}${key}.`),
  );
