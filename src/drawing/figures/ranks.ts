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
/** How far every second one of a crowd stands back. */
const ASTRAY = 9;
/** The widest places, against the breadth of a figure: ranks that are high spread over the face. */
const WIDEST = 1.45;
const WIDEST_OPEN = 1.8;

/** Forms up a number of figures in as many ranks as let them be largest, in a width and a height. */
export function formUp(
  count: number,
  room: Room,
  { width, height }: { readonly width: number; readonly height: number },
): Ranks {
  // Ranks that stand in the gaps of others take half a place more.
  const placesAcross = (ranks: number): number =>
    Math.ceil(count / ranks) + (ranks > 1 && count % ranks === 0 ? 0.5 : 0);
  const scaleFor = (ranks: number): number =>
    Math.min(
      ...[LARGEST, width / (placesAcross(ranks) * room.breadth)],
      height / (room.height + (ranks - 1) * room.rank),
    );
  const least = room.isOpen && count > 2 ? 2 : 1;
  const choices = Array.from({ length: Math.min(MOST_RANKS, count) }, (_, index) => index + 1);
  const ranks = choices
    .filter((each) => each >= least)
    .reduce((best, next) => (scaleFor(next) > scaleFor(best) * 1.02 ? next : best), least);
  const scale = scaleFor(ranks);
  const pitch = Math.min(
    width / placesAcross(ranks),
    room.breadth * scale * (room.isOpen ? WIDEST_OPEN : WIDEST),
  );
  return { places: placesOf(count, ranks, { room, scale, pitch }), scale };
}

/** The places in a number of ranks, the front rank first, each from left to right. */
function placesOf(
  count: number,
  ranks: number,
  { room, scale, pitch }: { readonly room: Room; readonly scale: number; readonly pitch: number },
): readonly Place[] {
  const astray = room.isLoose ? ASTRAY : 0;
  const places: Place[] = [];
  for (let rank = 0, left = count; rank < ranks; rank += 1) {
    const abreast = Math.ceil(left / (ranks - rank));
    // Ranks of equal length stand in each other's gaps.
    const shift = ranks > 1 && count % ranks === 0 ? (rank % 2 === 0 ? -0.25 : 0.25) : 0;
    for (let file = 0; file < abreast; file += 1) {
      const back = rank * room.rank + (file % 2) * astray;
      places.push({ x: (file - (abreast - 1) / 2 + shift) * pitch, y: -back * scale });
    }
    left -= abreast;
  }
  return places;
}
