import { describe, expect, test } from 'vitest';
import { BLOCK_CONDITIONS, GRADE_COLOURS } from '../../src/core';
import { type BlockDrawing, drawBlock, NATIONS } from '../../src/drawing';
import { ARM_SIGNS } from '../../src/drawing/block/arms/arm-sign';
import { GAMES } from '../../src/rulesets';
import { faultOf, hasBadNumbers } from './well-formed';

const plain: BlockDrawing = {
  arm: 'infantry',
  sign: 'line',
  nation: 'french',
  strength: 3,
  full: 4,
  formation: 'line',
};
const block = (more: Partial<BlockDrawing> = {}): string => drawBlock({ ...plain, ...more });

const everySign = Object.entries(ARM_SIGNS).flatMap(([arm, signs]) =>
  Object.keys(signs).map((sign) => ({ arm, sign })),
);
const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe('blocks', () => {
  test.each(everySign)('$sign $arm has a sign of its own', ({ arm, sign }) => {
    const svg = block({ arm, sign });
    expect(faultOf(svg)).toBeUndefined();
    const others = everySign.filter((other) => other.arm !== arm || other.sign !== sign);
    expect(others.map((other) => block(other))).not.toContain(svg);
  });

  test('the conditions of a block differ from each other and from none, without colour', () => {
    const bare = [[], ...BLOCK_CONDITIONS.map((each) => [each]), ['shaken', 'low-ammunition'] as const].map(
      (conditions) => block({ conditions }).replace(/#[0-9a-f]{6}/g, ''),
    );
    expect(new Set(bare).size).toBe(bare.length);
    expect(bare.filter(hasBadNumbers)).toEqual([]);
    expect(faultOf(block({ conditions: BLOCK_CONDITIONS }))).toBeUndefined();
  });

  test.each(GAMES)(
    'every unit of a game has a drawn sign or the letters of its row: $rules.id',
    ({ rules }) => {
      const units = Object.values(rules.pieces).filter(({ kind }) => kind === 'unit');
      const lettered = units.filter(({ arm, sign }) => /font-size="16"/.test(block({ arm, sign })));
      expect(lettered.filter(({ sign }) => !sign.startsWith('letters '))).toEqual([]);
      expect(block({ sign: 'letters Sa' })).toContain('>Sa</text>');
    },
  );

  test.each(Object.keys(NATIONS))('%s has its own colours', (nation) => {
    const svg = block({ nation });
    expect(faultOf(svg)).toBeUndefined();
    expect(svg).toContain(NATIONS[nation]?.face);
    expect(svg).not.toBe(block({ nation: 'unheard-of' }));
  });

  test('formations, fronts and spent units look different from each other', () => {
    const formations = [
      ...['line', 'column', 'attack-column', 'march-column', 'square', 'skirmish', 'garrison'],
      ...['limbered', 'gunners'],
    ];
    const looks = [
      ...formations.map((formation) => block({ formation })),
      ...formations
        .filter((formation) => formation !== 'gunners')
        .map((formation) => block({ formation, facing: 60 })),
      ...formations.map((formation) => block({ formation, spent: true })),
    ];
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test.each([0, 1, 6])('%i of six points that were taken are as many dots', (lost) => {
    const svg = block({ counts: 'disruption', strength: 6 - lost, full: 6 });
    expect(count(svg, '<circle ')).toBe(lost);
    expect(faultOf(svg)).toBeUndefined();
  });

  test('the plate of a grade has its colour, and the letter tells it without', () => {
    const looks = GRADE_COLOURS.map((gradeColour) => block({ grade: 'R', gradeColour }));
    expect(new Set([...looks, block({ grade: 'R' })]).size).toBe(GRADE_COLOURS.length + 1);
    const letters = ['E', 'V', 'R', 'C', 'M'].map((grade) =>
      block({ grade, gradeColour: 'blue' }).replace(/#[0-9a-f]{6}/g, ''),
    );
    expect(new Set(letters).size).toBe(letters.length);
  });

  test.each(['line', 'attack-column', 'march-column', 'skirmish'])(
    'however much it bears, all of it has room on a %s',
    (formation) => {
      for (const front of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const) {
        const svg = block({ formation, front, grade: 'V', conditions: ['disordered', 'reacts'], full: 8 });
        expect(hasBadNumbers(svg), front).toBe(false);
        expect(svg).not.toContain('height="-');
      }
    },
  );

  test('fronts to four sides, grades and garrisons look different from each other', () => {
    const looks = [
      ...(['n', 'e', 's', 'w'] as const).map((front) => block({ front, grade: '3' })),
      block({ front: 'n', grade: '4' }),
      block({ formation: 'garrison' }),
      block(),
    ];
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test.each([
    ['ne', 60],
    ['se', 120],
    ['sw', 240],
    ['nw', 300],
  ] as const)('on hexes the front %s is an arrow over a corner', (front, turn) => {
    for (const formation of ['line', 'column', 'square', 'skirmish', 'garrison']) {
      const svg = block({ front, formation, shape: 'hex' });
      expect(faultOf(svg)).toBeUndefined();
      const [, back = '', arrow = '', turned = ''] =
        /translate\(60 (\d+)\)">(?:<path[^>]*>)<path d="M([^"]*)Z"[^>]* transform="rotate\((\d+)\)/.exec(
          svg,
        ) ?? [];
      expect(Number(turned)).toBe(turn);
      const [left, tip, right] = arrow.split('L').map((point) => Number(point.split(' ')[1]));
      // Its point lies farther out than its ends, beyond the middle of the face, and within the picture.
      expect([left, right]).toEqual([left, left]);
      expect(tip).toBeLessThan((left ?? 0) - 10);
      const ahead = -(tip ?? 0);
      const angle = (turn * Math.PI) / 180;
      const place = [60 + Math.sin(angle) * ahead, Number(back) - Math.cos(angle) * ahead];
      expect(Math.min(...place)).toBeGreaterThan(0);
      expect(Math.max(...place)).toBeLessThan(120);
      expect(ahead).toBeGreaterThan(40);
    }
  });

  test('six fronts on hexes look different from each other, and corners of squares from those of hexes', () => {
    const hexes = (['n', 'ne', 'se', 's', 'sw', 'nw'] as const).map((front) =>
      block({ front, shape: 'hex' }),
    );
    const corner = block({ front: 'ne', shape: 'square' });
    expect(new Set([...hexes, corner, block()]).size).toBe(8);
    expect(block({ front: 'n', shape: 'hex' })).toBe(block({ front: 'n' }));
  });

  test.each([0, 1, 5, 8])('strength %i of 8 shows as many filled pips', (strength) => {
    const svg = block({ strength, full: 8 });
    const pips = [...svg.matchAll(/<circle [^>]*>/g)].map(([tag]) => tag);
    expect(pips).toHaveLength(8);
    expect(pips.filter((tag) => !tag.includes('fill="none"'))).toHaveLength(strength);
  });

  test.each(['line', 'square', 'column', 'skirmish'])(
    'what is beyond the full strength stands apart: %s',
    (formation) => {
      const pipsOf = (strength: number): readonly (readonly [number, number])[] =>
        [...block({ formation, strength, full: 4 }).matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(
          ([, x, y]) => [Number(x), Number(y)],
        );
      const [full, more] = [pipsOf(4), pipsOf(5)];
      expect([full.length, more.length]).toEqual([4, 5]);
      const [[x4, y4] = [0, 0], [x5, y5] = [0, 0]] = more.slice(-2);
      const [[x1] = [0], [x2] = [0]] = more;
      // The distance of two neighbours, unless the row is over.
      if (y4 === y5) expect(x5 - x4).toBeCloseTo(2 * (x2 - x1), 1);
      else expect(x5).toBeGreaterThan(Math.min(...more.map(([x]) => x)));
      expect(more.every(([x]) => Math.abs(x) < 47)).toBe(true);
    },
  );

  test('an attached skirmisher shows, in every formation', () => {
    const formations = ['line', 'square', 'column', 'skirmish'];
    const screened = formations.map((formation) => block({ formation, screen: true }));
    expect(screened.map(faultOf).filter(Boolean)).toEqual([]);
    expect(screened.filter((svg, index) => svg === block({ formation: formations[index] ?? '' }))).toEqual(
      [],
    );
    expect(block({ screen: false })).toBe(block());
  });

  test('more than eight are written as a number', () => {
    expect(block({ strength: 11, full: 12 })).toContain('>11/12<');
  });

  test('unknown words show and do not throw', () => {
    expect(block({ sign: 'rocket' })).toContain('>ro<');
    const unknown = block({ arm: 'balloon', sign: 'hydrogen', nation: 'x', formation: 'wedge' });
    expect(unknown).toContain('>?<');
    expect(faultOf(unknown)).toBeUndefined();
  });

  test('words of the language itself are unknown words too', () => {
    const words = ['constructor', 'toString', '__proto__'];
    const svgs = words.map((word) => block({ arm: word, sign: word, nation: word, formation: word }));
    expect(svgs.map(faultOf).filter(Boolean)).toEqual([]);
    expect(svgs.filter((svg) => count(svg, '>?<') === 1)).toHaveLength(words.length);
    expect(svgs.filter(hasBadNumbers)).toEqual([]);
  });

  test('names are escaped', () => {
    const svg = block({ name: '<script>"Foy" & \'Co\'\u0001</script>' });
    expect(faultOf(svg)).toBeUndefined();
    expect(svg).toContain('&lt;script&gt;&quot;Foy&quot; &amp; &#39;Co&#39;&lt;/script&gt;');
  });

  test('the same block is drawn the same every time', () => {
    expect(block({ facing: 120, name: 'Foy' })).toBe(block({ facing: 120, name: 'Foy' }));
  });
});
