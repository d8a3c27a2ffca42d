import { describe, expect, test } from 'vitest';
import {
  deploy,
  type Order,
  type Ruleset,
  readScenario,
  replay,
  type Scenario,
  type State,
} from '../../src/core';
import { readState } from '../../src/match/reading/read-state';
import { GAMES } from '../../src/rulesets';
import { playRandomBattle } from '../../tools/play/random-battle';

const FAMILY = GAMES.filter(({ rules }) => rules.grid.kind === 'hex');
const NAMED = FAMILY.map(({ rules, scenarios }) => [rules.id, rules, scenarios] as const);

/** A battle of a game to which its sides bring counters. */
function withGlory(scenarios: readonly Scenario[], glory = { south: 4, north: 3 }): Scenario {
  const [first] = scenarios;
  if (!first) throw new Error('the game has no scenario');
  return { ...first, extra: { ...first.extra, glory, region: 'spain' } };
}

const gloryOf = ({ extra }: State) =>
  Object(extra.glory) as { readonly south: number; readonly north: number };

const isCounter = ({ type }: Order): boolean => type === 'glory-rally' || type === 'glory-leadership';

describe.each(NAMED)('counters in %s', (_, rules, scenarios) => {
  test('whatever is spent is gone, nothing else is, and the record says it again', () => {
    let spent = 0;
    for (let seed = 1; seed <= 2; seed += 1) {
      const { start, end, actions } = playRandomBattle(rules, withGlory(scenarios), seed, undefined, 'any');
      const orders = actions.flatMap((action) => ('order' in action ? [action.order] : []));
      for (const side of ['south', 'north'] as const) {
        const own = orders.filter((order) => order.side === side && isCounter(order)).length;
        expect(gloryOf(end)[side]).toBe(gloryOf(start)[side] - own);
        spent += own;
      }
      expect(replay(rules, start, actions)).toEqual(end);
    }
    expect(spent).toBeGreaterThan(3);
  });

  test('a battle that was kept with them is read again', () => {
    const { start, actions } = playRandomBattle(rules, withGlory(scenarios), 1, undefined, 'any');
    const end = replay(rules, start, actions.slice(0, 40));
    const found: string[] = [];
    readState(rules)(JSON.parse(JSON.stringify(end)), 'state', {
      add: (place, fault) => found.push(`${place}: ${fault}`),
    });
    expect(found).toEqual([]);
  });

  test('the status lines say how many are left', () => {
    const state = deploy(rules, withGlory(scenarios));
    const told = rules.statusLines(state).filter(({ key }) => key === 'glory');
    expect(told.map(({ blanks }) => blanks.count)).toEqual(['4', '3']);
  });
});

const WORDS: Readonly<
  Record<string, { readonly leader: string; readonly foot: string; readonly guns: string }>
> = {
  'cc-napoleon': { leader: 'general', foot: 'infantry', guns: 'artillery' },
  ccn: { leader: 'leader', foot: 'french-line', guns: 'french-foot-artillery' },
  'corsican-ogre': { leader: 'leader', foot: 'french-line', guns: 'french-foot-artillery' },
};

/** A small scenario file with some words more, of the battle and of its pieces. */
function file(
  { id }: Ruleset,
  more: object,
  ofLeader: object = {},
  ofUnit: object = {},
  ofGuns: object = {},
) {
  const { leader = '', foot = '', guns = '' } = WORDS[id] ?? {};
  const side = (name: string) => ({ name, nation: 'french', target: 4, rating: 4 });
  return {
    id: 'file',
    ruleset: id,
    title: 'File',
    source: '',
    first: 'south',
    sides: { south: side('Ours'), north: side('Theirs') },
    units: {
      ney: { side: 'south', type: leader, at: '7:6', ...ofLeader },
      a: { side: 'south', type: foot, at: '6:6', ...ofUnit },
      g: { side: 'south', type: guns, at: '6:4', ...ofGuns },
      d: { side: 'north', type: foot, at: '1:6' },
    },
    ...more,
  };
}

describe.each(NAMED)('words of scenario files: %s', (_, rules) => {
  const faultsOf = (...words: [object, object?, object?, object?]): string => {
    try {
      readScenario(rules, file(rules, ...words));
      return '';
    } catch (error) {
      return String(error);
    }
  };

  test('leaders, heroic units, counters and the country are read, deployed and shown', () => {
    const marks = { reach: 2, carriage: true, leads: 'infantry' };
    const words = { glory: { south: 2, north: 0 }, region: 'portugal' };
    const scenario = readScenario(rules, file(rules, words, marks, { heroic: true }));
    const state = deploy(rules, scenario);
    expect(state.extra).toMatchObject(words);
    const told = (id: string) => rules.stats(state, id).map(({ key, value }) => [key, value]);
    expect(told('ney')).toEqual([
      ['carriage', 'yes'],
      ['reach', '2'],
      ['leads', 'infantry-only'],
    ]);
    expect(told('a')).toContainEqual(['heroic', 'yes']);
    const { traits } = scenario.units.ney ?? {};
    expect(rules.scenarioFields.writePiece(traits ? { traits } : {})).toMatchObject(marks);
  });

  test('nonsense is refused with its place', () => {
    expect(faultsOf({ glory: { south: -1, north: 0 } })).toContain('glory.south');
    expect(faultsOf({ glory: { south: 1 } })).toContain('glory.north');
    expect(faultsOf({ glory: 3 })).toContain('glory');
    expect(faultsOf({ region: 'italy' })).toContain('region');
    expect(faultsOf({}, { reach: 4 })).toContain('units.ney.reach');
    expect(faultsOf({}, { carriage: 'yes' })).toContain('units.ney.carriage');
    expect(faultsOf({}, { leads: 'sappers' })).toContain('units.ney.leads');
    expect(faultsOf({}, { heroic: true })).toContain('units.ney.heroic: only units can have this');
    expect(faultsOf({}, {}, { carriage: true })).toContain('units.a.carriage: only leaders can have this');
    expect(faultsOf({}, {}, {}, { heroic: true })).toContain('units.g.heroic: artillery cannot be heroic');
    // R001-21.
    expect(faultsOf({}, { leads: 'cavalry', at: '6:6' })).toContain('leads-others');
    expect(faultsOf({}, { leads: 'infantry', at: '6:6' })).toBe('');
  });

  test('a leader of another arm is refused by name, wherever he is laid or led: R001-21', () => {
    const state = deploy(rules, readScenario(rules, file(rules, {}, { leads: 'cavalry', name: 'Ney' })));
    const moving = { ...state, turn: { ...state.turn, step: 'movement', activations: 99 } };
    const about = { who: 'Ney', arm: 'cavalry' };
    const refused = { reason: 'leads-others', rule: 'R001-21' };
    const led = (unit: string, to: string) =>
      rules.refusal(moving, { type: 'move', side: 'south', unit, to });
    expect(led('ney', '6:6')).toMatchObject({ ...refused, space: '6:6', about });
    expect(led('a', '7:6')).toMatchObject({ ...refused, space: '7:6', about });
    const laid = { ...state, leaders: { ney: { ...state.leaders.ney, at: '6:6' } } } as State;
    expect(rules.placementFault(laid, 'ney')).toMatchObject({ ...refused, space: '6:6', about });
  });

  test('what a kept battle says of them is checked', () => {
    const state = deploy(rules, readScenario(rules, file(rules, { glory: { south: 1, north: 0 } })));
    const faultsIn = (extra: object): readonly string[] => {
      const found: string[] = [];
      const data: unknown = JSON.parse(JSON.stringify({ ...state, extra: { ...state.extra, ...extra } }));
      readState(rules)(data, 'state', { add: (place, fault) => found.push(`${place}: ${fault}`) });
      return found;
    };
    expect(faultsIn({})).toEqual([]);
    expect(faultsIn({ glory: { south: 1.5, north: 0 } })).toHaveLength(1);
    expect(faultsIn({ inspired: ['nobody'] })).toHaveLength(1);
    expect(faultsIn({ region: 'france' })).toHaveLength(1);
  });
});
