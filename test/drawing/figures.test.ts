import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BlockDrawing,
  choosePalette,
  choosePieceLook,
  drawBlock,
  drawLeader,
  drawPiece,
  NATIONS,
} from '../../src/drawing';
import { dressOf } from '../../src/drawing/figures/dress';
import { DRESSED_NATIONS, uniformOf } from '../../src/drawing/figures/uniforms';
import { GAMES } from '../../src/rulesets';
import { faultOf, hasBadNumbers } from './well-formed';

beforeEach(() => choosePieceLook('figures'));
afterEach(() => {
  choosePieceLook('symbols');
  choosePalette('uniforms');
});

const EYES = 'M1 -45.2v1.8M5 -45.2v1.8';
const men = (svg: string): number => svg.split(EYES).length - 1;
const uncoloured = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '');

const plain: BlockDrawing = {
  ...{ arm: 'infantry', sign: 'line', nation: 'french', formation: 'line', strength: 4, full: 4 },
};

describe.each(GAMES)('figures of $rules.id', ({ rules }) => {
  const units = Object.values(rules.pieces).filter(({ kind }) => kind === 'unit');
  const nations = [...new Set(units.flatMap(({ nation }) => nation ?? []))];

  test('every unit has as many men as strength, in every formation, and one less after a loss', () => {
    for (const { id: type, strength: full, nation = 'french' } of units) {
      for (const formation of rules.formations) {
        for (let strength = full; strength > 0; strength -= 1) {
          const svg = drawPiece(rules, { type, nation, strength, full, formation });
          expect(men(svg), `${type} ${formation}`).toBe(strength);
          expect(faultOf(svg), type).toBeUndefined();
          expect(hasBadNumbers(svg), type).toBe(false);
        }
      }
    }
  });

  test.each(nations.length > 0 ? nations : Object.keys(NATIONS))(
    'every arm of %s has a silhouette of its own',
    (nation) => {
      const own = units.filter((type) => (type.nation ?? nation) === nation);
      const looks = own.map(({ id: type }) =>
        uncoloured(drawPiece(rules, { type, nation, strength: 1, full: 1, formation: 'line' })),
      );
      expect(new Set(looks).size).toBe(own.length);
    },
  );

  test('no row of an arm is taken for the plain one of its arm', () => {
    const signs = units.filter(({ sign }) => !sign.startsWith('letters ') && sign !== 'regular');
    const [line, ...others] = [...new Set(signs.map(({ arm, sign }) => `${arm} ${sign}`))];
    expect(line).toBeDefined();
    for (const each of others) {
      const [arm = '', sign = ''] = each.split(' ');
      if (sign !== 'line' && sign !== 'foot')
        expect(dressOf(arm, sign, 'south'), each).not.toEqual(dressOf(arm, 'unheard-of', 'south'));
    }
  });
});

test('every nation has a coat and a flag, and flags of nations differ without colour', () => {
  expect(DRESSED_NATIONS.toSorted()).toEqual(Object.keys(NATIONS).toSorted());
  const real = DRESSED_NATIONS.filter((nation) => nation !== 'south' && nation !== 'north');
  expect(new Set(real.map((nation) => uniformOf(nation).flag.pattern)).size).toBe(real.length);
});

test('palettes for colour-blind players colour the coats as well', () => {
  const blocks = ['uniforms', 'red-green', 'blue-yellow', 'light-dark'].map((palette) => {
    choosePalette(palette);
    return drawBlock(plain);
  });
  expect(new Set(blocks).size).toBe(4);
});

test('great strengths show a part of the men, and a number', () => {
  const svg = drawBlock({ ...plain, strength: 9, full: 12 });
  expect(men(svg)).toBe(6);
  expect(svg).toContain('>9/12<');
});

test('letters of a sign, the grade and every condition are shown over the figures', () => {
  const svg = drawBlock({ ...plain, sign: 'letters Sa', grade: 'V', conditions: ['shaken', 'reacts'] });
  expect(svg).toContain('>Sa<');
  expect(svg).toContain('>V<');
  expect(svg.match(/scale\(0\.78\)/g)).toHaveLength(3);
});

test('the smallest pieces have signs, and so do arms that nobody knows', () => {
  const leader = { nation: 'french', rank: 'general', name: '', alone: true };
  const unknown = { ...plain, arm: 'balloon' };
  const drawn = () => [drawBlock(plain, 'bold'), drawLeader(leader, 'bold'), drawBlock(unknown)];
  const figures = drawn();
  choosePieceLook('symbols');
  expect(figures).toEqual(drawn());
});

describe('leaders', () => {
  const leader = { nation: 'french', rank: 'general', name: 'Foy' };

  test('ride, and show rank, nation and whether they have acted without colour', () => {
    const looks = [
      drawLeader(leader),
      drawLeader({ ...leader, rank: 'commander' }),
      drawLeader({ ...leader, rank: 'army-commander' }),
      drawLeader({ ...leader, spent: true }),
      drawLeader({ ...leader, alone: true }),
      drawLeader({ ...leader, rank: 'constructor' }),
    ].map(uncoloured);
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks.map(men)).toEqual(looks.map(() => 1));
    expect(looks.map(faultOf).filter(Boolean)).toEqual([]);
    expect(looks.filter(hasBadNumbers)).toEqual([]);
  });

  test('have their name on a ribbon, escaped: alone, with a unit and beside it', () => {
    expect(drawLeader({ ...leader, name: 'A<b', alone: true })).toContain('>A&lt;b<');
    expect(drawLeader(leader)).toContain('>Foy<');
    expect(drawLeader({ ...leader, beside: true })).toContain('>Foy<');
    expect(drawLeader(leader, 'plain')).not.toContain('Foy');
    choosePieceLook('symbols');
    expect(drawLeader(leader)).not.toContain('Foy');
  });

  test('have names that can be read on a space of 100 pixels, and that stay on their ribbon', () => {
    for (const name of ['Foy', 'Schwarzenberg', 'Prince of Orange', 'Tharreau of Grenadiers']) {
      const size = Number(/font-size="([\d.]+)"/.exec(drawLeader({ ...leader, name }))?.[1]);
      expect((size * 100) / 120, name).toBeGreaterThanOrEqual(8);
      expect(name.length * size * 0.46, name).toBeLessThanOrEqual(98.5);
    }
  });
});
