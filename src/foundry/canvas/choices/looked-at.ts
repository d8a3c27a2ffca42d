import { isUnit, pieceOf, type SpaceId, type State, terrainAt } from '../../../core';
import type { UserBattle } from '../../battle';
import { piecesAt } from './refusals';

/** A spot of the map that somebody asks about. */
interface Spot {
  readonly space: SpaceId | null;
  /** The piece that matters most there, or the one in hand. */
  readonly piece: string | null;
  /** Numbers of the rules that forbid something there. */
  readonly forbidden: readonly string[];
}

/** What can be looked up of a spot of the map: its pieces, what forbids something there, and its ground. */
export function lookedAt({ rules, state }: UserBattle, { space, piece, forbidden }: Spot): readonly string[] {
  const known = piece === null ? undefined : pieceOf(state, piece);
  const here = space === null ? [] : piecesAt(state, space);
  const pieces = [...(known ? [known] : []), ...here.filter(({ id }) => id !== piece)];
  return [
    ...new Set([
      ...pieces.flatMap((each) => [
        `${isUnit(each) ? 'unit' : 'leader'}:${each.type}`,
        ...(isUnit(each) && each.formation !== rules.formations[0] ? [`sign:${each.formation}`] : []),
      ]),
      ...forbidden,
      ...(space === null ? [] : groundAt(state, space, pieces.length === 0)),
    ]),
  ];
}

/** Open ground is worth a word only where nothing else is. */
function groundAt(state: State, space: SpaceId, isEmpty: boolean): readonly string[] {
  const ground = terrainAt(state, space);
  return ground === 'clear' && !isEmpty ? [] : [`terrain:${ground}`];
}
