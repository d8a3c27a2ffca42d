import type { PieceType } from '../engine';

/** A place in a formation: ranks behind the front, and files from its left end. */
export interface Station {
  readonly rank: number;
  readonly file: number;
}

/** An army drawn up: the station of each piece, in the order given, and the number of files. */
export interface Formation {
  readonly stations: readonly Station[];
  readonly width: number;
}

type Arm = PieceType['arm'];

/** The fewest files of an army that is large enough for two ranks. */
const FEWEST_FILES = 4;

/**
 * The formation of an army that is put down as a whole, in two ranks if they are not too wide: infantry in front with
 * the artillery among it, cavalry on the wings, and leaders with the units of the front.
 */
export function formationOf(arms: readonly Arm[], widest: number): Formation {
  const of = (arm: Arm): readonly number[] => arms.flatMap((each, index) => (each === arm ? [index] : []));
  const units = arms.filter((arm) => arm !== 'leader').length;
  const width = Math.min(widest, Math.max(1, Math.min(units, FEWEST_FILES), Math.ceil(units / 2)));
  const cavalry = of('cavalry');
  const centre = between(of('infantry'), of('artillery'));
  const ranks = inRanks(centre, cavalry, width);
  const stations = new Array<Station>(arms.length).fill({ rank: 0, file: 0 });
  for (const [rank, line] of ranks.entries()) {
    const before = (width - line.length) / 2;
    for (const [file, index] of line.entries()) stations[index] = { rank, file: before + file };
  }
  const front = ranks[0] ?? [];
  const leaders = of('leader');
  for (const [index, leader] of leaders.entries()) {
    const led = front[Math.floor(((index + 0.5) / leaders.length) * front.length)];
    stations[leader] = stations[led ?? leader] ?? { rank: 0, file: 0 };
  }
  return { stations, width };
}

/** The front with the wings, and the ranks behind it. */
function inRanks(
  centre: readonly number[],
  cavalry: readonly number[],
  width: number,
): readonly (readonly number[])[] {
  const half = Math.min(Math.ceil(cavalry.length / 2), Math.floor(width / 4));
  const [left, right] = [cavalry.slice(0, half), cavalry.slice(half, 2 * half)];
  const room = width - left.length - right.length;
  const front = [...left, ...centre.slice(0, room), ...right];
  const rest = [...centre.slice(room), ...cavalry.slice(2 * half)];
  const ranks = [front];
  for (let from = 0; from < rest.length; from += width) ranks.push(rest.slice(from, from + width));
  return ranks;
}

/** Some items with the others spread evenly among them. */
export function between<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  const line = [...some];
  for (const [index, other] of others.entries()) {
    const share = (index + 1) / (others.length + 1);
    line.splice(Math.round(share * some.length) + index, 0, other);
  }
  return line;
}
