import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Members of Foundry's own sheets of pages that its types of version 13 do not declare, and those of 14 do. */
const NEWER = ['page', 'isView', 'isV2', 'toc', 'VIEW_PARTS', 'EDIT_PARTS'];
const BASE = 'JournalEntryPageHandlebarsSheet';

/** The names of the members of every class in a source that extends such a sheet. */
function membersIn(source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isSheet =
      ts.isClassLike(node) && node.heritageClauses?.some((each) => each.getText().includes(BASE));
    if (isSheet) names.push(...node.members.flatMap(({ name }) => name?.getText() ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true));
  return names;
}

/** The sources in a folder. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('no sheet of a page takes a name that Foundry has for something else in its next version', () => {
  const members = sourcesIn('src/foundry/applications').flatMap(membersIn);
  expect(members.filter((name) => NEWER.includes(name))).toEqual([]);
  expect(members.filter((name) => name === '_prepareContext')).toHaveLength(3);
  expect(membersIn(`class A extends ${BASE} { get page() { return 1; } }`)).toEqual(['page']);
});

test('no two windows or documents share a class name, by which Foundry names their hooks', () => {
  const names = sourcesIn('src/foundry').flatMap((source) =>
    [...source.matchAll(/\bclass (\w+) extends/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
