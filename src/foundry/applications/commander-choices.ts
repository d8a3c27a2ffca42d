import type { Player } from '../documents/document-types';
import { type WayToPlay, waysToPlay } from '../documents/way-to-play';
import type { Localize } from '../texts';

/** The ways to play a new battle as a form offers them, and whether each side has a commander to be chosen. */
export const wayChoices = (users: readonly Player[], way: WayToPlay, localize: Localize) => ({
  ways: waysToPlay(users).map((id) => ({
    id,
    name: localize(`PDC.windows.newBattle.way.${id}.name`),
    isChosen: id === way,
  })),
  wayHint: localize(`PDC.windows.newBattle.way.${way}.hint`),
  hasCommanders: way === 'commanders',
});

/** The users who may command a side, with those marked who are not in the room. */
export const commanderChoices = (users: readonly Player[], seat: string, localize: Localize) =>
  users.map(({ id, name, isHere }) => ({
    id,
    name: isHere ? name : localize('PDC.windows.newBattle.away', { name }),
    isChosen: id === seat,
  }));
