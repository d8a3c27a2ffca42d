import type { FigureDetail } from '../look-of-pieces';
import { group } from '../svg';
import { BODIES_ON_FOOT, GUNS, HORSE_HEADS, HORSES, type Horse, RIDERS, SADDLE } from './bodies';
import type { Dress } from './dress';
import { HATS } from './hats';
import { type Cloth, drawParts, drawRim, type Part } from './part';
import type { Uniform } from './uniforms';
import { WEAPONS, type Weapon } from './weapons';

/** The room that a figure takes: its breadth, its height, and how far its knees hide the ranks behind. */
export interface Room {
  readonly breadth: number;
  readonly height: number;
  readonly rank: number;
  /** True in open order, in which more than two never stand in one rank. */
  readonly isOpen?: boolean;
  /** True for a crowd, in which every second one stands back. */
  readonly isLoose?: boolean;
}

const ON_FOOT: Room = { breadth: 24, height: 84, rank: 27 };
/** Grenadiers and guards are taller by their hats. */
const TALL: Room = { ...ON_FOOT, height: 94 };
const CROWD: Room = { ...ON_FOOT, height: 102, isLoose: true };
/** Light infantry stands in open order. */
const OPEN: Room = { breadth: 34, height: 84, rank: 31, isOpen: true };
/** Riflemen kneel. */
const KNEELING: Room = { ...OPEN, height: 72, rank: 24 };
/** Riders stand so close that of most horses only the head and the legs are seen. */
const MOUNTED: Room = { breadth: 35, height: 96, rank: 22 };
/** How much higher a charger's back is than other horses'. */
const TALLER = 5;
/** Heavy riders stand knee to knee, up to four in one rank. */
const CHARGERS: Room = { ...MOUNTED, breadth: 33, height: MOUNTED.height + TALLER };
/** Lances rise above hats. */
const LANCERS: Room = { ...MOUNTED, height: 128 };

const roomOfRiders = (horse: Horse, weapon: Weapon): Room => {
  if (weapon === 'lance') return LANCERS;
  return horse === 'charger' ? CHARGERS : MOUNTED;
};

export function roomOf({ horse, weapon, body, hat, others }: Dress): Room {
  if (horse) return roomOfRiders(horse, weapon);
  if (body === 'kneeling') return KNEELING;
  if (others?.includes('scythe')) return CROWD;
  if (hat === 'bearskin' || hat === 'kiver') return TALL;
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
const SEAT = -15;
/** Riders at the gallop lean forward. */
const LEANING = ' rotate(11 0 -17)';

/** A function that draws parts of a figure. */
type Painter = (parts: readonly Part[]) => string;

/** A head with its hat. */
const drawHead = ({ hat }: Dress, detail: FigureDetail, paint: Painter): string =>
  group(
    { transform: `translate(0 ${COLLAR}) scale(${HEADS[detail]}) translate(0 ${BROW - COLLAR})` },
    paint(HATS[hat]),
  );

/** A soldier with the feet or the hooves at the origin: in two layers, so that no neighbour hides a weapon. */
export interface Figure {
  readonly rim: string;
  readonly body: string;
  readonly fore: string;
  readonly arms: string;
}

/** The parts of a figure, each moved to its place. */
function assembled(dress: Dress, detail: FigureDetail, paint: Painter): Omit<Figure, 'rim'> {
  const { rider, horse, body = 'coat', weapon } = dress;
  const head = drawHead(dress, detail, paint);
  const arms = paint(WEAPONS[weapon]);
  if (!rider || !horse) {
    const man = paint(BODIES_ON_FOOT[body]);
    const moved = (drawing: string): string =>
      group({ transform: body === 'kneeling' ? `translate(0 ${KNEES})` : undefined }, drawing);
    // A weapon on the back lies behind it.
    return weapon === 'slung'
      ? { body: moved(arms + man + head), fore: '', arms: '' }
      : { body: moved(man + head), fore: '', arms: moved(arms) };
  }
  const rise = horse === 'charger' ? TALLER : 0;
  const seated = (...drawing: readonly string[]): string =>
    group({ transform: `translate(-3 ${SEAT - rise})${horse === 'galloping' ? LEANING : ''}` }, ...drawing);
  return {
    body: [
      paint(HORSES[horse]),
      group({ transform: rise > 0 ? `translate(0 ${-rise})` : undefined }, paint(SADDLE)),
      seated(paint(RIDERS[rider]), head),
    ].join(''),
    fore: paint(HORSE_HEADS[horse]),
    arms: seated(arms),
  };
}

/** Draws one soldier, on foot or mounted, in front of a light rim. */
export function drawFigure(dress: Dress, uniform: Uniform, detail: FigureDetail): Figure {
  const cloth = clothOf(dress, uniform);
  const rim = assembled(dress, detail, (parts) => drawRim(parts, detail));
  const figure = assembled(dress, detail, (parts) => drawParts(parts, cloth, detail));
  if (dress.horse) return { ...figure, rim: rim.body + rim.arms };
  return { rim: '', body: rim.body + figure.body, fore: '', arms: rim.arms + figure.arms };
}

/** Draws the gun of gunners in front of a light rim; nothing for others. */
export function drawGun(dress: Dress, uniform: Uniform, detail: FigureDetail): string {
  if (!dress.gun) return '';
  const parts = GUNS[dress.gun];
  return drawRim(parts, detail) + drawParts(parts, clothOf(dress, uniform), detail);
}
