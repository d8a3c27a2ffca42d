import { hasRoad, isUnit, pieceOf, type SpaceId, terrainAt } from '../../../core';
import type { UserBattle } from '../../battle';
import { piecesAt } from './pieces-at';

/** A spot of the map that a user looks up. */
interface Spot {
  readonly space: SpaceId | null;
  /** The most important piece there, or the selected one. */
  readonly piece: string | null;
  /** Rule numbers that forbid something there. */
  readonly forbidden: readonly string[];
}

/** The companion entries for a spot of the map: its pieces, the rules that forbid something there, and its terrain. */
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
      ...(space === null ? [] : groundAt({ rules, state }, space, pieces.length === 0)),
      // The colours that it is shown in.
      ...pieces
        .slice(0, 1)
        .map((each) => `nation:${isUnit(each) ? each.nation : state.sides[each.side].nation}`),
    ]),
  ];
}

/** The terrain entries of a space, and that of its road; open ground is only listed if there is nothing else. */
function groundAt(
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  space: SpaceId,
  isEmpty: boolean,
): readonly string[] {
  const ground = terrainAt(state, space);
  const road = hasRoad(rules, state, space) ? ['terrain:road'] : [];
  return ground === 'clear' && (!isEmpty || road.length > 0) ? road : [`terrain:${ground}`, ...road];
}
