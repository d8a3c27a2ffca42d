import { drawWord } from '../caption';
import type { FigureDetail } from '../look-of-pieces';
import { element, group, short } from '../svg';
import type { Dress } from './dress';
import { drawFigure, drawGun, roomOf } from './figure';
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

/** The place of the flag's staff from the left edge of the picture, and the room that the flag takes from the men. */
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

/** A gun takes the front, its gunners stand behind it. */
const GUN = { scale: 1.42, room: 17 };

/** A gun of horse artillery follows its riders, so that the horses are seen whole. */
const TOWED = { scale: 1.3, room: 15, fromEdge: 17 };

/** Draws a unit as its men: as many as it has strength, and a bare spot for each that has fallen. */
export function drawFigures(company: Company, detail: FigureDetail): string {
  const { dress, nation, face, ceiling, strength, full } = company;
  const uniform = uniformOf(nation);
  const [shown, slots] = countsOf(company);
  const isTowed = dress.gun !== undefined && dress.rider !== undefined;
  const behind = dress.gun && !isTowed ? GUN.room : 0;
  const beside = isTowed ? BESIDE_FLAG + TOWED.room : BESIDE_FLAG;
  const feet = face.bottom - 6;
  const ranks = formUp(slots, roomOf(dress), {
    width: face.width + 2 - beside,
    height: feet - behind - ceiling,
  });
  const man = drawFigure(dress, uniform, detail);
  const [at, scale] = isTowed ? [TOWED.fromEdge - face.width / 2, TOWED.scale] : [6, GUN.scale];
  const gun = dress.gun ? placed(at, feet + 3, scale, drawGun(dress, uniform, detail)) : '';
  return [
    placed(STAFF, feet - 4, 1, drawStaff(feet - 4 - ceiling, detail)),
    placed(beside / 2, feet - behind, 1, drawMen(ranks, shown, man)),
    gun,
    // No hat hides the colours of the nation.
    placed(STAFF, ceiling, 1, drawCloth(uniform, dress.isGilded === true, detail)),
    Math.max(strength, full) > MOST
      ? drawWord(`${strength}/${full}`, {
          ...{ y: feet + 4, size: 15, fill: '#17120d', style: 'bold' },
        })
      : '',
  ].join('');
}

/** The men from back to front; the last of the ranks fall first. */
function drawMen({ places, scale }: Ranks, shown: number, man: string): string {
  const spots = places.slice(shown).map(({ x, y }) =>
    element('ellipse', {
      cx: x,
      cy: y - 1,
      rx: 8 * scale,
      ry: 3.4 * scale,
      fill: '#17120d',
      opacity: 0.45,
    }),
  );
  const men = places.slice(0, shown).map(({ x, y }) => placed(x, y, scale, man));
  return spots.join('') + men.reverse().join('');
}
