import type { Room } from './figure';

/** The place of a figure: its feet, from the middle of the front rank's feet. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The places of a unit at full strength, the front rank first, and the scale of its figures. */
export interface Ranks {
  readonly places: readonly Place[];
  readonly scale: number;
}

const LARGEST = 1.12;
const MOST_RANKS = 4;

/** Forms up a number of figures in as many ranks as let them be largest, in a width and a height. */
export function formUp(
  count: number,
  room: Room,
  { width, height }: { readonly width: number; readonly height: number },
): Ranks {
  const scaleFor = (ranks: number): number => {
    const abreast = Math.ceil(count / ranks);
    // Ranks that stand in the gaps of others take half a place more.
    const across = abreast * room.breadth + (ranks > 1 && count % ranks === 0 ? room.breadth / 2 : 0);
    return Math.min(LARGEST, width / across, height / (room.height + (ranks - 1) * room.rank));
  };
  const choices = Array.from({ length: Math.min(MOST_RANKS, count) }, (_, index) => index + 1);
  const ranks = choices.reduce((best, next) => (scaleFor(next) > scaleFor(best) * 1.02 ? next : best), 1);
  const scale = scaleFor(ranks);
  const pitch = room.breadth * scale;
  const places: Place[] = [];
  for (let rank = 0, left = count; rank < ranks; rank += 1) {
    const abreast = Math.ceil(left / (ranks - rank));
    // Ranks of equal length stand in each other's gaps.
    const shift = ranks > 1 && count % ranks === 0 ? (rank % 2 === 0 ? -0.25 : 0.25) : 0;
    for (let file = 0; file < abreast; file += 1) {
      places.push({
        x: (file - (abreast - 1) / 2 + shift) * pitch,
        y: -rank * room.rank * scale,
      });
    }
    left -= abreast;
  }
  return { places, scale };
}
