import type { Leader, PieceId, Ruleset, SpaceId, State, Unit } from '../../core';
import { isStacked, type Kept, readSlot, slotsIn, slotText, standsIn } from '../geometry/token-slots';
import type { Point, TokenPlace } from './projection';

/** The slots that tokens keep. */
export function slotsSeen(seen: readonly { readonly piece: PieceId; readonly slot?: string }[]): Kept {
  const slots = new Map(seen.map(({ piece, slot }) => [piece, readSlot(slot)]));
  return (piece: PieceId) => slots.get(piece);
}

/** A point of the scene for a place within a space. */
export type PointIn = (space: SpaceId, stand: { readonly x: number; readonly y: number }) => Point;

/** Where the tokens of a battle belong, those that are there already keeping their slots. */
export function tokenPlaces(
  rules: Pick<Ruleset, 'unitsPerSpace' | 'pieces'>,
  state: State,
  kept: Kept,
  pointIn: PointIn,
): (piece: Unit | Leader) => TokenPlace {
  const spaces = new Map<SpaceId, ReadonlyMap<PieceId, TokenPlace>>();
  const placesIn = (space: SpaceId): ReadonlyMap<PieceId, TokenPlace> => {
    const slots = isStacked(rules) ? slotsIn(rules, state, space, kept) : new Map<PieceId, number>();
    const stands = [...standsIn(rules, state, space, kept)];
    return new Map(
      stands.map(([id, stand]) => {
        const index = slots.get(id);
        const slot = index === undefined ? {} : { slot: slotText({ at: space, index }) };
        return [id, { ...pointIn(space, stand), ...slot }];
      }),
    );
  };
  return ({ id, at }) => {
    const places = spaces.get(at) ?? placesIn(at);
    spaces.set(at, places);
    return places.get(id) ?? pointIn(at, { x: 0.5, y: 0.5 });
  };
}
