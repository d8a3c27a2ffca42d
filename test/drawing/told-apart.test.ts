// Whoever looks at a small map, or sees few colours, tells every type of unit of a nation from every other.
import { afterEach, describe, expect, test } from 'vitest';
import type { PieceType } from '../../src/core';
import { choosePieceLook, type Detail, detailAt, drawPiece, NATIONS } from '../../src/drawing';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { pixelsOf } from '../../tools/render-svg';
import { COLOUR_VISIONS, type ColourVision, seenBy } from '../../tools/sheet-scenes/colour-vision';

const SIZES = [18, 25, 40, 60];
/** The least share of the picture in which two types differ: any two, and pairs of arms that are easily confused. */
interface Bars {
  readonly any: number;
  readonly pairs: readonly (readonly [one: string, other: string, least: number])[];
}
const SYMBOLS: Bars = { any: 0.02, pairs: [['infantry light', 'cavalry light', 0.08]] };
/** The same for figures, whose silhouettes differ in more than a sign; the pairs are those that strangers took for one. */
const FIGURES: Bars = {
  any: 0.08,
  pairs: [
    ['infantry light', 'cavalry light', 0.15],
    ['artillery foot', 'artillery horse', 0.22],
    ['artillery horse', 'cavalry guard', 0.26],
    ['infantry line', 'infantry militia', 0.13],
    ['infantry line', 'infantry elite', 0.1],
    ['cavalry light', 'cavalry lancers', 0.15],
    ['cavalry heavy', 'cavalry lancers', 0.14],
    ['cavalry light', 'cavalry heavy', 0.16],
  ],
};
/** A pixel differs where it is lighter or darker by so much, or of another colour. */
const STEP = 0.25;
const PAPER = [0.94, 0.9, 0.82] as const;

type Game = (typeof GAMES)[number];

const nationsOf = ({ rules }: Game): readonly string[] => {
  const charted = [...new Set(Object.values(rules.pieces).flatMap(({ nation }) => nation ?? []))];
  return charted.length > 0 ? charted : ['french', 'british', 'austrian'];
};

const unitsOf = ({ rules }: Game, nation: string): readonly PieceType[] =>
  Object.values(rules.pieces).filter((type) => type.kind === 'unit' && (type.nation ?? nation) === nation);

/** Three numbers for each pixel of a picture. */
type Seen = Float64Array;

const NOTHING: Seen = new Float64Array();

const rendered = new Map<string, ReturnType<typeof pixelsOf>>();
const known = new Map<string, Promise<Seen>>();

/** What a map has for a key, made the first time. */
function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** A drawing on paper as an eye sees it. The same one serves many games, and the same pixels all eyes. */
const seen = (svg: string, size: number, eye: ColourVision): Promise<Seen> =>
  kept(known, `${size} ${eye.join()} ${svg}`, async () =>
    look(await kept(rendered, `${size} ${svg}`, () => pixelsOf(svg, size)), eye),
  );

function look(pixels: Uint8Array, eye: ColourVision): Seen {
  const picture = new Float64Array((pixels.length / 4) * 3);
  const { buffer, byteOffset, length } = pixels.slice();
  // Most pixels have the colour of another one.
  const colours = new Map<number, readonly number[]>();
  for (const [index, colour] of new Uint32Array(buffer, byteOffset, length / 4).entries()) {
    const one = kept(colours, colour, () => {
      const [red = 0, green = 0, blue = 0, opaque = 0] = pixels.subarray(index * 4, index * 4 + 4);
      const over = (value: number, paper: number): number =>
        Math.min(1, value / 255 + paper * (1 - opaque / 255));
      return seenBy(eye, [over(red, PAPER[0]), over(green, PAPER[1]), over(blue, PAPER[2])]);
    });
    picture.set(one, index * 3);
  }
  return picture;
}

/** The share of pixels in which two pictures differ. */
function difference(one: Seen, other: Seen): number {
  const differs = (at: number): boolean => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > STEP;
  let differing = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) differing += 1;
  }
  return differing / (one.length / 3);
}

/** The bar for two types. */
function barOf(one: PieceType, other: PieceType, { any, pairs }: Bars): number {
  const arms = [one, other].map(({ arm, sign }) => `${arm} ${sign}`);
  return pairs.find(([first, second]) => arms.includes(first) && arms.includes(second))?.[2] ?? any;
}

/** The pairs of types of a nation that differ by too little. */
async function alike(
  game: Game,
  nation: string,
  size: number,
  eye: ColourVision,
  bars: Bars,
): Promise<readonly string[]> {
  const { rules } = game;
  const units = unitsOf(game, nation);
  const pictures = await Promise.all(
    units.map(({ id: type }) => {
      const piece = { type, nation, strength: 3, full: 4, formation: rules.formations[0] };
      return seen(drawPiece(rules, piece, detailAt(size)), size, eye);
    }),
  );
  return units.flatMap((one, index) =>
    units.slice(index + 1).flatMap((other, further) => {
      const by = difference(pictures[index] ?? NOTHING, pictures[index + 1 + further] ?? NOTHING);
      return by < barOf(one, other, bars) ? [`${one.id}, ${other.id}: ${by.toFixed(3)}`] : [];
    }),
  );
}

async function expectToldApart(game: Game, size: number, bars = SYMBOLS): Promise<void> {
  for (const [name, eye] of Object.entries(COLOUR_VISIONS)) {
    for (const nation of nationsOf(game))
      expect(await alike(game, nation, size, eye, bars), `${nation}, ${name}`).toEqual([]);
  }
}

afterEach(() => choosePieceLook('symbols'));

describe.each(GAMES)('units of $rules.id', (game) => {
  test.each(SIZES)('are told apart where they are %i pixels wide', async (size) => {
    await expectToldApart(game, size);
  });

  test('are told apart as figures where they are 40 pixels wide', async () => {
    choosePieceLook('figures');
    await expectToldApart(game, 40, FIGURES);
  });
});

test.each(['symbols', 'figures'])(
  'a loss is seen where pieces are 40 pixels wide and grey: %s',
  async (look) => {
    choosePieceLook(look);
    for (const nation of Object.keys(NATIONS)) {
      const [whole, worn] = await Promise.all(
        [4, 3].map((strength) => {
          const piece = { type: 'infantry', nation, strength, full: 4, formation: 'line' };
          return seen(drawPiece(ccNapoleon, piece, detailAt(40)), 40, COLOUR_VISIONS.grey);
        }),
      );
      expect(difference(whole ?? NOTHING, worn ?? NOTHING), nation).toBeGreaterThan(0.002);
    }
  },
);

test('figures of two nations are told apart where they are 40 pixels wide', async () => {
  choosePieceLook('figures');
  // Sides without a nation never fight one that has.
  const nations = Object.keys(NATIONS).filter((nation) => nation !== 'south' && nation !== 'north');
  for (const [name, eye] of Object.entries(COLOUR_VISIONS)) {
    for (const type of ['infantry', 'light-cavalry', 'artillery']) {
      const pictures = await Promise.all(
        nations.map((nation) => {
          const piece = { type, nation, strength: 3, full: 4, formation: 'line' };
          return seen(drawPiece(ccNapoleon, piece, detailAt(40)), 40, eye);
        }),
      );
      const close = nations.flatMap((one, index) =>
        nations
          .slice(index + 1)
          .filter(
            (_, further) =>
              difference(pictures[index] ?? NOTHING, pictures[index + 1 + further] ?? NOTHING) < SYMBOLS.any,
          )
          .map((other) => `${one}, ${other}`),
      );
      expect(close, `${type}, ${name}`).toEqual([]);
    }
  }
});

describe('the drawing for a size', () => {
  test('is the simpler the smaller it is seen', () => {
    expect(SIZES.map((size) => detailAt(size))).toEqual(['bold', 'bold', 'plain', 'full']);
  });

  test('stays while a size wavers about a bound, and changes beyond it', () => {
    for (const [bound, below, above] of [
      [29, 'bold', 'plain'],
      [50, 'plain', 'full'],
    ] as const) {
      const zoomed = (from: Detail, ...sizes: readonly number[]): readonly Detail[] => {
        let shown = from;
        return sizes.map((size) => {
          shown = detailAt(size, shown);
          return shown;
        });
      };
      expect(zoomed(below, bound + 1, bound - 1, bound + 1)).toEqual([below, below, below]);
      expect(zoomed(above, bound - 1, bound + 1, bound - 1)).toEqual([above, above, above]);
      expect(zoomed(below, bound * 1.2, bound - 1, bound * 0.8)).toEqual([above, above, below]);
    }
  });

  test('leaps over what lies between', () => {
    expect(detailAt(20, 'full')).toBe('bold');
    expect(detailAt(90, 'bold')).toBe('full');
  });
});
