import { describe, expect, test } from 'vitest';
import {
  Context,
  type Order,
  type Play,
  type Query,
  type Reply,
  resolve,
  type State,
  toState,
} from '../../../src/core';
import { allTold, attacksAfter, oddsAfter, oddsOf } from '../../../src/match';
import type { CoreGame } from '../../../src/rulesets/ccn/core-rules';
import type { Kind } from '../../../src/rulesets/ccn/piece-kind';
import { corsicanOgre as rules } from '../../../src/rulesets/corsican-ogre';
import { changeBattle } from '../../../src/rulesets/corsican-ogre/change-battle';
import { roundBegins } from '../../../src/rulesets/corsican-ogre/chits';
import { UNTOUCHED } from '../../../src/rulesets/corsican-ogre/saved-data';
import { bruteForce, type Odds, positionOf } from '../../core/brute-force';

/** What the exchanges below throw at most. */
const MOST_DICE = 9;

/** South has been drawn and says whom it activates; chits are left in the cup. */
function inRound(units: Readonly<Record<string, unknown>>, options = {}): State {
  const position = (rules.play as Play<Kind, CoreGame>).positionOf(positionOf(rules, units, {}, options));
  const c = new Context(position, false);
  position.setTurn(1, 0, 0, 0);
  changeBattle(c, { ...UNTOUCHED, cup: { south: 2, north: 2 } });
  roundBegins(c, 0);
  return toState(position);
}

const UNITS = {
  sl: { side: 'south', type: 'leader', at: '8:5' },
  nl: { side: 'north', type: 'leader', at: '0:0' },
  a: { side: 'south', type: 'french-line', at: '6:5', strength: 2 },
  b: { side: 'north', type: 'spanish-line', at: '4:5', strength: 2, facing: 'ne' },
};

const ACTIVATE: Order = { type: 'activate', side: 'south', unit: 'a' };
const FIRE: Order = { type: 'fire', side: 'south', unit: 'a', target: 'b' };
const FACES = ['1', '2', '3', '4', '5', '6'];

/** Nobody rides, and the chit that comes next is any. */
function usual(query: Query): Reply {
  if (query.kind === 'roll') return { kind: 'rolled', faces: query.count === 1 ? ['3'] : ['3', '4'] };
  if (query.kind === 'draw') return { kind: 'drew', cards: query.pile.slice(0, query.count), isPublic: true };
  return { kind: 'chose', option: query.options[0] ?? '' };
}

/** Where each of the 36 pairs leads in which the unit acts, one by one. */
const acting = (state: State): readonly State[] =>
  FACES.flatMap((one) =>
    FACES.flatMap((other) => {
      let isFirst = true;
      const { events, state: after } = resolve(rules, state, ACTIVATE, (query) => {
        const reply: Reply = isFirst ? { kind: 'rolled', faces: [one, other] } : usual(query);
        isFirst = false;
        return reply;
      });
      return events.some(({ type }) => type === 'activated') ? [after] : [];
    }),
  );

/** The same position, in which nobody draws a chit after the attack. */
function goingOn(state: State): State {
  const position = (rules.play as Play<Kind, CoreGame>).positionOf(state);
  changeBattle(new Context(position, false), { event: 'south' });
  return toState(position);
}

/** What becomes of the target, by every single face. */
function fateOf(odds: Odds) {
  let [destroyed, drivenBack, lost] = [0, 0, 0];
  for (const [key, probability] of odds) {
    const { units } = JSON.parse(key) as State;
    const target = units.b;
    lost += probability * (2 - (target?.strength ?? 0));
    if (!target) destroyed += probability;
    else if (target.at !== UNITS.b.at) drivenBack += probability;
  }
  return { destroyed, drivenBack, lost };
}

describe.each([
  ['as read', {}],
  ['by the other reading of doubles', { doublesCancel: false }],
])('an attack after the roll to act equals brute force, %s', (_, options) => {
  const state = inRound(UNITS, options);
  const after = acting(state);

  test('how likely it comes, what it brings if it does, and all told', () => {
    const odds = oddsAfter(rules, state, { first: ACTIVATE, order: FIRE });
    expect(after.length).toBeGreaterThan(10);
    expect(after.length).toBeLessThan(36);
    expect(odds.acts).toBeCloseTo(after.length / 36, 12);
    expect(odds.acts).toBeCloseTo(rules.preview(state, ACTIVATE)?.chance?.once ?? 0, 12);
    const fates = after.map((each) => fateOf(bruteForce(rules, goingOn(each), FIRE, null, MOST_DICE)));
    for (const name of ['destroyed', 'drivenBack', 'lost'] as const) {
      const sum = fates.reduce((all, fate) => all + fate[name], 0);
      expect(sum).toBeGreaterThan(0);
      expect(odds.rows[0]?.target[name], name).toBeCloseTo(sum / after.length, 9);
      expect(allTold(odds).rows[0]?.target[name], name).toBeCloseTo(sum / 36, 9);
    }
  });
});

test('attacks that could come are those of a unit that acts, each once, with its dice', () => {
  const state = inRound(UNITS);
  const found = attacksAfter(rules, state, ACTIVATE);
  const [first] = acting(state);
  expect(found.map(({ order }) => order)).toEqual([FIRE]);
  expect(found[0]?.preview).toEqual(first && rules.preview(first, FIRE));
});

test('guns that are activated along make an attack together with them possible', () => {
  const state = inRound({
    ...UNITS,
    a: { ...UNITS.a, at: '7:6' },
    g: { side: 'south', type: 'french-foot-artillery', at: '7:5' },
    b: { ...UNITS.b, at: '6:6', facing: 's' },
  });
  const [together] = rules.orders(state).filter(({ units = [] }) => units.includes('g'));
  const types = (first: Order) => attacksAfter(rules, state, first).map(({ order }) => order.type);
  expect(types(ACTIVATE)).not.toContain('combined-arms');
  expect(together && types(together)).toContain('combined-arms');
});

test('an order that no dice decide makes nothing possible, and odds without one stay as they are', () => {
  const state = inRound(UNITS);
  expect(attacksAfter(rules, state, { type: 'pass', side: 'south', unit: 'a' })).toEqual([]);
  const [first] = acting(state);
  if (!first) throw new Error('somebody acts');
  const odds = oddsOf(rules, first, FIRE);
  expect(allTold(odds)).toEqual(odds);
});
