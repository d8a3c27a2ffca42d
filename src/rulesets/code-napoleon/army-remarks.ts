import type { Localizable, SideNumber } from '../../core';
import { generalOf } from './command';
import { organisationRemarks } from './organisation';
import type { Position } from './play';

/** The remarks on an order of battle for players; a command has the name of its general. */
export const remarks = (position: Position, side: SideNumber): readonly Localizable[] =>
  organisationRemarks(position, side).map(({ reason, about }) => ({
    key: reason,
    blanks: { about: generalOf(position, side, about)?.name ?? about },
  }));
