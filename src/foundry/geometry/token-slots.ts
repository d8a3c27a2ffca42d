import {
  type Leader,
  leadersAt,
  type PieceId,
  type Ruleset,
  type SpaceId,
  type State,
  type Unit,
  unitsAt,
} from '../../core';

/**
 * The position of a piece within its space, in shares of the space from its upper left: its middle, and the width of
 * its picture.
 */
export interface PlaceInSpace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The slot of a unit among those that share its space. */
export interface Slot {
  readonly at: SpaceId;
  readonly index: number;
}

/** Returns the slot that a unit had before; undefined if it had none. */
export type Kept = (piece: PieceId) => Slot | undefined;

type Rules = Pick<Ruleset, 'unitsPerSpace' | 'pieces'>;

/** True if several units can stand in one space. */
export const isStacked = ({ unitsPerSpace }: Pick<Ruleset, 'unitsPerSpace'>): boolean => unitsPerSpace > 1;

/** The whole of a space. */
const ALONE: PlaceInSpace = { x: 0.5, y: 0.5, size: 1 };

/** Slots fill two rows from the left: columns 0 and 1 first, then the others. */
const ROWS = 2;
const placeIn = (index: number) =>
  index < 4 ? { column: index % 2, row: index >> 1 } : { column: index >> 1, row: index % ROWS };

/** Infantry and cavalry come before artillery. */
const order = (pieces: Rules['pieces'], { type }: Unit): number =>
  pieces[type]?.arm === 'artillery' ? 1 : 0;

/** The slot of each unit in a space: a unit that stays keeps its slot, a new one takes the first free slot. */
export function slotsIn(
  { pieces }: Rules,
  state: State,
  space: SpaceId,
  kept: Kept,
): ReadonlyMap<PieceId, number> {
  const slots = new Map<PieceId, number>();
  const taken = new Set<number>();
  const units = unitsAt(state, space);
  const take = (id: PieceId, index: number): void => {
    slots.set(id, index);
    taken.add(index);
  };
  for (const { id } of units) {
    const own = kept(id);
    if (own?.at === space && !taken.has(own.index)) take(id, own.index);
  }
  const coming = units.filter(({ id }) => !slots.has(id));
  for (const { id } of coming.toSorted((one, other) => order(pieces, one) - order(pieces, other))) {
    let index = 0;
    while (taken.has(index)) index += 1;
    take(id, index);
  }
  return slots;
}

/** A unit alone in its space is large and in the middle, whatever its slot; leaders have room below. */
const BY_ITSELF: PlaceInSpace = { x: 0.5, y: 0.44, size: 0.76 };

/** The position of a slot in its space: the more columns, the smaller the pictures. */
function slotPlace(index: number, columns: number, rows: number): PlaceInSpace {
  const { column, row } = placeIn(index);
  const [pitch, size] =
    columns <= 2 ? [0.46, 0.54] : columns === 3 ? [0.318, 0.395] : [0.96 / columns, 1.18 / columns];
  const x = 0.5 + (column - (columns - 1) / 2) * pitch;
  return { x, y: rows === 1 ? 0.44 : row === 0 ? 0.255 : 0.605, size };
}

/** Leaders with units stand along the lower edge, from the left, below the blocks and between the corners. */
const BESIDE = { left: 0.31, step: 0.26, width: 0.52, y: 0.855, size: 0.36 } as const;

function leaderPlace(index: number, count: number, isBeside: boolean): PlaceInSpace {
  const { left, step, width, y, size } = BESIDE;
  if (isBeside) return { x: left + index * Math.min(step, width / Math.max(1, count - 1)), y, size };
  return {
    x: 0.5 + (index - (count - 1) / 2) * Math.min(0.4, 0.8 / count),
    y: 0.5,
    size: count > 1 ? 0.45 : 0.6,
  };
}

/** The positions of all pieces in a space. */
export function placesInSpace(
  rules: Rules,
  state: State,
  space: SpaceId,
  kept: Kept,
): ReadonlyMap<PieceId, PlaceInSpace> {
  const units = unitsAt(state, space);
  const leaders = leadersAt(state, space);
  if (!isStacked(rules)) return new Map([...units, ...leaders].map(({ id }: Leader) => [id, ALONE]));
  const slots = slotsIn(rules, state, space, kept);
  const places = [...slots.values()].map(placeIn);
  const columns = Math.max(...places.map(({ column }) => column + 1), 1);
  const rows = Math.max(...places.map(({ row }) => row + 1), 1);
  const place = (index: number): PlaceInSpace =>
    slots.size === 1 ? BY_ITSELF : slotPlace(index, columns, rows);
  return new Map([
    ...[...slots].map(([id, index]): [PieceId, PlaceInSpace] => [id, place(index)]),
    ...leaders.map(({ id }, index): [PieceId, PlaceInSpace] => [
      id,
      leaderPlace(index, leaders.length, slots.size > 0),
    ]),
  ]);
}

/** The share of its picture that a block or a leader fills, from the middle to each side. */
export const BLOCK_REACH = { x: 0.41, y: 0.33 } as const;
export const LEADER_REACH = { x: 0.3, y: 0.44 } as const;

/** The piece whose picture is at a point of a space, given in shares of it; leaders are above units. */
export function pieceAtPoint(
  state: Pick<State, 'units'>,
  places: ReadonlyMap<PieceId, PlaceInSpace>,
  point: { readonly x: number; readonly y: number },
): PieceId | undefined {
  const under = [...places].filter(([id, { x, y, size }]) => {
    const reach = state.units[id] ? BLOCK_REACH : LEADER_REACH;
    return Math.abs(point.x - x) <= reach.x * size && Math.abs(point.y - y) <= reach.y * size;
  });
  return under.at(-1)?.[0];
}

/** A slot as stored in a token's flags. */
export const slotText = ({ at, index }: Slot): string => `${at} ${index}`;

/** Reads a slot from a token's flags; undefined if it is not valid. */
export function readSlot(text: unknown): Slot | undefined {
  const [, at, index] = typeof text === 'string' ? (/^(\S+) (\d+)$/.exec(text) ?? []) : [];
  return at === undefined ? undefined : { at, index: Number(index) };
}
