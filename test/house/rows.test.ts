import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';

const ofGround = GAMES.flatMap(({ rules }) =>
  Object.keys({ ...rules.terrain, ...rules.borders, ...rules.works }),
);
/** Open ground is in every game, and the same in all of them. */
const GROUND = ofGround.filter((id) => id !== 'clear');
const UNITS = GAMES.flatMap(({ rules }) =>
  Object.values(rules.pieces).flatMap(({ id, kind }) => (kind === 'unit' ? [id] : [])),
);

const oneOf = (ids: readonly string[]): string => `'(?:${[...new Set(ids)].join('|')})'`;
const ground = oneOf(GROUND);

/** A kind of ground compared with a word or looked for in a list. A type's id is often the word for its arm as well. */
const ASKED = [
  String.raw`[!=]==?\s*${ground}`,
  String.raw`${ground}\s*[!=]==?`,
  String.raw`\bcase ${ground}`,
  String.raw`\[[^\]]*${ground}[^\]]*\]\.(?:includes|indexOf|some|find)\(`,
  String.raw`\bis\w*\([^()]*${ground}\)`,
  String.raw`\b(?:id|type)\s*[!=]==?\s*${oneOf(UNITS)}`,
  String.raw`${oneOf(UNITS)}\s*[!=]==?\s*[\w.]*\b(?:id|type)\b`,
].map((pattern) => new RegExp(pattern));

const asksByName = (line: string): boolean => ASKED.some((pattern) => pattern.test(line));

const FILES = ['rulesets', 'match', 'campaign', 'core', 'ai', 'foundry']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) =>
      join('src', folder, name),
    ),
  )
  .filter((name) => name.endsWith('.ts'));

test('rules ask the row of a ground or a type for what they need, and never which one it is', () => {
  const named = FILES.flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .filter(asksByName)
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
  expect(FILES.length).toBeGreaterThan(500);
});

/** The arms, which some games also have as types: troops are often told apart by arm. */
const ARMS = ['infantry', 'cavalry', 'artillery'];

/** The ids of each sort of row. */
const IDS = [
  new Set(UNITS.filter((id) => !ARMS.includes(id))),
  new Set(GROUND),
  new Set(GAMES.flatMap(({ rules }) => rules.orderTypes)),
] as const;

/** Rows themselves, charts of the sources, scenarios, the values that officers set on orders, and words for other games. */
const OF_ROWS =
  /\/(?:scenarios|armies|lessons|cards|tables)\/|\/(?:[\w-]+-types|reshape|cards|counterparts|judgement)\.ts$/;

const wordOf = (node: ts.Node | undefined): string | undefined =>
  node && (ts.isStringLiteral(node) || ts.isIdentifier(node)) ? node.text : undefined;

/** The keys of an object, of the pairs of a map, or the words of a list or set; undefined if there are none. */
function keysOf(node: ts.Node): readonly (string | undefined)[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => wordOf(name));
  if (!ts.isArrayLiteralExpression(node)) return [];
  return node.elements.map((each) => {
    const word = ts.isArrayLiteralExpression(each) ? each.elements[0] : each;
    return word && ts.isStringLiteral(word) ? word.text : undefined;
  });
}

/** The maps and lists of a source by the ids of rows, two or more, of one sort. */
function keyedByRows(source: string): readonly string[] {
  const file = ts.createSourceFile('', source, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const keys = keysOf(node);
    const areIds = IDS.some((ids) => keys.every((key) => key !== undefined && ids.has(key)));
    if (keys.length > 1 && areIds) found.push(keys.join(' '));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('what differs from row to row is in the rows, not in maps and lists of their ids', () => {
  const keyed = FILES.filter((name) => !OF_ROWS.test(name)).flatMap((name) =>
    keyedByRows(readFileSync(name, 'utf8')).map((keys) => `${name}: ${keys}`),
  );
  expect(keyed).toEqual([]);
});

test('a map or list by ids is found', () => {
  const found = (source: string): number => keyedByRows(source).length;
  expect(found("const COST = { woods: 2, 'gentle-hill': 3 };")).toBe(1);
  expect(found("const DICE = new Map([['militia', 3], ['skirmishers', 2]]);")).toBe(1);
  expect(found("const LIGHT: ReadonlySet<string> = new Set(['light-infantry', 'skirmishers']);")).toBe(1);
  expect(found("const NEVER = ['bombard', 'occupy'];")).toBe(1);
  expect(found('const WORDS = { woods: 2, other: 3 }; const one = { melee: 1 }; const none = [];')).toBe(0);
});

test('a question by name is found', () => {
  for (const line of [
    "walker === 'cavalry' && terrain === 'woods'",
    "groundAt(position, space).id !== 'town'",
    "['clear', 'gentle-hill'].includes(groundAt(position, to).id)",
    "isGround(position, at, 'woods')",
    "case 'river':",
    "kind.type === 'foot-artillery'",
    "target.kind.id === 'militia'",
  ]) {
    expect([line, asksByName(line)]).toEqual([line, true]);
  }
  for (const line of ["{ id: 'woods', drawn: 'woods' }", "kind.arm === 'cavalry'", "terrain === 'clear'"]) {
    expect([line, asksByName(line)]).toEqual([line, false]);
  }
});
