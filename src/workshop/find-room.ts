import {
  deploy,
  isUnit,
  type Leader,
  type PieceId,
  type Ruleset,
  type Scenario,
  type SpaceId,
  type State,
  type Unit,
} from '../core';
import type { Misfits } from './misfits';

type Piece = Unit | Leader;

/** The scenario with every piece in a space where it may start: the nearest to its own; one without any is left out. */
export function withRoom(rules: Ruleset, scenario: Scenario, misfits: Misfits): Scenario {
  if (scenario.preparation) return scenario;
  const { units, leaders, ...others } = deploy(rules, scenario);
  let state: State = { ...others, units: {}, leaders: {} };
  const moved = new Map<SpaceId, SpaceId>();
  const closed = new Closed();
  const place = (piece: Piece, spaces: readonly SpaceId[]): boolean => {
    const at = spaces.find((space) => {
      const isOpen = !closed.has(piece, space) && mayStand(rules, state, { ...piece, at: space });
      if (!isOpen) closed.add(piece, space);
      return isOpen;
    });
    if (at === undefined) return false;
    state = withPiece(state, { ...piece, at });
    if (isUnit(piece) && at !== piece.at) moved.set(piece.at, at);
    return true;
  };
  // No piece is moved to make room for one that has to move.
  for (const unit of Object.values(units).filter((each) => !place(each, [each.at]))) {
    const near = byDistance(rules, unit.at);
    if (!place(unit, near)) place(inUsualFormation(rules, unit), near);
  }
  // Leaders go where their units went, if none of these stayed.
  for (const leader of Object.values(leaders)) {
    const isLeft = Object.values(state.units).every(({ at }) => at !== leader.at);
    const own = (isLeft ? moved.get(leader.at) : undefined) ?? leader.at;
    place(leader, byDistance(rules, own));
  }
  const placed = Object.entries(scenario.units).flatMap(([id, setup]): [PieceId, typeof setup][] => {
    const piece = state.units[id] ?? state.leaders[id];
    const from = { is: 'text', text: setup.name ?? id } as const;
    if (!piece) misfits.add({ reason: 'no-room', path: ['units'], from });
    else if (piece.at !== setup.at)
      misfits.add({ reason: 'moves', path: ['units', id, 'at'], from, to: { is: 'text', text: piece.at } });
    const { formation: _, ...others } = setup;
    const isReformed = piece && isUnit(piece) && piece.formation !== units[id]?.formation;
    return piece ? [[id, { ...(isReformed ? others : setup), at: piece.at }]] : [];
  });
  return { ...scenario, units: Object.fromEntries(placed) };
}

/** The spaces that are closed to pieces of a kind: they stay so, since pieces are only added. */
class Closed {
  readonly #spaces = new Set<string>();

  has(piece: Piece, space: SpaceId): boolean {
    return this.#spaces.has(kindAt(piece, space));
  }

  add(piece: Piece, space: SpaceId): void {
    this.#spaces.add(kindAt(piece, space));
  }
}

const kindAt = (piece: Piece, space: SpaceId): string =>
  JSON.stringify([piece.side, piece.type, isUnit(piece) ? piece.formation : '', space]);

/** A unit as its chart begins: a garrison without a town is none. */
const inUsualFormation = ({ pieces, formations }: Ruleset, unit: Unit): Unit => ({
  ...unit,
  formation: (pieces[unit.type]?.formations ?? formations)[0] ?? unit.formation,
});

const withPiece = (state: State, piece: Piece): State =>
  isUnit(piece)
    ? { ...state, units: { ...state.units, [piece.id]: piece } }
    : { ...state, leaders: { ...state.leaders, [piece.id]: piece } };

/** True if a piece may start in its space beside those that stand already. */
function mayStand(rules: Ruleset, state: State, piece: Piece): boolean {
  const there = [...Object.values(state.units), ...Object.values(state.leaders)].filter(
    ({ at }) => at === piece.at,
  );
  if (there.some(({ side }) => side !== piece.side)) return false;
  if (isUnit(piece) && there.filter(isUnit).length >= rules.unitsPerSpace) return false;
  // Only the pieces in the same space matter.
  const here = there.reduce(withPiece, { ...state, units: {}, leaders: {} });
  return rules.placementFault(withPiece(here, piece), piece.id) === undefined;
}

/** All spaces, the nearest to one first. */
function byDistance({ grid }: Ruleset, from: SpaceId): readonly SpaceId[] {
  const far = new Map(grid.spaces.map((space) => [space, grid.distance(from, space)]));
  return [...grid.spaces].sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0));
}
