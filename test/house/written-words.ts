import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The strings of source code: words, and patterns of those built out of several. */
export interface Written {
  readonly words: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const read = new Map<string, Written>();

/** Reads the strings of files, keys also part by part, and the names of properties: rows use words as keys. */
export function writtenIn(files: readonly string[]): Written {
  // Games and the module have many files in common: each is parsed once.
  for (const file of files) if (!read.has(file)) read.set(file, writtenInSource(readFileSync(file, 'utf8')));
  const all = files.flatMap((file) => read.get(file) ?? []);
  return {
    words: new Set(all.flatMap(({ words }) => [...words])),
    patterns: all.flatMap(({ patterns }) => patterns),
  };
}

function writtenInSource(source: string): Written {
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  const note = (...texts: readonly string[]): void => {
    // A reason may have several places, which follow it.
    for (const text of texts) words.add(text).add(text.replace(/:[a-z]+$/, ''));
    if (texts[0]?.startsWith('PDC.')) for (const part of texts.join('.').split('.')) words.add(part);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) note(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      note(...parts);
      patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
    }
    // A type uses no word.
    if (!ts.isTypeNode(node) && !ts.isTypeAliasDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return { words, patterns };
}

/** Whether code contains a word, or builds it out of a pattern. */
export const writes = ({ words, patterns }: Written, word: string): boolean =>
  words.has(word) || patterns.some((pattern) => /[a-z]-|-[a-z]/.test(pattern.source) && pattern.test(word));

/** Whether rules use a word: contain it, count it, or build it out of two words. */
export function says(written: Written, word: string): boolean {
  if (/^(?:-?\d+|true|false)$/.test(word) || writes(written, word)) return true;
  const parts = word.split('-');
  return parts.some((_, index) => {
    const [start, end] = [parts.slice(0, index), parts.slice(index)].map((each) => each.join('-'));
    return written.words.has(start ?? '') && written.words.has(end ?? '');
  });
}

/** The files of a folder with an ending. */
export const filesIn = (folder: string, end = '.ts'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));

/** The files of a folder with an ending, in one text. */
export const sourcesIn = (folder: string, end?: string): string =>
  filesIn(folder, end)
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
