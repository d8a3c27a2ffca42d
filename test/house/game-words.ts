import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textsOf } from '../../src/foundry/texts/game-texts';
import { GAMES } from '../../src/rulesets';
import { ENGLISH } from '../foundry/english';

const IMPORTED = /^(?:import|export)\b(?! type)[^;]*? from '(\.[^']+)';/gm;

const fileOf = (path: string): string => [`${path}.ts`, `${path}/index.ts`].find(existsSync) ?? path;

/** The files of a game's rules: its own, and those of its family that it imports. */
function filesOf(game: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const read = (file: string): void => {
    if (files.has(file) || !file.startsWith('src/rulesets/')) return;
    const source = readFileSync(file, 'utf8');
    files.set(file, source);
    for (const [, path = ''] of source.matchAll(IMPORTED)) read(fileOf(join(dirname(file), path)));
  };
  read(`src/rulesets/${game}/index.ts`);
  return files;
}

/** A game with the source of its rules and the texts that it may use. */
export interface GameWords {
  readonly game: (typeof GAMES)[number];
  readonly source: string;
  /** The files of its rules. */
  readonly files: readonly string[];
  /** The part of the source that describes the rules to players. */
  readonly guide: string;
  /** Whether the game has a text for a key, its own or a shared one. */
  has(key: string): boolean;
  /** The keys of a group's words that have no text. */
  missing(group: string, words: Iterable<string>): readonly string[];
}

/** Every game by its id. */
export const GAME_WORDS: ReadonlyMap<string, GameWords> = new Map(
  GAMES.map((game) => {
    const { id } = game.rules;
    const { has } = textsOf(id, { localize: (key) => key, has: ENGLISH.has });
    const missing: GameWords['missing'] = (group, words) =>
      [...new Set(words)].map((word) => `PDC.${group}.${word}`).filter((key) => !has(key));
    const files = [...filesOf(id)];
    const sourceIn = (end: string) =>
      files.flatMap(([file, source]) => (file.endsWith(end) ? [source] : [])).join('\n');
    const words = { game, source: sourceIn('.ts'), guide: sourceIn('/guide.ts'), has, missing };
    return [id, { ...words, files: files.map(([file]) => file) }];
  }),
);

/** The words that match a pattern in a source. */
export const found = (source: string, pattern: RegExp): readonly string[] => [
  ...new Set([...source.matchAll(pattern)].flatMap((match) => match[1] ?? [])),
];
