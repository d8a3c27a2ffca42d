import { type Fields, FORMAT_FIELD, type Ruleset, type SavedFormat } from '../core';

/** The current format number of battles: of their records and their files. */
export const BATTLE_FORMAT = 3;

/** The formats of a game's battles. Code that rewrites a record keeps the old one as a backup. */
export const battleFormat = (game: Ruleset): SavedFormat => ({
  name: 'the battle',
  field: FORMAT_FIELD,
  current: BATTLE_FORMAT,
  steps: [
    {
      from: 1,
      to: 2,
      why: 'How far chat has reported a battle was called `told`; before it was counted, all was reported.',
      step: ({ told = 0, ...battle }) => ({ reported: told, ...battle }),
    },
    {
      from: 2,
      to: 3,
      why: 'Positions said neither on which board they are nor what their game alone keeps of a battle.',
      step: (battle) => ({
        ...battle,
        ...('start' in battle && { start: wholePosition(game, battle.start) }),
        ...('state' in battle && { state: wholePosition(game, battle.state) }),
      }),
    },
  ],
});

/**
 * A position with its board, which older data left out since it was always the usual one; invalid data are returned
 * unchanged.
 */
export const wholePosition = ({ boards }: Ruleset, position: unknown): unknown =>
  typeof position === 'object' && position !== null && !Array.isArray(position)
    ? { board: boards.usual, extra: {}, ...(position as Fields) }
    : position;
