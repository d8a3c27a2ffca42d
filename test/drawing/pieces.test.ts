import { describe, expect, test } from 'vitest';
import {
  drawBlock,
  drawChit,
  drawFace,
  drawLeader,
  drawMark,
  drawPiece,
  imageSource,
  type MarkDrawing,
  NATIONS,
} from '../../src/drawing';
import { DRAWN_FACES } from '../../src/drawing/die';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { faultOf, hasBadNumbers } from './well-formed';

const leader = { nation: 'french', rank: 'general', name: 'Foy' };

/** The outline of the cloth and the stars, without colours: what is left in black and white. */
const shapes = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');

describe('leaders', () => {
  test('rank, nation and standing alone show', () => {
    const looks = [
      drawLeader(leader),
      drawLeader({ ...leader, rank: 'commander' }),
      drawLeader({ ...leader, alone: true }),
      drawLeader({ ...leader, beside: true }),
      ...Object.keys(NATIONS)
        .filter((nation) => nation !== 'french')
        .map((nation) => drawLeader({ ...leader, nation })),
    ];
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
  });

  test('rank shows without colour', () => {
    expect(shapes(drawLeader(leader))).not.toEqual(shapes(drawLeader({ ...leader, rank: 'commander' })));
  });

  test('the flag of a spent leader leaves to be seen in what condition his unit is', () => {
    const flag = drawLeader({ ...leader, spent: true });
    const [, down = ''] = flag.match(/translate\(0 (\d+)\)/) ?? [];
    // The staff begins at 12, and the cloth hangs to 27 below that.
    const lowest = 12 + Number(down) + 27;
    for (const condition of ['shaken', 'broken', 'low-ammunition'] as const) {
      const block = drawBlock({
        ...{ arm: 'infantry', sign: 'line', nation: 'french', strength: 3, full: 4, formation: 'line' },
        ...{ facing: 0, front: 'n', conditions: [condition] },
      });
      const [, middle = ''] = block.match(/translate\(\S+ (\S+)\)"><rect [^>]*width="22"/) ?? [];
      expect(lowest).toBeLessThan(57 + Number(middle || Number.NaN) - 5);
    }
  });

  test('who is spent shows without colour: the same flag hangs lower, and is hatched', () => {
    for (const alone of [false, true]) {
      const fresh = drawLeader({ ...leader, alone });
      expect(drawLeader({ ...leader, alone, spent: false })).toBe(fresh);
      const spent = drawLeader({ ...leader, alone, spent: true });
      expect(shapes(spent)).toEqual(expect.arrayContaining(shapes(fresh)));
      expect(shapes(spent)).toHaveLength(shapes(fresh).length + 1);
      expect(spent.match(/translate/g)?.length).toBe((fresh.match(/translate/g)?.length ?? 0) + 1);
    }
  });

  test('an unknown rank shows a question mark', () => {
    expect(drawLeader({ ...leader, rank: 'constructor' })).toContain('>?<');
  });

  test('a name is escaped, and written only where the leader stands alone', () => {
    const named = drawLeader({ ...leader, name: 'A<b', alone: true });
    expect(named).toContain('>A&lt;b<');
    expect(drawLeader({ ...leader, name: 'A<b' })).not.toContain('A&lt;b');
  });
});

describe('a piece by itself', () => {
  const foot = { type: 'infantry', nation: 'french' } as const;

  test('is a leader where it has no strength, and of full strength where nobody says otherwise', () => {
    const { sign } = ccNapoleon.pieces.general ?? {};
    const alone = { nation: 'french', rank: sign ?? '', name: '', alone: true };
    expect(drawPiece(ccNapoleon, { type: 'general', nation: 'french' })).toBe(drawLeader(alone));
    expect(drawPiece(ccNapoleon, { ...foot, strength: 4 })).toBe(
      drawPiece(ccNapoleon, { ...foot, strength: 4, full: 4, formation: 'line' }),
    );
  });

  test('shows what players of its game count, and of a group all who came together', () => {
    const loss = { nation: 'french', strength: 3, full: 5 };
    const counted = { ...loss, arm: 'infantry', sign: '', formation: 'line', counts: 'disruption' } as const;
    const uncharted = { pieces: {}, hitTrack: 'disruption', grid: undefined } as const;
    expect(drawPiece(uncharted, { type: 'infantry', ...loss })).toBe(drawBlock({ ...counted, arm: '' }));
    const group = Object.values(ccNapoleon.pieces).find(({ isGroup }) => isGroup);
    if (!group) throw new Error('no group in the chart');
    const many = { type: group.id, nation: 'french', strength: 3 };
    expect(drawPiece(ccNapoleon, { ...many, full: 1 })).toBe(drawPiece(ccNapoleon, { ...many, full: 3 }));
  });

  test('looks at the corners of hexes, or the sides of squares', () => {
    const looking = { ...foot, strength: 4, facing: 'ne' } as const;
    const { arm = '', sign = '' } = ccNapoleon.pieces[foot.type] ?? {};
    const drawn = { ...foot, arm, sign, strength: 4, full: 4, formation: '', counts: ccNapoleon.hitTrack };
    const expected = (shape: 'hex' | 'square'): string => drawBlock({ ...drawn, front: 'ne', shape });
    expect(drawPiece(ccNapoleon, looking)).toBe(expected('hex'));
    expect(drawPiece({ ...ccNapoleon, grid: { kind: 'square' } }, looking)).toBe(expected('square'));
    expect(drawPiece({ ...ccNapoleon, grid: undefined }, looking)).toBe(expected('square'));
    expect(expected('hex') === expected('square')).toBe(false);
  });

  test('of an unknown type shows question marks', () => {
    expect(drawPiece(ccNapoleon, { type: 'constructor', nation: 'french', strength: 2 })).toContain('>?<');
  });
});

describe('dice', () => {
  // Games may share a die.
  const dice = [...new Set(GAMES.flatMap(({ rules }) => Object.values(rules.dice)))];
  const symbolDice = dice.filter(({ faces }) => faces.some((face) => !/^\d+$/.test(face)));

  test.each(symbolDice)(
    'the faces of the symbol die $id are drawn, and differ without colour',
    ({ id, faces }) => {
      const symbols = [...new Set(faces)];
      const bare = symbols.map((face) => drawFace(id, face).replace(/#[0-9a-f]{6}|<title>.*<\/title>/g, ''));
      expect(symbols.filter((face) => !DRAWN_FACES.includes(face))).toEqual([]);
      expect(new Set(bare).size).toBe(symbols.length);
      expect(bare.map(faultOf).filter(Boolean)).toEqual([]);
      expect(bare.filter(hasBadNumbers)).toEqual([]);
    },
  );

  test('no die has the letter of another one, or one of Foundry itself', () => {
    // Games may share a die.
    const letters = [...new Map(dice.map((die) => [die.id, die])).values()].flatMap(
      ({ letter }) => letter ?? [],
    );
    expect(new Set(['c', 'd', 'f', ...letters]).size).toBe(letters.length + 3);
  });

  test.each(['1', '2', '3', '4', '5', '6'])('an ordinary die shows %s as spots', (face) => {
    const svg = drawFace('d6', face);
    expect(faultOf(svg)).toBeUndefined();
    expect(svg.split('<circle').length - 1).toBe(Number(face));
  });

  test.each(['6', 'constructor', '<&>'])('a face without a symbol shows its word: %s', (face) => {
    const svg = drawFace('<die>', face);
    expect(faultOf(svg)).toBeUndefined();
    expect(svg).toContain(`>${face.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</text>`);
  });
});

describe('marks', () => {
  const marks: readonly MarkDrawing[] = [
    { kind: 'target' },
    { kind: 'target', square: true },
    { kind: 'target', dice: 4 },
    { kind: 'target', dice: 5 },
    { kind: 'reach', shape: 'hex' },
    { kind: 'reach', shape: 'square' },
    { kind: 'blocked', shape: 'hex' },
    { kind: 'blocked', shape: 'square' },
    { kind: 'activated' },
    { kind: 'under-attack' },
    { kind: 'from-afar' },
    { kind: 'hand-to-hand' },
  ];

  test('all are sound and differ', () => {
    const looks = marks.map(drawMark);
    expect(new Set(looks).size).toBe(marks.length);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test('a target tells the number of dice', () => {
    expect(drawMark({ kind: 'target', dice: 4 })).toContain('>4</text>');
  });

  test('marks of a whole hex are as high as a hex', () => {
    expect(drawMark({ kind: 'reach', shape: 'hex' })).toContain('viewBox="0 0 120 138.56"');
  });
});

test('chits of every nation are sound and differ, and so does the back that all of them have', () => {
  const looks = [...Object.keys(NATIONS), null].map(drawChit);
  expect(new Set(looks).size).toBe(looks.length);
  expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
  expect(looks.filter(hasBadNumbers)).toEqual([]);
});

test('an image source gives the drawing back', () => {
  const svg = drawFace('cc', 'red');
  const [head, body = ''] = imageSource(svg).split(',', 2);
  expect(head).toBe('data:image/svg+xml');
  expect(decodeURIComponent(body)).toBe(svg);
});
