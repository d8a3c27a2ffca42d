import {
  type Army,
  type FileKind,
  LONGEST,
  oneById,
  oneOf,
  plainName,
  readJsonFile,
  UnusableData,
} from '../../../core';
import type { SavedArmy } from '../../documents/document-models';
import { type ArmyGame, savedArmy } from './army-game';

/** One entry of a user's list: the army, or null if its data is unusable. */
export interface ListedArmy {
  readonly name: string;
  readonly army: Army | null;
}

/** How many saved armies of a user are listed, and how many letters of their names. */
const MOST_ARMIES = 200;
const LONGEST_NAME = 400;

/** The saved armies of a game, by name; what a flag holds is data from outside, and may be another user's. */
export function listedArmies(flag: unknown, game: ArmyGame): readonly ListedArmy[] {
  return entriesOf(flag)
    .slice(0, MOST_ARMIES)
    .filter(({ ruleset }) => ruleset === game.rules.id)
    .map(({ ruleset: _, ...army }) => ({ name: nameOf(army), army: armyFrom(game, army) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const nameOf = ({ name }: { readonly name: unknown }): string =>
  typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';

/** The list with an army added, replacing any of the same name. */
export const withArmy = (flag: unknown, army: SavedArmy): SavedArmy[] => [
  ...withoutArmy(flag, army.ruleset, army.name),
  army,
];

/** The list without the army of that name. */
export const withoutArmy = (flag: unknown, ruleset: string, name: string): SavedArmy[] =>
  entriesOf(flag).filter((entry) => entry.ruleset !== ruleset || String(entry.name) !== name);

const entriesOf = (flag: unknown): readonly SavedArmy[] =>
  Array.isArray(flag) ? flag.filter((entry) => typeof entry === 'object' && entry !== null) : [];

function armyFrom({ armies }: ArmyGame, data: unknown): Army | null {
  try {
    return armies.read(data);
  } catch (error) {
    if (error instanceof UnusableData) return null;
    throw error;
  }
}

const FORMAT = 'pas-de-charge/army';
const ARMY_FILE: FileKind = {
  name: 'army file',
  holds: 'an army',
  longest: LONGEST.armyFile,
  remedy: 'remedy: choose a file that “Save as file” of the army builder has written, unchanged',
};

/** The text of the file in which an army is shared. */
export const armyFile = (game: ArmyGame, army: Army): string =>
  `${JSON.stringify({ format: FORMAT, ...savedArmy(game, army) }, null, 2)}\n`;

/** A name for that file that is valid on every system. */
export const armyFileName = ({ name }: Army): string => `${plainName(name) || 'army'}.json`;

/** Reads an army file. Throws UnusableData with every fault, its place and its remedy. */
export function readArmyFile(
  text: string,
  games: readonly ArmyGame[],
): { readonly game: ArmyGame; readonly army: Army } {
  const { game, rest } = readJsonFile(ARMY_FILE, text, ({ format, ruleset, ...others }, faults) => {
    oneOf(format, 'format', faults, [FORMAT]);
    return { game: oneById(ruleset, 'ruleset', faults, games, ({ rules }) => rules.id), rest: others };
  });
  return { game, army: game.armies.read(rest) };
}
