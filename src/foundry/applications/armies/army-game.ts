import type { Army, ArmyBuilding } from '../../../core';
import type { Game } from '../../battle/battle-port';
import type { SavedArmy } from '../../documents/army-model';

/** A game in which players put armies together. */
export type ArmyGame = Game & { readonly armies: ArmyBuilding };

/** The text of a key with its blanks filled in. */
export type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** Those of the games in which players put armies together. */
export const armyGamesOf = (games: readonly Game[]): readonly ArmyGame[] =>
  games.filter((each): each is ArmyGame => each.armies !== undefined);

/** An army as it is kept, with the game that it belongs to. */
export const keptArmy = ({ rules }: ArmyGame, { name, nation, counts }: Army): SavedArmy => ({
  ruleset: rules.id,
  name,
  nation,
  counts: { ...counts },
});

/** How many units an army has, Generals counted, those left out that it gets for free. */
export const unitsIn = ({ counts }: Pick<Army, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
