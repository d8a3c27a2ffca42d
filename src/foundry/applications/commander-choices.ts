import type { Player } from '../documents/document-types';
import { OFFICER_LEVELS, officerNamed } from '../documents/officers';
import { type WayToPlay, waysToPlay } from '../documents/way-to-play';
import type { Localize } from '../texts';
import { listChoices } from './list-choices';

/** The ways to play a new battle as a form offers them, and whether each side has a commander to be chosen. */
export const wayChoices = (users: readonly Player[], way: WayToPlay, localize: Localize) => ({
  ways: listChoices(waysToPlay(users), way, (id) => localize(`PDC.windows.newBattle.way.${id}.name`)),
  wayHint: localize(`PDC.windows.newBattle.way.${way}.hint`),
  hasCommanders: way !== 'both-sides',
});

/** The users who may command a side, with those marked who are not in the room, and the officers. */
export const commanderChoices = (users: readonly Player[], commander: string, localize: Localize) =>
  [
    ...users.map(({ id, name, isHere }) => ({
      id,
      name: isHere ? name : localize('PDC.windows.newBattle.away', { name }),
    })),
    ...OFFICER_LEVELS.map((level) => ({
      id: officerNamed(level),
      name: localize('PDC.windows.officers.choice', {
        level: localize(`PDC.windows.officers.level.${level}`),
      }),
    })),
  ].map((choice) => ({ ...choice, isChosen: choice.id === commander }));
