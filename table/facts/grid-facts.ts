import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { gridOf } from '../shared/grid/grid-of';
import { GRID_TYPES } from '../shared/grid/point';
import { NotOnTable } from '../shared/not-on-table';
import { limit, type TableFacts } from './one-client';

const API = 'API foundry.grid';
const THIRD = 'third-party notes on the pixel geometry';
const ROOT3 = Math.sqrt(3);
const SQUARES = gridOf({ type: GRID_TYPES.SQUARE, size: 100 });
const OFFSETS = [-2, -1, 0, 1, 2, 7].flatMap((i) => [-3, 0, 1, 4].map((j) => ({ i, j })));
const HEXES = [GRID_TYPES.HEXODDR, GRID_TYPES.HEXEVENR, GRID_TYPES.HEXODDQ, GRID_TYPES.HEXEVENQ];

export const GRID_FACTS: TableFacts = {
  'offsets are row and column, and every space is found again from its centre': fact('O', API, () => {
    for (const type of [GRID_TYPES.SQUARE, ...HEXES]) {
      const grid = gridOf({ type, size: 120 });
      for (const offset of OFFSETS) expect(grid.getOffset(grid.getCenterPoint(offset))).toEqual(offset);
    }
    expect(SQUARES.getOffset({ x: 350, y: 120 })).toEqual({ i: 1, j: 3 });
  }),
  'a hex has six neighbours at the same distance, a square eight': fact('O', API, () => {
    for (const type of HEXES) {
      const grid = gridOf({ type, size: 120 });
      const centre = grid.getCenterPoint({ i: 3, j: 4 });
      const around = grid.getAdjacentOffsets({ i: 3, j: 4 }).map((offset) => grid.getCenterPoint(offset));
      const distances = around.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
      expect(distances).toHaveLength(6);
      for (const distance of distances) expect(distance).toBeCloseTo(120);
    }
    expect(SQUARES.getAdjacentOffsets({ i: 0, j: 0 })).toHaveLength(8);
  }),
  'the corners of a space lie half a side from its centre': fact('O', API, () => {
    const hex = gridOf({ type: GRID_TYPES.HEXODDR, size: 120 });
    const { x, y } = hex.getCenterPoint({ i: 2, j: 2 });
    const corners = hex.getVertices({ i: 2, j: 2 });
    expect(corners).toHaveLength(6);
    for (const corner of corners) expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(120 / ROOT3);
    const square = SQUARES.getVertices({ i: 1, j: 0 }).map((corner) => [corner.x, corner.y]);
    expect(square.join('; ')).toBe('0,100; 100,100; 100,200; 0,200');
  }),
  'the size of a hex grid is measured across the flat sides': fact('C', THIRD, () => {
    const rows = gridOf({ type: GRID_TYPES.HEXODDR, size: 120 });
    expect([rows.sizeX, rows.sizeY]).toEqual([120, 240 / ROOT3]);
    const columns = gridOf({ type: GRID_TYPES.HEXEVENQ, size: 120 });
    expect([columns.sizeX, columns.sizeY]).toEqual([240 / ROOT3, 120]);
  }),
  'in rows the odd or the even ones are shifted to the right by half a hex': fact('C', THIRD, () => {
    const odd = gridOf({ type: GRID_TYPES.HEXODDR, size: 120 });
    expect(odd.getTopLeftPoint({ i: 0, j: 2 })).toEqual({ x: 240, y: 0 });
    expect(odd.getTopLeftPoint({ i: 1, j: 2 }).x).toBeCloseTo(300);
    expect(odd.getTopLeftPoint({ i: 1, j: 2 }).y).toBeCloseTo(odd.sizeY * 0.75);
    const even = gridOf({ type: GRID_TYPES.HEXEVENR, size: 120 });
    expect([0, 1].map((i) => even.getTopLeftPoint({ i, j: 0 }).x)).toEqual([60, 0]);
  }),
  'in columns the odd or the even ones are shifted down by half a hex': fact('C', THIRD, () => {
    const odd = gridOf({ type: GRID_TYPES.HEXODDQ, size: 120 });
    expect([0, 1, 2].map((j) => odd.getTopLeftPoint({ i: 0, j }).y)).toEqual([0, 60, 0]);
    const even = gridOf({ type: GRID_TYPES.HEXEVENQ, size: 120 });
    expect([0, 1, 2].map((j) => even.getTopLeftPoint({ i: 0, j }).y)).toEqual([60, 0, 60]);
  }),
  'a scene without a grid is not on the table': limit(() =>
    expect(() => gridOf({ type: GRID_TYPES.GRIDLESS, size: 100 })).toThrow(NotOnTable),
  ),
};
