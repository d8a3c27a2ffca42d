import { lately, type SpaceId, type State, type TerrainType, terrainAt } from '../../core';
import { between, boardOf, isOrthogonal, offset, squareAt } from './board';

/** A kind of ground (T004-9). */
export interface Ground extends TerrainType {
  /** What entering it costs beyond the step. */
  readonly surcharge: number;
  /** Nobody goes there, or no artillery does. */
  readonly barred?: 'all' | 'artillery';
  /** A line that crosses it is blocked (R004-70). */
  readonly blocks?: true;
  /** Where its value comes from. */
  readonly rule: string;
}

const GROUNDS: readonly Ground[] = [
  { id: 'clear', drawn: 'clear', surcharge: 0, rule: 'R004-39' },
  { id: 'woods', drawn: 'woods', surcharge: 1, blocks: true, rule: 'R004-44' },
  { id: 'hill', drawn: 'hill', surcharge: 1, rule: 'R004-44' },
  { id: 'marsh', drawn: 'marsh', surcharge: 1, barred: 'artillery', house: true, rule: 'T004-9' },
  { id: 'town', drawn: 'village', surcharge: 0, blocks: true, rule: 'R004-48' },
  { id: 'river', drawn: 'river', surcharge: 1, rule: 'R004-49' },
  { id: 'bridge', drawn: 'bridge', surcharge: 0, house: true, rule: 'R004-50' },
  { id: 'lake', drawn: 'lake', surcharge: 0, barred: 'all', house: true, rule: 'T004-9' },
];

export const TERRAIN: Readonly<Record<string, Ground>> = Object.fromEntries(
  GROUNDS.map((ground) => [ground.id, ground]),
);

/** What can lie between two squares. */
export const BORDERS: Readonly<Record<string, TerrainType>> = {
  river: { id: 'river', drawn: 'river' },
  bridge: { id: 'bridge', drawn: 'bridge' },
};

/** The ground of a square. */
export const groundAt = (state: State, space: SpaceId): Ground =>
  TERRAIN[terrainAt(state, space)] ?? (TERRAIN.clear as Ground);

/** Whether a step between adjacent squares crosses a river without a bridge: R004-49, R004-50, A004-54. */
export function crossesRiver(state: State, from: SpaceId, to: SpaceId): boolean {
  const grid = boardOf(state);
  if (isOrthogonal(grid, from, to)) return between(state, from, to) === 'river';
  const [rows, columns] = offset(grid, from, to);
  const ways = [squareAt(grid, from, rows, 0), squareAt(grid, from, 0, columns)];
  return ways.every(
    (corner) =>
      corner === undefined ||
      between(state, from, corner) === 'river' ||
      between(state, corner, to) === 'river',
  );
}

// Asked for every step of every way of every piece: worked out once for the ground of a battle.
const surcharges = lately((_ground: State['terrain']) =>
  lately((_borders: State['borders']) => new Map<SpaceId, Map<SpaceId, number>>()),
);

/** What a step costs beyond the step itself: R004-44, R004-49. */
export function surchargeOf(state: State, from: SpaceId, to: SpaceId): number {
  const known = surcharges(state.terrain)(state.borders);
  const fromHere = known.get(from) ?? new Map<SpaceId, number>();
  known.set(from, fromHere);
  const surcharge =
    fromHere.get(to) ?? groundAt(state, to).surcharge + (crossesRiver(state, from, to) ? 1 : 0);
  fromHere.set(to, surcharge);
  return surcharge;
}
