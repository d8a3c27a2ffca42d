import type { FigureDetail } from '../look-of-pieces';
import { group } from '../svg';
import { BODIES_ON_FOOT, GUNS, HORSES, RIDERS, SADDLE } from './bodies';
import type { Dress } from './dress';
import { HATS } from './hats';
import { type Cloth, drawParts, drawRim, type Part } from './part';
import type { Uniform } from './uniforms';
import { WEAPONS } from './weapons';

/** The room that a figure takes: its breadth, its height, and how far its knees hide the ranks behind. */
export interface Room {
  readonly breadth: number;
  readonly height: number;
  readonly rank: number;
  /** True in open order, in which more than two never stand in one rank. */
  readonly isOpen?: boolean;
}

const ON_FOOT: Room = { breadth: 24, height: 82, rank: 27 };
/** Light infantry stands in open order. */
const OPEN: Room = { breadth: 34, height: 84, rank: 31, isOpen: true };
/** Riflemen kneel. */
const KNEELING: Room = { ...OPEN, height: 72, rank: 24 };
const MOUNTED: Room = { breadth: 42, height: 94, rank: 22 };
/** Lances rise above hats. */
const LANCERS: Room = { ...MOUNTED, height: 105 };

export function roomOf({ rider, weapon, body }: Dress): Room {
  if (rider) return weapon === 'lance' ? LANCERS : MOUNTED;
  if (body === 'kneeling') return KNEELING;
  return weapon === 'firing' || weapon === 'aiming' ? OPEN : ON_FOOT;
}

/** The scale of heads on small drawings, where the hat tells the arm. */
const HEADS: Readonly<Record<FigureDetail, number>> = { full: 1.1, plain: 1.26 };

/** The brow, on which the hat sits, and the collar, about which a head grows. */
const BROW = -48;
const COLLAR = -38;

const clothOf = (dress: Dress, uniform: Uniform): Cloth => ({
  coat: dress.coat ?? uniform.coat,
  facings: dress.facings ?? uniform.facings,
  legs: dress.legs ?? uniform.legs,
  plume: dress.plume,
  horse: dress.coatOfHorse ?? '',
  carriage: uniform.carriage,
});

/** How far a kneeling body and one in the saddle are moved down. */
const KNEES = 13;
const SEAT = -14;

/** A function that draws parts of a figure. */
type Painter = (parts: readonly Part[]) => string;

/** A head with its hat. */
const drawHead = ({ hat }: Dress, detail: FigureDetail, paint: Painter): string =>
  group(
    { transform: `translate(0 ${COLLAR}) scale(${HEADS[detail]}) translate(0 ${BROW - COLLAR})` },
    paint(HATS[hat]),
  );

/** The parts of a figure, each moved to its place. */
function assembled(dress: Dress, detail: FigureDetail, paint: Painter): string {
  const { rider, horse, body = 'coat', weapon } = dress;
  const head = drawHead(dress, detail, paint);
  const arms = paint(WEAPONS[weapon]);
  if (!rider || !horse) {
    const man = paint(BODIES_ON_FOOT[body]);
    return group(
      { transform: body === 'kneeling' ? `translate(0 ${KNEES})` : undefined },
      // A weapon on the back lies behind it.
      weapon === 'slung' ? arms + man + head : man + head + arms,
    );
  }
  return (
    paint(HORSES[horse]) +
    paint(SADDLE) +
    group({ transform: `translate(-3 ${SEAT})` }, paint(RIDERS[rider]), head, arms)
  );
}

/** Draws one soldier, on foot or mounted, with the feet or the hooves at the origin, in front of a light rim. */
export function drawFigure(dress: Dress, uniform: Uniform, detail: FigureDetail): string {
  const cloth = clothOf(dress, uniform);
  return (
    assembled(dress, detail, (parts) => drawRim(parts, detail)) +
    assembled(dress, detail, (parts) => drawParts(parts, cloth, detail))
  );
}

/** Draws the gun of gunners; nothing for others. */
export const drawGun = (dress: Dress, uniform: Uniform, detail: FigureDetail): string =>
  dress.gun ? drawParts(GUNS[dress.gun], clothOf(dress, uniform), detail) : '';
