import { drawWord } from '../caption';
import type { FigureDetail } from '../look-of-pieces';
import { element, group, short } from '../svg';
import type { Dress } from './dress';
import { drawFigure, drawGun, type Figure, roomOf } from './figure';
import { drawCloth, drawStaff } from './flag';
import { formUp, type Ranks } from './ranks';
import { uniformOf } from './uniforms';

/** The unit whose figures are drawn, and the face on which they stand, around the middle of the picture. */
export interface Company {
  readonly dress: Dress;
  readonly nation: string;
  readonly strength: number;
  readonly full: number;
  /** The width of the face, and its lower edge. */
  readonly face: { readonly width: number; readonly bottom: number };
  /** The highest that hats may reach. */
  readonly ceiling: number;
}

/** The greatest number of figures; a stronger unit shows its share of them, and its strength as a number. */
const MOST = 8;

/** The place of the flag's staff from the middle of the picture, and the room that the flag takes from the men. */
const STAFF = -25;
const BESIDE_FLAG = 11;

const placed = (x: number, y: number, scale: number, drawing: string): string =>
  group({ transform: `translate(${short(x)} ${short(y)}) scale(${short(scale)})` }, drawing);

/** The number of figures for a strength, and for the full strength. */
function countsOf({ strength, full }: Company): readonly [shown: number, slots: number] {
  const most = Math.max(strength, full, 1);
  if (most <= MOST) return [Math.max(0, strength), most];
  return [Math.ceil((Math.max(0, strength) * MOST) / most), MOST];
}

const HEAD_OF_HORSE = 5;

/** A gun on foot takes the front, its gunners stand behind it. */
const GUN = { x: 6, scale: 1.42, room: 17 };

/** A gun of horse artillery follows one rider, whose horse is seen whole; the others ride behind the two. */
const TOWED = { fromEdge: 16, scale: 1.3, rise: 18 };
const LEADING = { fromEdge: 24, scale: 0.72 };
/** Half the room that the two take on a narrow face. */
const NARROWEST = 40;

/** Draws a unit as its men: as many as it has strength, and a bare spot for each that has fallen. */
export function drawFigures(company: Company, detail: FigureDetail): string {
  const { dress, nation, face, ceiling, strength, full } = company;
  const uniform = uniformOf(nation);
  const [shown, slots] = countsOf(company);
  const feet = face.bottom - 6;
  const flag = { x: STAFF, foot: feet - 4 };
  const men = [dress.weapon, ...(dress.others ?? [])].map((weapon) =>
    drawFigure({ ...dress, weapon }, uniform, detail),
  );
  const drawn = dress.gun && dress.rider ? drawTeam : drawRanks;
  return [
    placed(flag.x, flag.foot, 1, drawStaff(flag.foot - ceiling, detail)),
    drawn({ ...company, feet, shown, slots, men, gun: drawGun(dress, uniform, detail) }),
    // No hat hides the colours of the nation.
    placed(flag.x, ceiling, 1, drawCloth(uniform, dress.isGilded === true, detail)),
    Math.max(strength, full) > MOST
      ? drawWord(`${strength}/${full}`, {
          ...{ y: feet + 4, size: 15, fill: '#17120d', style: 'bold' },
        })
      : '',
  ].join('');
}

/** The men on a face in turn, how many of their places are taken, and their gun. */
interface Stand extends Company {
  readonly feet: number;
  readonly shown: number;
  readonly slots: number;
  readonly men: readonly Figure[];
  readonly gun: string;
}

/** Men in ranks, behind their gun if they have one. */
function drawRanks({ dress, face, ceiling, feet, shown, slots, men, gun }: Stand): string {
  const behind = gun === '' ? 0 : GUN.room;
  // A horse reaches farther ahead than its rider.
  const beside = BESIDE_FLAG / 2 - (dress.rider ? HEAD_OF_HORSE : 0);
  const size = { width: face.width + 2 - BESIDE_FLAG, height: feet - behind - ceiling };
  return [
    placed(beside, feet - behind, 1, drawMen(formUp(slots, roomOf(dress), size), shown, men)),
    gun && placed(GUN.x, feet + 3, GUN.scale, gun),
  ].join('');
}

/** Riders and the gun that they tow. */
function drawTeam({ dress, face, ceiling, feet, shown, slots, men, gun }: Stand): string {
  const size = { width: face.width + 2 - BESIDE_FLAG, height: feet - TOWED.rise - ceiling };
  const others = formUp(Math.max(1, slots - 1), roomOf(dress), size);
  const half = Math.max(face.width / 2, NARROWEST);
  return [
    slots > 1 ? placed(BESIDE_FLAG / 2, feet - TOWED.rise, 1, drawMen(others, shown - 1, men)) : '',
    placed(TOWED.fromEdge - half, feet + 3, TOWED.scale, gun),
    placed(half - LEADING.fromEdge, feet, LEADING.scale, drawMen(ALONE, shown, men)),
  ].join('');
}

const ALONE: Ranks = { places: [{ x: 0, y: 0 }], scale: 1 };

/** The men from back to front, the weapons of a rank over all of its men; the last of the ranks fall first. */
function drawMen({ places, scale }: Ranks, shown: number, men: readonly Figure[]): string {
  const standing = Math.max(0, shown);
  const spots = places.slice(standing).map(({ x, y }) =>
    element('ellipse', {
      cx: x,
      cy: y - 1,
      rx: 8 * scale,
      ry: 3.4 * scale,
      fill: '#17120d',
      opacity: 0.45,
    }),
  );
  const soldiers = places.slice(0, standing).map((place, index) => ({ ...place, of: index % men.length }));
  const ranks = [...new Set(soldiers.map(({ y }) => y))].toSorted((back, front) => back - front);
  const drawn = ranks.flatMap((rank) => {
    const abreast = soldiers.filter(({ y }) => y === rank);
    return (['rim', 'body', 'fore', 'arms'] as const).flatMap((layer) =>
      abreast.map(({ x, y, of }) => placed(x, y, scale, men[of]?.[layer] ?? '')),
    );
  });
  return [...spots, ...drawn].join('');
}
