import { describe, expect, test } from 'vitest';
import {
  deploy,
  type Event,
  type PieceSetup,
  resolve,
  type Scenario,
  type State,
  seededReply,
  seededStream,
} from '../../../src/core';
import { corsicanOgre as rules } from '../../../src/rulesets/corsican-ogre';

const side = (name: string, nation: string, rating: number) => ({ name, nation, target: 2, rating });

const FOOT: PieceSetup = { side: 'south', type: 'british-line', at: '7:5' };
const LINE: PieceSetup = { side: 'north', type: 'french-line', at: '1:5' };
const HILL: PieceSetup = { side: 'south', type: 'leader', at: '7:5', name: 'Hill' };
const REILLE: PieceSetup = { side: 'north', type: 'leader', at: '1:5', name: 'Reille' };

function battle(
  units: Scenario['units'],
  chits: readonly [number, number] = [2, 2],
  arrivals: Scenario['arrivals'] = [],
): State {
  return deploy(rules, {
    id: 'test',
    ruleset: rules.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('Allies', 'british', chits[0]), north: side('French', 'french', chits[1]) },
    terrain: {},
    units,
    objectives: [],
    arrivals,
    options: {},
  });
}

interface Told {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Passes again and again; what came of each order, the beginning of the battle first. */
function passing(start: State, turns: number, seed: number): readonly Told[] {
  const answer = seededReply(rules, seededStream(seed));
  const told: Told[] = [];
  let state = start;
  while (state.turn.number <= turns && !state.winner) {
    const { side, step } = state.turn;
    const type = { before: 'begin', round: 'pass-round' }[step] ?? 'end-round';
    const { state: after, events } = resolve(rules, state, { type, side }, answer);
    told.push({ state: after, events });
    state = after;
  }
  return told;
}

const turnsIn = ({ events }: Told): number => events.filter(({ type }) => type === 'turn-began').length;

describe('no turn goes by within an order', () => {
  test.each([
    ['nobody has a leader', { foot: FOOT, line: LINE }, [2, 2]],
    ['one side has none', { foot: FOOT, line: LINE, reille: REILLE }, [2, 2]],
    ['nobody has a leader, and one side no chits', { foot: FOOT, line: LINE }, [3, 0]],
  ] as const)('%s', (_, units, chits) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const all = passing(battle(units, chits), 3, seed);
      expect(all.map(turnsIn).filter((turns) => turns > 1)).toEqual([]);
      expect(all.at(-1)?.state.turn.number).toBe(4);
    }
  });

  test('with leaders a turn begins when both have passed, and then somebody is asked', () => {
    const all = passing(battle({ foot: FOOT, line: LINE, hill: HILL, reille: REILLE }), 3, 1);
    expect(all.every((told) => turnsIn(told) <= 1)).toBe(true);
  });
});

test('who can activate nobody but has somebody to bring up is asked before he has passed', () => {
  const arrivals = [
    { side: 'south', turn: 1, spaces: ['8:3'], units: { guard: { ...FOOT, at: '8:3' } } },
  ] as const;
  const start = battle({ foot: FOOT, line: LINE, reille: REILLE }, [2, 0], arrivals);
  const [first] = passing(start, 1, 1);
  expect(first?.state.turn).toMatchObject({ number: 1, side: 'south', step: 'round' });
  const [order] = rules.orders(first?.state ?? start).filter(({ type }) => type === 'place');
  expect(order).toMatchObject({ unit: 'guard', to: '8:3' });
});

describe('how long the battle lasts', () => {
  const keys = (state: State): readonly string[] => rules.statusLines(state).map(({ key }) => key);

  test('after the last turn the side with more banners has won (R002-10)', () => {
    const start = battle({ foot: FOOT, line: LINE });
    const ahead = { ...start, sides: { ...start.sides, north: { ...start.sides.north, points: 1 } } };
    const end = passing(ahead, 9, 1).at(-1)?.state;
    expect(end).toMatchObject({ winner: 'north', turn: { number: 5 } });
  });

  test('if none has more, that the next banner wins is shown (R002-11)', () => {
    const all = passing(battle({ foot: FOOT, line: LINE }), 5, 1).map(({ state }) => state);
    const lines = all.map((state) => [state.turn.number, keys(state)] as const);
    for (const [number, shown] of lines) {
      const isOvertime = shown.some((key) => key.startsWith('overtime'));
      expect([number, shown.includes('turn-of'), isOvertime]).toEqual([number, number <= 4, number > 4]);
    }
    expect(lines.some(([number]) => number > 4)).toBe(true);
  });

  test('that nobody can be activated is told to whom it concerns', () => {
    const [first] = passing(battle({ foot: FOOT, line: LINE }), 1, 1);
    expect(first && keys(first.state)).toContain('nobody');
    const [led] = passing(battle({ foot: FOOT, line: LINE, hill: HILL, reille: REILLE }), 1, 1);
    expect(led && keys(led.state)).not.toContain('nobody');
  });
});
