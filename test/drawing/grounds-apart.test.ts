import { expect, test } from 'vitest';
import { drawTerrain } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { drawVillage } from '../../src/drawing/map/buildings';
import { drawTown } from '../../src/drawing/map/town';
import { GAMES } from '../../src/rulesets';
import { pixelsOf } from '../../tools/render-svg';

const SIZE = 25;
/** A pixel differs if it is lighter or darker by so much, or of another colour; so much of the picture has to. */
const STEP = 0.1;
const LEAST = 0.04;

const drawnBy = ({ rules }: (typeof GAMES)[number]) => [
  ...new Set(Object.values(rules.terrain).map(({ drawn }) => drawn)),
];

test.each(GAMES)(
  'grounds of $rules.id are told apart in spaces 25 pixels wide, in grey too',
  async (game) => {
    const looks = drawnBy(game);
    const pictures = await Promise.all(
      looks.map((drawn) => pixelsOf(drawTerrain(game.rules.grid.kind, drawn), SIZE)),
    );
    const differing = (one: Uint8Array, other: Uint8Array, weights: readonly number[]): number => {
      let count = 0;
      for (let at = 0; at < one.length; at += 4) {
        const by = weights.map((_, channel) => ((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) / 255);
        const grey = Math.abs(by.reduce((sum, each, channel) => sum + each * (weights[channel] ?? 0), 0));
        if (grey > STEP) count += 1;
      }
      return count / (one.length / 4);
    };
    const alike = looks.flatMap((one, index) =>
      looks.slice(index + 1).flatMap((other, further) => {
        const [a, b] = [pictures[index], pictures[index + 1 + further]];
        const by = a && b ? differing(a, b, [0.2126, 0.7152, 0.0722]) : 0;
        return by < LEAST ? [`${one}, ${other}: ${by.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  },
);

test('no two villages or towns are alike', () => {
  const map = { rows: 8, columns: 8, size: 100 };
  const centred = (svg: string): string => svg.replace(/translate\([^)]*\)/, '');
  const villages = [...layOut({ ...empty, ...map, shape: 'hex' }).cells.values()].map((cell) =>
    centred(drawVillage(cell, 100, [1])),
  );
  const towns = [...layOut({ ...empty, ...map, shape: 'square' }).cells.values()].map((cell) =>
    centred(drawTown(cell, 100)),
  );
  expect(new Set(villages).size).toBe(villages.length);
  expect(new Set(towns).size).toBe(towns.length);
});

const empty = { terrain: {}, objectives: [], home: { 'first-row': 'french', 'last-row': 'british' } };
