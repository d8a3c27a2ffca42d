import { type Army, UnusableData } from '../../../core';
import type { SavedArmy } from '../../documents/army-model';
import type { ArmyGame } from './army-game';

/** One entry of a user's list: the army, or null where its data make no sense. */
export interface ListedArmy {
  readonly name: string;
  readonly army: Army | null;
}

/** The saved armies of a game, by name; what a flag holds is data from outside. */
export function listedArmies(flag: unknown, game: ArmyGame): readonly ListedArmy[] {
  return entriesOf(flag)
    .filter(({ ruleset }) => ruleset === game.rules.id)
    .map(({ name, nation, counts }) => ({
      name: String(name),
      army: armyFrom(game, { name, nation, counts }),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The list with an army in place of the one of that name, if there was one. */
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
