import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The strings of source code: words, and patterns of those built out of several. */
export interface Written {
  readonly words: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads the strings of a source, keys also part by part, and the names of properties: rows use words as keys. */
export function writtenIn(source: string): Written {
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

/** The files of a folder with an ending, in one text. */
export const sourcesIn = (folder: string, end = '.ts'): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
