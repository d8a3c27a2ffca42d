import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('rules ask the row of a ground or a type for what they need, and never which one it is', () => {
  const files = ['rulesets', 'match', 'campaign', 'core', 'ai', 'foundry']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) =>
        join('src', folder, name),
      ),
    )
    .filter((name) => name.endsWith('.ts'));
  const named = files.flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .filter(asksByName)
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
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
