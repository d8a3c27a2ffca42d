/** Somebody who may command a side. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** The users of this world who are no game masters. */
export const players = (): readonly Player[] =>
  game.users.contents.filter(({ isGM }) => !isGM).map(({ id, name }) => ({ id, name }));
