import type { Localizable, SideNumber } from '../../core';
import { generalOf } from './command';
import { organisationRemarks } from './organisation';
import type { Position } from './play';

/** What players are told of an order of battle: a command bears the name of its general. */
export const remarks = (position: Position, side: SideNumber): readonly Localizable[] =>
  organisationRemarks(position, side).map(({ reason, about }) => ({
    key: reason,
    blanks: { about: generalOf(position, side, about)?.name ?? about },
  }));
