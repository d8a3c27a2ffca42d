import type { Point } from '../geometry/board-on-scene';
import type { Offset } from '../geometry/placement';
import { type Family, fact, holds, same } from './fact';
import { SQUARE, type Stage } from './stage';

/** The methods that the checks call on the grid of a scene. */
interface SceneGrid {
  getOffset(point: Point): Offset;
  getTopLeftPoint(offset: Offset): Point;
  getVertices(offset: Offset): readonly Point[];
}

/** Spaces of even and odd rows, at the edge and further inside. */
const SPACES: readonly Offset[] = [
  { i: 0, j: 0 },
  { i: 1, j: 0 },
  { i: 2, j: 3 },
  { i: 5, j: 4 },
];

/** The tolerance between a corner and its drawn position, in pixels. */
const NEAR = 1;

const gridOf = (scene: Scene.Implementation) => scene.grid as unknown as SceneGrid;

const nameOf = ({ i, j }: Offset): string => `${i}:${j}`;

/** The centre of a hex as the map is drawn: in rows, the odd ones half a hex to the right. */
const middleOfHex = ({ i, j }: Offset, width: number): Point => {
  const height = (2 * width) / Math.sqrt(3);
  return { x: (j + (i % 2 === 0 ? 0.5 : 1)) * width, y: (0.75 * i + 0.5) * height };
};

/** The corners of a hex as the map is drawn, one pointing up. */
const cornersOfHex = (offset: Offset, width: number): readonly Point[] => {
  const { x, y } = middleOfHex(offset, width);
  const height = (2 * width) / Math.sqrt(3);
  return [
    [0, -0.5],
    [0.5, -0.25],
    [0.5, 0.25],
    [0, 0.5],
    [-0.5, 0.25],
    [-0.5, -0.25],
  ].map(([right = 0, down = 0]) => ({ x: x + right * width, y: y + down * height }));
};

const cornersOfSquare = ({ i, j }: Offset): readonly Point[] =>
  [j, j + 1].flatMap((x) => [i, i + 1].map((y) => ({ x: x * SQUARE, y: y * SQUARE })));

/** Throws unless the drawn corners and the scene's corners match one to one. */
function sameCorners(scene: Scene.Implementation, space: Offset, drawn: readonly Point[]): void {
  const found = gridOf(scene).getVertices(space);
  const isNear = (one: Point) => found.some(({ x, y }) => Math.hypot(x - one.x, y - one.y) <= NEAR);
  const what = `getVertices(${nameOf(space)})`;
  same(what, found.length, drawn.length);
  const rounded = (points: readonly Point[]) => points.map(({ x, y }) => [Math.round(x), Math.round(y)]);
  if (!drawn.every(isNear)) same(what, rounded(found), rounded(drawn));
}

const API = 'API foundry.grid';
const NOTES = 'third-party notes on the pixel geometry';

/** Facts about the positions of spaces on a scene. */
export const gridFamily: Family<Stage> = {
  id: 'grid',
  facts: {
    hexCorners: fact('C', NOTES, ({ field, hexWidth }) => {
      for (const space of SPACES) sameCorners(field, space, cornersOfHex(space, hexWidth));
    }),
    squareCorners: fact('O', API, ({ bare }) => {
      for (const space of SPACES) sameCorners(bare, space, cornersOfSquare(space));
    }),
    spaceUnderPoint: fact('O', API, ({ field, hexWidth }) => {
      for (const space of SPACES) {
        const middle = middleOfHex(space, hexWidth);
        const inside = cornersOfHex(space, hexWidth).map(({ x, y }) => ({
          x: middle.x + 0.9 * (x - middle.x),
          y: middle.y + 0.9 * (y - middle.y),
        }));
        for (const point of [middle, ...inside]) {
          const { i, j } = gridOf(field).getOffset(point);
          same('getOffset', { i, j }, space);
        }
      }
    }),
    topLeft: fact('C', NOTES, ({ field, hexWidth }) => {
      for (const space of SPACES) {
        const { x, y } = gridOf(field).getTopLeftPoint(space);
        const middle = middleOfHex(space, hexWidth);
        const corner = { x: middle.x - hexWidth / 2, y: middle.y - hexWidth / Math.sqrt(3) };
        const isThere = Math.hypot(x - corner.x, y - corner.y) <= NEAR;
        if (!isThere) same(`getTopLeftPoint(${nameOf(space)})`, { x, y }, corner);
      }
    }),
    margins: fact('E', 'our expectation', ({ field }) => {
      const { sceneX, sceneY, width, height } = field.dimensions;
      same('scene.dimensions', { sceneX, sceneY }, { sceneX: 0, sceneY: 0 });
      holds('scene.dimensions.width', Math.abs(width - (field.width ?? 0)) <= NEAR);
      holds('scene.dimensions.height', Math.abs(height - (field.height ?? 0)) <= NEAR);
    }),
  },
};
