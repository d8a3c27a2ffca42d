import { type Adjustment, isUnit, type Leader, type Unit } from '../../core';
import type { ActorSeen } from './projection';

/** What an actor shows of a piece that the battle does not; of one that is off the board, name and nation alone. */
export const shownChange = (
  piece: Unit | Leader,
  { name, nation, strength, formation }: ActorSeen,
  isThere: boolean,
): Adjustment => ({
  ...(name !== piece.name && { name }),
  ...(nation !== piece.nation && { nation }),
  ...(isUnit(piece) &&
    isThere && {
      ...(strength !== undefined && strength !== piece.strength && { strength }),
      ...(formation !== undefined && formation !== piece.formation && { formation }),
    }),
});
