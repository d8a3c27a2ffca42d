// Names the rows of the games that have no text yet: the first step of `npm test`, since other tests fail at loading.
import { pathToFileURL } from 'node:url';
import type { Ruleset } from '../src/core';
import { ownKey, shareWords } from '../src/foundry/texts/game-texts';
import { GAMES } from '../src/rulesets';
import { textIn, textsOfLanguage } from './language';

/** The texts that a row needs: one of them is enough. */
interface Needed {
  /** The row in words: `unit type sappers`. */
  readonly row: string;
  /** Ends of keys, after the name of the file. */
  readonly keys: readonly string[];
}

const ground = (what: string, rows: Readonly<Record<string, unknown>>): readonly Needed[] =>
  Object.keys(rows).map((id) => ({ row: `${what} ${id}`, keys: [`terrain.${id}`] }));

const neededBy = ({ pieces, terrain, borders, works, tables, orderTypes }: Ruleset): readonly Needed[] => [
  ...Object.values(pieces).flatMap(({ id, kind, arm, sign }) => {
    const row = `${kind} type ${id}`;
    const named = { row, keys: [`type.${id}`] };
    return kind === 'unit'
      ? [named, { row, keys: [`about.type.${id}`, `about.sign.${arm}-${sign}`] }]
      : [named];
  }),
  ...ground('ground', terrain),
  ...ground('border', borders),
  ...ground('works', works),
  ...orderTypes.map((type) => ({ row: `order ${type}`, keys: [`order.${type}`] })),
  ...Object.values(tables).flatMap(({ id, rows }) =>
    rows.map((row) => ({ row: `row ${row} of table ${id}`, keys: [`table.${id}.row.${row}`] })),
  ),
];

/** A sentence for each row of a game that has no text of the game or of all. `except`: rows that are left out. */
export const rowsWithoutTexts = (
  rules: Ruleset,
  has: (key: string) => boolean,
  except: readonly string[] = [],
): readonly string[] =>
  neededBy(rules).flatMap(({ row, keys }) =>
    except.includes(row) || keys.some((key) => has(ownKey(rules.id, `PDC.rules.${key}`, has)))
      ? []
      : [`${rules.id}: ${row} has no text ${keys[0]} in lang/en/${rules.id}.json`],
  );

function main(): void {
  shareWords(GAMES.map(({ rules }) => rules));
  const texts = textsOfLanguage('en');
  const has = (key: string): boolean => textIn(texts, key) !== undefined;
  // A game that reads the texts of another is not named for the other's rows.
  const missing = GAMES.flatMap(({ rules }) => {
    const known = GAMES.find((game) => game.rules.id === rules.wordsOf)?.rules;
    const shared = known ? neededBy(known).map(({ row }) => row) : [];
    return rowsWithoutTexts(rules, has, shared);
  });
  for (const line of missing) console.error(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
