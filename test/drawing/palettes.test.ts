import { afterEach, describe, expect, test } from 'vitest';
import { choosePalette, drawBlock, drawMark, NATIONS, nationColours, PALETTES } from '../../src/drawing';
import { COLOUR_VISIONS, type ColourVision, seenBy } from '../../tools/sheet-scenes/colour-vision';
import { channels, contrast, light } from '../contrast';

afterEach(() => choosePalette('uniforms'));

const NATIONS_OF_TABLES = Object.keys(NATIONS).filter((nation) => nation !== 'south' && nation !== 'north');
const NORMAL: ColourVision = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A colour in CIE Lab, where distances are what eyes take them for. */
function lab(colour: readonly number[]): readonly number[] {
  const [red = 0, green = 0, blue = 0] = colour.map(light);
  const root = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two nations' blocks are apart for an eye; 20 is much, 10 is told side by side, 2 is hardly seen. */
function apart(one: string, other: string, eye: ColourVision): number {
  const [a, b] = [one, other].map((nation) => lab(seenBy(eye, channels(nationColours(nation).face))));
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
}

const nearest = (nations: readonly string[], eye: ColourVision): number =>
  Math.min(
    ...nations.flatMap((one, index) => nations.slice(index + 1).map((other) => apart(one, other, eye))),
  );

describe('palettes', () => {
  test.each([
    ['red-green', 'deuteranopia'],
    ['red-green', 'protanopia'],
    ['blue-yellow', 'tritanopia'],
  ] as const)('by %s all nations are told apart in %s, better than by uniforms', (palette, eye) => {
    const worn = nearest(NATIONS_OF_TABLES, COLOUR_VISIONS[eye]);
    choosePalette(palette);
    const chosen = nearest(NATIONS_OF_TABLES, COLOUR_VISIONS[eye]);
    expect(chosen).toBeGreaterThan(17);
    expect(chosen).toBeGreaterThan(worn + 5);
  });

  test('by light and dark the French are told from all others without any colour', () => {
    const others = NATIONS_OF_TABLES.filter((nation) => nation !== 'french');
    const least = () => Math.min(...others.map((nation) => apart('french', nation, COLOUR_VISIONS.grey)));
    expect(least()).toBeLessThan(5);
    choosePalette('light-dark');
    expect(least()).toBeGreaterThan(40);
    expect(apart('south', 'north', COLOUR_VISIONS.grey)).toBeGreaterThan(40);
  });

  test.each(PALETTES)(
    'in %s signs are read on their faces, and nations differ for every eye that sees',
    (palette) => {
      choosePalette(palette);
      for (const nation of Object.keys(NATIONS)) {
        const { face, sign } = nationColours(nation);
        expect(contrast(face, sign), nation).toBeGreaterThan(4.5);
      }
      expect(nearest(NATIONS_OF_TABLES, NORMAL)).toBeGreaterThan(15);
    },
  );

  test('signs and frames stand in every palette: the drawings differ by their colours alone', () => {
    const drawn = () =>
      Object.keys(NATIONS).map((nation) =>
        drawBlock({
          ...{ arm: 'cavalry', sign: 'light', nation, strength: 2, full: 4, formation: 'line' },
        }),
      );
    const marks = () => [drawMark({ kind: 'target' }), drawMark({ kind: 'reach', shape: 'hex' })];
    const bare = (svgs: readonly string[]) => svgs.map((svg) => svg.replaceAll(/#[0-9a-f]{6}/g, ''));
    const [blocks, signs] = [drawn(), marks()];
    for (const palette of PALETTES.slice(1)) {
      choosePalette(palette);
      expect(bare(drawn())).toEqual(bare(blocks));
      expect(bare(marks())).toEqual(bare(signs));
      expect(drawn().filter((svg) => blocks.includes(svg))).toEqual([]);
      expect(marks().filter((svg) => signs.includes(svg))).toEqual([]);
    }
  });

  test('a palette that there is not is that of uniforms', () => {
    const worn = nationColours('british');
    choosePalette('light-dark');
    choosePalette('constructor');
    expect(nationColours('british')).toEqual(worn);
  });
});
