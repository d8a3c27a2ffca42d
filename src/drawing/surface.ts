import { seeded } from './seeded-random';
import { documentOf, drawLine, element, short } from './svg';

/** The side of a tile, which continues itself in both directions. */
const TILE = 512;

/** The colours of a surface: its ground, its darker and its lighter strokes. */
interface Inks {
  readonly ground: string;
  readonly dark: string;
  readonly light: string;
}

const DESK: Inks = { ground: '#553a24', dark: '#382414', light: '#6f4d30' };
const WOOD: Inks = { ground: '#7b5a3a', dark: '#523820', light: '#94714b' };
const BAIZE: Inks = { ground: '#2c4a3a', dark: '#213a2d', light: '#3a5c49' };

/** A line of grain across the tile; it ends at the height at which it begins. */
function grain(y: number, swing: number, turn: number, waves: number): string {
  const points = Array.from({ length: 33 }, (_, index) => {
    const part = (index / 32) * 2 * Math.PI;
    const rise = swing * (Math.sin(part * waves + turn) + 0.5 * Math.sin(part + 2 * turn));
    return `${short((index / 32) * TILE)} ${short(y + rise)}`;
  });
  return `M${points.join('L')}`;
}

/** Wood in boards of a height that divides the tile. */
function drawBoards(seed: string, high: number, { ground, dark, light }: Inks): string {
  const hand = seeded(seed);
  const strokes: string[] = [];
  for (let top = 0; top < TILE; top += high) {
    for (let y = 5 + 5 * hand(); y < high - 4; y += 3 + 8 * hand()) {
      const swing = Math.min(y, high - y, 4) * 0.5 * hand();
      const d = grain(top + y, swing, hand() * 6, 1 + Math.round(hand()));
      strokes.push(
        drawLine(d, hand() < 0.6 ? dark : light, 0.5 + 1.3 * hand(), { opacity: 0.2 + 0.3 * hand() }),
      );
    }
    strokes.push(
      element('rect', { x: 0, y: top, width: TILE, height: high, fill: dark, opacity: 0.16 * hand() }),
      drawLine(`M0 ${top}H${TILE}`, dark, 2.4),
      drawLine(`M0 ${top + 2}H${TILE}`, light, 0.8, { opacity: 0.5 }),
    );
  }
  return element('rect', { width: TILE, height: TILE, fill: ground }) + strokes.join('');
}

/** Cloth with short fibres. */
function drawCloth({ ground, dark, light }: Inks): string {
  const hand = seeded('baize');
  const fibres = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y] = [8 + hand() * (TILE - 16), 8 + hand() * (TILE - 16)];
      return `M${short(x)} ${short(y)}l${short(5 * hand() - 2.5)} ${short(5 * hand() - 2.5)}`;
    }).join('');
  return (
    element('rect', { width: TILE, height: TILE, fill: ground }) +
    drawLine(fibres(2600), dark, 1.1, { opacity: 0.55 }) +
    drawLine(fibres(2200), light, 0.9, { opacity: 0.5 })
  );
}

const SURFACES = {
  desk: () => drawBoards('desk', TILE, DESK),
  wood: () => drawBoards('wood', TILE / 4, WOOD),
  baize: () => drawCloth(BAIZE),
} as const;

/** Draws a tile of the surface on which the map lies. */
export const drawSurface = (kind: keyof typeof SURFACES): string =>
  documentOf({ x: 0, y: 0, width: TILE, height: TILE }, 1, SURFACES[kind]());
