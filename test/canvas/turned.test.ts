import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/core';
import { hexGrid, squareGrid } from '../../src/core/board';
import { drawMap, drawMount } from '../../src/drawing';
import { layOut } from '../../src/drawing/map/board';
import { drawCoordinates, drawHome, drawNorth, drawSectionLines } from '../../src/drawing/map/sheet';
import { pieceLookOf } from '../../src/foundry/canvas/choices/pieces';
import { SceneBoard } from '../../src/foundry/canvas/map/scene-board';
import { spaceTowards } from '../../src/foundry/geometry/board-on-scene';
import { mapDrawing } from '../../src/foundry/geometry/map-sheet';
import {
  hasOddRowsShifted,
  offsetOfSpace,
  type Placement,
  readPlacement,
  spaceAtOffset,
} from '../../src/foundry/geometry/placement';
import { HexagonalGrid } from '../../table/shared/grid/hexagonal-grid';
import { SquareGrid } from '../../table/shared/grid/square-grid';
import { DUEL, position, seenBy } from './battle';

const SIZE = 100;

const BOARDS = [
  ['hexes in 9 rows', hexGrid(9, 13)],
  ['hexes in 8 rows', hexGrid(8, 5)],
  ['hexes in 1 row', hexGrid(1, 4)],
  ['squares', squareGrid(6, 9)],
  ['squares in an odd number of rows', squareGrid(5, 4)],
] as const;

const straight = readPlacement();
const turned = readPlacement({ turned: 'a battle' });
const aside = readPlacement({ turned: 'a battle', origin: { i: 2, j: 3 } });

/** The grid of the scene on which a board lies. */
const sceneGrid = ({ kind, rows }: Grid, { isTurned }: Placement) =>
  kind === 'square'
    ? new SquareGrid({ size: SIZE })
    : new HexagonalGrid({ size: SIZE, even: !hasOddRowsShifted({ rows }, isTurned) });

const sheetOf = (grid: Grid, placement: Placement) =>
  new SceneBoard(grid, sceneGrid(grid, placement), placement);

const mapOf = ({ kind, rows, columns }: Grid, isTurned: boolean) => ({
  ...{ shape: kind, rows, columns, size: SIZE, terrain: {}, objectives: [], isTurned },
  home: { 'first-row': 'french', 'last-row': 'british' },
});

describe.each(BOARDS)('a board of %s that is turned', (_, grid) => {
  test('is as it was when it is turned again', () => {
    for (const placement of [straight, turned, aside]) {
      for (const space of grid.spaces) {
        expect(spaceAtOffset(grid, placement, offsetOfSpace(grid, placement, space))).toBe(space);
      }
    }
  });

  test('has each space exactly where half a turn of the sheet brings it', () => {
    const [sheet, other] = [sheetOf(grid, straight), sheetOf(grid, turned)];
    const { width, height } = layOut(mapOf(grid, false));
    for (const space of grid.spaces) {
      const { x, y } = sheet.centreOf(space);
      expect(other.centreOf(space).x).toBeCloseTo(width - x, 6);
      expect(other.centreOf(space).y).toBeCloseTo(height - y, 6);
      expect(other.spaceAt(other.centreOf(space))).toBe(space);
    }
    expect(other.corner).toEqual(sheet.corner);
  });

  test('has its map drawn where the spaces lie, and none beside it', () => {
    const sheet = sheetOf(grid, turned);
    const { cells, width, height } = layOut(mapOf(grid, true));
    expect(cells.size).toBe(grid.spaces.length);
    for (const { space, centre, corners } of cells.values()) {
      expect(centre.x).toBeCloseTo(sheet.centreOf(space).x, 6);
      expect(centre.y).toBeCloseTo(sheet.centreOf(space).y, 6);
      for (const { x, y } of corners)
        expect([x > -1, x < width + 1, y > -1, y < height + 1]).not.toContain(false);
    }
    for (let i = -1; i <= grid.rows; i += 1) {
      expect(spaceAtOffset(grid, turned, { i, j: -1 })).toBeUndefined();
      expect(spaceAtOffset(grid, turned, { i, j: grid.columns })).toBeUndefined();
    }
  });

  test('has on the left of each space the neighbour that was on its right, for the keys as well', () => {
    for (const space of grid.spaces) {
      const { row, column } = grid.position(space);
      const right = grid.at(row, column + 1);
      const left = offsetOfSpace(grid, turned, space);
      expect(spaceAtOffset(grid, turned, { ...left, j: left.j - 1 })).toBe(right);
      expect(spaceTowards(grid, turned, space, { x: -1, y: 0 })).toBe(right ?? space);
      expect(spaceTowards(grid, turned, space, { x: 1, y: 0 })).toBe(grid.at(row, column - 1) ?? space);
    }
  });

  test('has its last row at the top, and the keys lead up to it', () => {
    const bottom = grid.rows - 1;
    for (const space of grid.spaces) {
      const { row } = grid.position(space);
      const up = spaceTowards(grid, turned, space, { x: 0, y: -1 });
      if (row === bottom) expect(up).toBe(space);
      else if (up !== space) expect(grid.position(up).row).toBe(row + 1);
    }
  });
});

describe('the sheet of a turned board', () => {
  const places = (svg: string) =>
    [...svg.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]+)</g)].map(([, x, y, text]) => ({
      x: Number(x),
      y: Number(y),
      text,
    }));

  test('has upright names of columns along the top and of rows along the left, as they are called ever', () => {
    const grid = hexGrid(9, 13);
    const labels = places(drawCoordinates(layOut(mapOf(grid, true))));
    const along = labels.filter(({ y }) => y === SIZE * 0.2).sort((a, b) => a.x - b.x);
    const down = labels.filter(({ x }) => x === SIZE * 0.09).sort((a, b) => a.y - b.y);
    expect(along.map(({ text }) => text).join(' ')).toBe('12 11 10 9 8 7 6 5 4 3 2 1 0');
    expect(down.map(({ text }) => text).join(' ')).toBe('8 7 6 5 4 3 2 1 0');
  });

  test.each(['hexes in 9 rows', 'squares'])('has the home of the north below, on %s', (name) => {
    const grid = BOARDS.find(([each]) => each === name)?.[1] ?? hexGrid(9, 13);
    const board = layOut(mapOf(grid, true));
    const home = (first: string, last: string) =>
      drawHome(board, { ...mapOf(grid, true), home: { 'first-row': first, 'last-row': last } });
    const [, lines = ''] = / d="([^"]*)"/.exec(home('french', 'british')) ?? [];
    const ys = [...lines.matchAll(/M[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...ys)).toBeGreaterThan(board.height / 2);
  });

  test('has an arrow to the north beside it, which no straight sheet needs', () => {
    const drawn = (isTurned: boolean, margin: number) =>
      drawNorth(layOut(mapOf(hexGrid(9, 13), isTurned)), margin);
    expect(drawn(true, 40)).toContain('>N</text>');
    expect([drawn(false, 40), drawn(true, 0)]).toEqual(['', '']);
  });

  test.each([true, false])('shows north once with its mount, turned: %s', (isTurned) => {
    const { rules, state } = seenBy(['south'], position(DUEL));
    const norths = (svg: string) => [...svg.matchAll(/>N<\/text>/g)].length;
    const map = (isMounted: boolean) => drawMap(mapDrawing({ rules, state }, SIZE, { isTurned, isMounted }));
    const mount = drawMount({ width: 1300, height: 700, space: SIZE, scale: 'hex', isTurned });
    expect(norths(map(true)) + norths(mount)).toBe(1);
    expect(norths(map(false))).toBe(isTurned ? 1 : 0);
  });

  test('has the lines between its sections turned with it', () => {
    const grid = hexGrid(9, 13);
    const xs = (isTurned: boolean, lines: readonly number[]) =>
      [...drawSectionLines(layOut(mapOf(grid, isTurned)), lines).matchAll(/M([-\d.]+) /g)].map(([, x]) =>
        Number(x),
      );
    expect(xs(true, [4])).toEqual([1300 - Number(xs(false, [4])[0])]);
  });
});

describe('a block on a turned board', () => {
  test('looks the other way', () => {
    const state = position(DUEL);
    const { a } = state.units;
    if (!a) throw new Error('nobody stands there');
    const looking = (facing: 'ne' | 'sw') =>
      seenBy(['south'], { ...state, units: { ...state.units, a: { ...a, facing } } });
    const seen = pieceLookOf({ ...looking('ne'), isTurned: true }, 'a')?.draw('full');
    expect(seen).toBe(pieceLookOf(looking('sw'), 'a')?.draw('full'));
    expect(seen === pieceLookOf(looking('ne'), 'a')?.draw('full')).toBe(false);
  });
});
