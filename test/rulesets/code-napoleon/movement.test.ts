import { describe, expect, test } from 'vitest';
import {
  Context,
  deploy,
  FALLEN,
  type Order,
  type Play,
  readScenario,
  type Scenario,
  type State,
  toState,
  wordNumber,
} from '../../../src/core';
import { codeNapoleon, codeNapoleonScenarios } from '../../../src/rulesets/code-napoleon';
import { wayAlong, waysOf, wayTo } from '../../../src/rulesets/code-napoleon/find-path';
import { allowanceOf, stepCost } from '../../../src/rulesets/code-napoleon/movement';
import type { Piece, Position } from '../../../src/rulesets/code-napoleon/play';
import type { Troop } from '../../../src/rulesets/code-napoleon/troop';
import { resolveByChance } from './by-chance';

const KRANZ = codeNapoleonScenarios.find(({ id }) => id === 'heights-of-kranz');
const play = codeNapoleon.play as Play<Troop>;

/** A battle, by default the Heights of Kranz, while a side moves. */
function moving(side: 0 | 1, battle: Scenario | undefined = KRANZ): State {
  if (!battle) throw new Error('there is no such battle');
  const position = play.positionOf(deploy(codeNapoleon, battle));
  position.setTurn(1, side, wordNumber('movement'), 0);
  new Context(position, false).battleNoted({ first: side === 0 ? 'south' : 'north' });
  return toState(position);
}

const MOVEMENT = [
  'move',
  'force-march',
  'face',
  'extend',
  'limber',
  'unlimber',
  'reorganise',
  'end-division',
];
const isOfMovement = ({ type }: Order) => MOVEMENT.includes(type) || type.startsWith('form-');

/** Every order of movement that a piece could be thought to be given, with no way laid down. */
function ordersFor({ turn: { side } }: State, unit: string, type: string): readonly Order[] {
  const order: Order = { type, side, unit };
  const fields = codeNapoleon.orderKind(type)?.fields ?? [];
  if (fields.includes('to')) return codeNapoleon.grid.spaces.map((to) => ({ ...order, to }));
  return fields.includes('facing') ? codeNapoleon.facings.map((facing) => ({ ...order, facing })) : [order];
}

const TYPES = codeNapoleon.orderTypes.filter(
  (type) => type !== 'end-division' && isOfMovement({ type, side: 'south' }),
);

const thinkable = (state: State): readonly Order[] =>
  Object.keys({ ...state.units, ...state.leaders }).flatMap((id) =>
    TYPES.flatMap((type) => ordersFor(state, id, type)),
  );

const written = (order: Order) => JSON.stringify(order);

describe.each([
  ['south', 0],
  ['north', 1],
] as const)('orders of movement, %s', (_, side) => {
  test('what is listed is legal, what is not listed is refused, and all of it can be carried out', () => {
    let state = moving(side);
    for (let ply = 0; ply < 24; ply += 1) {
      const listed = codeNapoleon.orders(state).filter(isOfMovement);
      if (ply % 8 === 0) {
        const known = new Set(listed.map(written));
        const wrong = thinkable(state).filter(
          (order) => (codeNapoleon.refusal(state, order) === undefined) !== known.has(written(order)),
        );
        expect(wrong.slice(0, 5)).toEqual([]);
      }
      const order = listed[(ply * 7919) % listed.length];
      if (!order) break;
      expect(codeNapoleon.refusal(state, order)).toBeUndefined();
      state = resolveByChance(state, order, ply);
    }
  });
});

// What a way costs, worked out once more by trying everything.

const AHEAD = {
  n: [-1, 0],
  ne: [-1, 1],
  e: [0, 1],
  se: [1, 1],
  s: [1, 0],
  sw: [1, -1],
  w: [0, -1],
  nw: [-1, -1],
};
const ROUND = Object.keys(AHEAD) as (keyof typeof AHEAD)[];

interface Tried {
  readonly at: number;
  readonly facing: number;
  readonly cost: number;
  readonly aside: boolean;
  readonly wheel: boolean;
}

const isColumn = (unit: Piece) =>
  ['march-column', 'limbered'].some((word) => unit.formation === wordNumber(word));

/** Every turn of a unit that is alone, in command and off the road. */
const turns = (tried: Tried): readonly Tried[] =>
  [1, 7].map((by) => ({
    ...tried,
    facing: (tried.facing + by) % 8,
    cost: tried.cost + (tried.wheel ? 0 : 50),
    wheel: false,
  }));

/** Every step of it. */
function* steps(position: Position, unit: Piece, { at, facing, cost, aside }: Tried): Generator<Tried> {
  const { board } = position;
  for (const [direction, way] of ROUND.entries()) {
    const [rows = 0, columns = 0] = AHEAD[way];
    const to = board.at(board.row(at) + rows, board.column(at) + columns);
    const price = to < 0 ? undefined : stepCost(position, unit, at, to);
    const isAhead = [0, 1, 7].includes((direction - facing + 8) % 8);
    if (price === undefined || (!isAhead && aside)) continue;
    const paid = isAhead ? price : 2 * price;
    yield { at: to, facing, cost: cost + paid, aside: aside || !isAhead, wheel: isColumn(unit) };
  }
}

/** The least that every square costs, with any facing at the end or a given one. */
function tryAll(position: Position, unit: Piece, wanted?: number): ReadonlyMap<number, number> {
  const limit = allowanceOf(position, unit);
  const least = new Map<number, number>();
  const seen = new Map<string, number>();
  const open: Tried[] = [
    { at: unit.at, facing: ROUND.indexOf(unit.facing ?? 'n'), cost: 0, aside: false, wheel: false },
  ];
  for (let tried = open.pop(); tried; tried = open.pop()) {
    const { at, facing, cost, aside, wheel } = tried;
    const key = `${at} ${facing} ${aside} ${wheel}`;
    if (cost > limit || cost >= (seen.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    seen.set(key, cost);
    const isWanted = wanted === undefined || facing === wanted;
    if (at !== unit.at && isWanted) least.set(at, Math.min(cost, least.get(at) ?? cost));
    open.push(...turns(tried), ...steps(position, unit, tried));
  }
  return least;
}

/** A unit of Kranz, its own side taken off the board but for its generals. */
function alone(id: string): readonly [Position, Piece] {
  const position = play.positionOf(moving(0));
  const unit = position.find(id);
  if (!unit) throw new Error(`there is no ${id}`);
  for (const other of position.force(unit.side).units) if (other !== unit) position.remove(other, FALLEN);
  return [position, unit];
}

describe('the cheapest ways', () => {
  const FORMATIONS: Readonly<Record<string, string>> = {
    'fr-13e-legere': 'attack-column',
    'fr-33e-ligne': 'line',
    'fr-7e-hussards': 'line',
    'fr-3e-cuirassiers': 'march-column',
    'fr-4-2-horse-battery': 'limbered',
    'fr-3-5-foot-battery': 'unlimbered',
  };

  test.each(Object.entries(FORMATIONS))(
    'of %s in %s are those that trying everything finds',
    (id, formation) => {
      const [position, unit] = alone(id);
      position.setFormation(unit, wordNumber(formation));
      const ways = waysOf(position, unit);
      const found = new Map(ways.ends.list().map((space) => [space, ways.wayTo(space)?.spent ?? 0]));
      const tried = tryAll(position, unit);
      expect(new Map([...found].sort(([a], [b]) => a - b))).toEqual(
        new Map([...tried].sort(([a], [b]) => a - b)),
      );
      expect(tried.size).toBeGreaterThan(0);
      for (const facing of ['e', 'sw'] as const) {
        const facingThere = Array.from({ length: position.board.size }, (_, to) => {
          const way = wayTo(position, unit, to, facing, false);
          return way ? [[to, way.spent] as const] : [];
        });
        const least = tryAll(position, unit, ROUND.indexOf(facing));
        expect(new Map(facingThere.flat())).toEqual(new Map([...least].sort(([a], [b]) => a - b)));
      }
    },
  );

  test('a way that is laid down costs what the search says of it', () => {
    const [position, unit] = alone('fr-7e-hussards');
    for (const space of waysOf(position, unit).ends.list()) {
      const way = waysOf(position, unit).wayTo(space);
      const again = wayAlong(
        position,
        unit,
        (way?.steps ?? []).map(({ to }) => to),
        undefined,
      );
      expect([again?.spent, again?.facing]).toEqual([way?.spent, way?.facing]);
    }
  });
});

test.each([
  ['hedge', 'R003-158'],
  ['wall', 'R003-158'],
  ['fieldwork', 'T003-10'],
])('guns are refused at a %s by %s', (border, rule) => {
  const side = { name: 'Side', nation: 'french' };
  const scenario = readScenario(codeNapoleon, {
    ...{ id: 'guns', ruleset: 'code-napoleon', title: 'Guns', briefing: 'Guns.', source: 'Made up.' },
    ...{ first: 'south', sides: { south: side, north: side }, turns: 5 },
    units: {
      a: { side: 'south', type: 'heavy-artillery', at: 'E6', formation: 'limbered' },
      gen: { side: 'south', type: 'division-general', at: 'E7', rating: 3 },
      z: { side: 'north', type: 'infantry', at: 'A1' },
    },
    borders: { 'E5|E6': border },
  });
  const order = { type: 'move', side: 'south', unit: 'a', to: 'E5', via: [] } as const;
  expect(codeNapoleon.refusal(moving(0, scenario), order)).toMatchObject({
    reason: 'guns-never-cross',
    rule,
  });
});
