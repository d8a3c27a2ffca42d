import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BARRED,
  type Board,
  boardOf,
  cheapestWay,
  costOfStep,
  hexGrid,
  type March,
  pathTo,
  reach,
  reachForCost,
  SpaceSet,
  squareGrid,
  stepCosts,
} from '../../src/core';

const BOARDS = [boardOf(hexGrid(4, 4)), boardOf(squareGrid(4, 4))];

/** A board with a march on it, made up. */
const marches = fc
  .record({
    board: fc.constantFrom(...BOARDS),
    prices: fc.array(fc.constantFrom(BARRED, 1, 2, 2, 3, 5), { minLength: 200, maxLength: 200 }),
    start: fc.nat(13),
    points: fc.nat(9),
    open: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    stops: fc.array(fc.nat(4), { minLength: 16, maxLength: 16 }),
    ends: fc.array(fc.nat(4), { minLength: 16, maxLength: 16 }),
  })
  .map(({ board, prices, start, points, open, stops, ends }) => {
    const price = (from: number, to: number) => prices[(from * 13 + to * 7) % prices.length] ?? 1;
    const march: March = {
      start,
      points,
      costs: stepCosts(board, price),
      open: SpaceSet.where(board.size, (space) => open[space] === true || space % 3 > 0),
      stops: SpaceSet.where(board.size, (space) => stops[space] === 0),
      ends: SpaceSet.where(board.size, (space) => ends[space] !== 0),
    };
    return { board, march };
  });

interface Way {
  readonly way: readonly number[];
  readonly cost: number;
}

/** Every way of a march that goes nowhere twice, and on from one of them. */
function everyWay(board: Board, march: March, from: Way = { way: [], cost: 0 }): readonly Way[] {
  const { start, points, costs, open, stops, ends } = march;
  const { way, cost } = from;
  const here = way.at(-1) ?? start;
  if (here !== start && stops.has(here)) return ends.has(here) ? [from] : [];
  const onward = [...(board.around[here] ?? [])]
    .filter((to) => to !== start && !way.includes(to) && open.has(to))
    .map((to) => ({ to, step: costOfStep(board, costs, here, to) }))
    .filter(({ step }) => step !== BARRED && cost + step <= points)
    .flatMap(({ to, step }) => everyWay(board, march, { way: [...way, to], cost: cost + step }));
  return here !== start && ends.has(here) ? [from, ...onward] : onward;
}

/** Cheaper, then shorter, then first by row and column at each step; spaces are numbered so. */
function isBetter(one: Way, other: Way): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (one.way.length !== other.way.length) return one.way.length < other.way.length;
  const at = one.way.findIndex((space, index) => space !== other.way[index]);
  return (one.way[at] ?? 0) < (other.way[at] ?? 0);
}

test('every way looked at one by one comes to the same spaces, costs and ways', () => {
  fc.assert(
    fc.property(marches, ({ board, march }) => {
      const best = new Map<number, Way>();
      for (const way of everyWay(board, march)) {
        const goal = way.way.at(-1) ?? 0;
        const known = best.get(goal);
        if (!known || isBetter(way, known)) best.set(goal, way);
      }
      const reached = new SpaceSet(board.size);
      reachForCost(board, march, reached);
      expect(reached.list()).toEqual([...best.keys()].sort((a, b) => a - b));
      for (let goal = 0; goal < board.size; goal += 1) {
        expect(cheapestWay(board, march, goal)).toEqual(best.get(goal) ?? null);
      }
    }),
  );
});

test('where every step costs one point it is the plain walk', () => {
  fc.assert(
    fc.property(marches, ({ board, march }) => {
      const plain = { ...march, costs: stepCosts(board, () => 1) };
      const strides = { ...plain, steps: plain.points };
      const [reached, walked] = [new SpaceSet(board.size), new SpaceSet(board.size)];
      reachForCost(board, plain, reached);
      reach(board, strides, walked);
      // Whoever walks without counting never comes back to where he began.
      walked.delete(march.start);
      expect(reached.list()).toEqual(walked.list());
      for (let goal = 0; goal < board.size; goal += 1) {
        expect(cheapestWay(board, plain, goal)?.way ?? null).toEqual(pathTo(board, strides, goal));
      }
    }),
  );
});

describe('half points on squares (rules/square-rules.md R003-49)', () => {
  const board = boardOf(squareGrid(6, 6));
  const all = SpaceSet.where(board.size, () => true);
  const none = new SpaceSet(board.size);
  const number = (name: string) => board.number(name);
  const march = (points: number, costs: March['costs']): March => ({
    start: number('A1'),
    points,
    costs,
    open: all,
    stops: none,
    ends: all,
  });
  const ground = stepCosts(board, (_from, _to, isPastCorner) => (isPastCorner ? 3 : 2));
  const names = (points: number, costs = ground) => {
    const reached = new SpaceSet(board.size);
    reachForCost(board, march(points, costs), reached);
    return reached.list().map((space) => board.name(space));
  };

  test('R003-50: two squares are one diagonal step, but not a diagonal and a straight one', () => {
    expect(names(4)).toEqual(['B1', 'C1', 'A2', 'B2', 'A3']);
    expect(cheapestWay(board, march(5, ground), number('C2'))).toEqual({
      way: [number('B1'), number('C2')],
      cost: 5,
    });
  });

  test('a road is cheaper from road to road only, and worth a way round', () => {
    const road = SpaceSet.of(board.size, ['A1', 'B1', 'C1', 'D1', 'E2'].map(number));
    const costs = stepCosts(board, (from, to, isPastCorner) => {
      const step = isPastCorner ? 3 : 2;
      return road.has(from) && road.has(to) ? step : 2 * step;
    });
    expect(cheapestWay(board, march(20, costs), number('E2'))).toEqual({
      way: ['B1', 'C1', 'D1', 'E2'].map(number),
      cost: 9,
    });
    expect(names(5, costs)).toEqual(['B1', 'C1', 'A2']);
  });

  test('a border costs more one way, and lets nobody through the other', () => {
    const [a, b] = [number('A1'), number('B1')];
    const costs = stepCosts(board, (from, to, isPastCorner) => {
      if (from === b && to === a) return BARRED;
      return (isPastCorner ? 3 : 2) + (from === a && to === b ? 1 : 0);
    });
    expect(cheapestWay(board, march(4, costs), b)?.cost).toBe(3);
    expect(cheapestWay(board, { ...march(4, costs), start: b }, a)?.way).toBeUndefined();
    expect(
      cheapestWay(board, { ...march(5, costs), start: b }, a)?.way.map((space) => board.name(space)),
    ).toEqual(['A2', 'A1']);
  });

  test('a step that costs a part of a point, less than nothing or too much is refused', () => {
    for (const cost of [1.5, -1, 256, Number.NaN]) {
      expect(() => stepCosts(board, () => cost)).toThrow(`a step from A1 to B1 can't cost ${cost}`);
    }
  });
});
