import { describe, expect, test } from 'vitest';
import { deploy, type Order, type Query, type Reply, resolve, type State } from '../../../src/core';
import { corsicanOgre, corsicanOgreScenarios } from '../../../src/rulesets/corsican-ogre';

const FACES = ['1', '2', '3', '4', '5', '6'];

function inFirstRound(): State {
  const [scenario] = corsicanOgreScenarios;
  if (!scenario) throw new Error('a scenario is needed');
  const state = deploy(corsicanOgre, scenario);
  const opening = corsicanOgre.opening(state);
  if (!opening) throw new Error('a battle begins by itself');
  return resolve(corsicanOgre, state, opening, usual).state;
}

/** No tactical event, a chit of the south, and the usual answer to whatever is asked. */
function usual(query: Query): Reply {
  if (query.kind === 'roll') {
    const faces = query.classes.flatMap((each) => each.faces);
    return { kind: 'rolled', faces: Array.from({ length: query.count }, (_, at) => faces[at % 2] ?? '') };
  }
  if (query.kind === 'draw') return { kind: 'drew', cards: ['south'], isPublic: true };
  return { kind: 'chose', option: query.options[0] ?? '' };
}

/** How many of the 36 pairs that two dice can show make a unit act, with no aide. */
function countActing(state: State, order: Order): number {
  const pairs = FACES.flatMap((one) => FACES.map((other) => [one, other]));
  return pairs.filter((faces) => {
    let isFirst = true;
    const { events } = resolve(corsicanOgre, state, order, (query) => {
      const reply: Reply = isFirst && query.kind === 'roll' ? { kind: 'rolled', faces } : usual(query);
      isFirst = false;
      return reply;
    });
    return events.some(({ type }) => type === 'activated');
  }).length;
}

describe('how likely a unit acts', () => {
  const state = inFirstRound();
  const orders = corsicanOgre
    .orders(state)
    .filter(({ type, unit }) => type === 'activate' && unit !== undefined && state.units[unit]);

  test.each(orders.map((order) => [`${order.unit} ${order.units ?? ''}`, order] as const))(
    'is what all pairs of dice say: %s',
    (_, order) => {
      const { chance } = corsicanOgre.preview(state, order) ?? {};
      expect(chance?.once).toBe(countActing(state, order) / 36);
      if (chance?.again) expect(chance.again).toBeCloseTo(1 - (1 - chance.once) ** 2);
    },
  );

  test('is known for everybody who may be activated', () => {
    expect(orders.length).toBeGreaterThan(3);
  });
});

describe('what a roll to act tells', () => {
  const state = inFirstRound();
  const led = Object.values(state.leaders).map(({ at }) => at);
  const order = corsicanOgre
    .orders(state)
    .find(
      ({ type, unit = '' }) =>
        type === 'activate' && state.units[unit] && !led.includes(state.units[unit].at),
    );
  const unit = state.units[order?.unit ?? ''];
  if (!order || !unit) throw new Error('a unit without a leader is needed');
  const responsesTo = (from: State, faces: readonly string[]): readonly string[] => {
    let isFirst = true;
    const { events } = resolve(corsicanOgre, from, order, (query) => {
      const reply: Reply = isFirst && query.kind === 'roll' ? { kind: 'rolled', faces } : usual(query);
      isFirst = false;
      return reply;
    });
    return events.flatMap((event) => (event.type === 'responded' ? event.response : []));
  };
  const shaken = (morale: number): State => ({
    ...state,
    units: { ...state.units, [unit.id]: { ...unit, extra: { ...unit.extra, morale } } },
  });

  test.each([
    [0, ['2', '2'], ['doubles', 'chit-back']],
    [0, ['1', '2'], []],
    [0, ['1', '1'], ['acts-fresh']],
    [1, ['1', '2'], ['steady']],
  ])('morale %i, dice %j: %j', (morale, faces, responses) => {
    expect(responsesTo(shaken(morale), faces)).toEqual(responses);
  });
});

describe('the chain of command', () => {
  test('goes from a unit to its leader, a hex at a time', () => {
    const state = inFirstRound();
    const { grid } = corsicanOgre;
    const chains = Object.keys(state.units).map((id) => corsicanOgre.chainOf(state, id));
    const long = chains.filter(({ length }) => length > 1);
    expect(long.length).toBeGreaterThan(0);
    for (const chain of long) {
      for (const [index, space] of chain.slice(1).entries())
        expect(grid.distance(chain[index] ?? '', space)).toBe(1);
      expect(Object.values(state.leaders).map(({ at }) => at)).toContain(chain.at(-1));
    }
  });
});
