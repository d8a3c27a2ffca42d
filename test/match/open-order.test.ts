import { describe, expect, test } from 'vitest';
import { type Event, type Order, type Reply, type State, start } from '../../src/core';
import {
  answerOdds,
  answersAhead,
  answersInOrder,
  type BattleView,
  type OpenOrder,
  oddsOf,
  progressOf,
  publicView,
  viewOf,
} from '../../src/match';
import { ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { position } from '../core/brute-force';

const MELEE: Order = { type: 'melee', side: 'south', unit: 'a', target: 'b' };
const rolled = (...faces: readonly string[]): Reply => ({ kind: 'rolled', faces });
const chose = (option: string): Reply => ({ kind: 'chose', option });

const view = (state: State, replies?: readonly Reply[]): BattleView => {
  const open = replies ? { order: MELEE, replies } : null;
  const save = { ruleset: rules.id, version: rules.version, revision: 0, start: state, record: [] };
  return publicView(viewOf(rules, { ...save, state, open, proposal: null, reported: 0, receipts: [] }));
};

/** The battle in the middle of the melee, as everyone is shown it. */
function asked(state: State, ...replies: readonly Reply[]) {
  const now = view(state, replies);
  const { open, question } = now;
  if (!question || !open) throw new Error('nothing is asked');
  return { now, open, question };
}

function oddsAfter(state: State, ...replies: readonly Reply[]) {
  const { now, open, question } = asked(state, ...replies);
  return answerOdds(rules, now, open, question);
}

const field = (strength = 4) =>
  position({
    a: { side: 'south', type: 'infantry', at: '5:4' },
    b: { side: 'north', type: 'infantry', at: '4:4', strength },
  });

describe('an open order', () => {
  test('is shown to everyone with what has been replied to it', () => {
    const replies = [chose('none'), rolled('blue', 'blue', 'red', 'blue')];
    expect(asked(field(), ...replies).open).toMatchObject({ order: MELEE, replies });
    expect(view(field()).open).toBeNull();
  });

  test('keeps the hands that it began with to itself, and the cards that were drawn', () => {
    const hands = { south: ['rally'], north: ['first-strike', 'rally'] };
    const cards = { hands, discard: [], last: { south: null, north: null } };
    const open = { from: { ...field(), cards }, order: MELEE, replies: [{ kind: 'drew', cards: ['rally'] }] };
    const shown = publicView({ ...view(field()), open: open as OpenOrder });
    expect(JSON.stringify(shown.open)).not.toMatch(/rally|first-strike/);
  });
});

describe('the answers to a question', () => {
  test('say the dice that come next', () => {
    const { open, question } = asked(field());
    expect(answersAhead(rules, open, question)).toMatchObject([
      { option: 'none', roll: { reason: 'melee', side: 'south', count: 4 }, to: null },
      { option: 'fire', roll: { reason: 'response-fire', side: 'north', count: 4 }, to: null },
    ]);
  });

  test('say where the piece goes', () => {
    const { open, question } = asked(field(1), chose('none'), rolled('red', 'blue', 'blue', 'blue'));
    expect(question.reason).toBe('advance');
    expect(answersAhead(rules, open, question)).toMatchObject([
      { option: 'no', roll: null, to: null },
      { option: 'yes', roll: null, to: '4:4' },
    ]);
  });

  test('say the dice of another attack that the enemy may answer first', () => {
    const charge = position({
      a: { side: 'south', type: 'cavalry', at: '5:4' },
      b: { side: 'north', type: 'infantry', at: '4:4', strength: 1 },
      c: { side: 'north', type: 'infantry', at: '3:4' },
      d: { side: 'north', type: 'infantry', at: '3:3' },
    });
    const red = new Array<string>(7).fill('red');
    const { open, question } = asked(charge, chose('none'), rolled(...red), chose('yes'));
    expect(answersAhead(rules, open, question)).toMatchObject([
      { option: 'none', roll: null },
      { option: 'd', roll: { reason: 'melee', count: 7 } },
      { option: 'c', roll: { reason: 'melee', count: 7 } },
    ]);
  });

  test('are always shown in the same order', () => {
    expect(answersInOrder(['no', 'yes'])).toEqual(['yes', 'no']);
    expect(answersInOrder(['yes', 'no'])).toEqual(['yes', 'no']);
    expect(answersInOrder(['none', 'fire', 'evade'])).toEqual(['fire', 'evade', 'none']);
  });
});

describe('the odds of the answers', () => {
  test('to the response are those of the attack', () => {
    expect(oddsAfter(field())).toEqual(oddsOf(rules, field(), MELEE));
  });

  test('to the counter-attack are of what is still to come', () => {
    const { question, rows } = oddsAfter(field(), chose('none'), rolled('blue', 'blue', 'red', 'blue'));
    expect([question, ...rows.map(({ response }) => response)]).toEqual(['counter-attack', 'yes', 'no']);
    const [yes, no] = rows;
    // What was lost before is not counted again.
    expect([yes?.target.lost, no?.target.lost, no?.attacker.lost]).toEqual([0, 0, 0]);
    // Four flags are more than there is way behind it.
    expect(yes?.attacker.drivenBack).toBeCloseTo(1 - (5 / 6) ** 4 - (1 / 6) ** 4, 9);
  });
});

test('a way space by space says which step is asked for', () => {
  const flags = [chose('none'), rolled('flag', 'blue', 'blue', 'blue')];
  const first = asked(field(), ...flags);
  const progress = ({ now, open, question }: typeof first) => progressOf(rules, now.events, question, open);
  expect(progress(first)).toEqual({ step: 1, of: 2 });
  const second = asked(field(), ...flags, chose(first.question.options[0] ?? ''));
  expect(progress(second)).toEqual({ step: 2, of: 2 });
  expect(progressOf(rules, second.now.events, second.question, undefined)).toEqual({ step: 2, of: null });
  expect(progress(asked(field()))).toBeNull();
});

test('an answer that draws from cards which are not all known is left out', () => {
  const state = field();
  const played = {
    ...state,
    sides: { ...state.sides, north: { ...state.sides.north, rating: 1 } },
    cards: {
      hands: { south: ['?'], north: ['first-strike'] },
      discard: [],
      last: { south: null, north: null },
    },
  };
  const open = { from: played, order: MELEE, replies: [] };
  const { query } = start(rules, played, MELEE);
  if (query?.kind !== 'ask') throw new Error('nothing is asked');
  expect(query.options).toContain('first-strike');
  expect(answersAhead(rules, open, query).map(({ option }) => option)).toEqual(['none', 'fire']);
  const { rows } = answerOdds(rules, { state: played, events: [] }, open, query);
  expect(rows.map(({ response }) => response)).toEqual(['none', 'fire']);
});

test('nothing is known of answers that come after a draw of hidden cards', () => {
  const { question } = asked(field());
  const replies: Reply[] = [{ kind: 'drew', cards: ['?', '?'] }];
  expect(answersAhead(rules, { from: field(), order: MELEE, replies }, question)).toEqual([]);
});

test('who follows up is on no way whose steps are counted', () => {
  const { question } = asked(field());
  const taken: Event[] = [{ type: 'advanced', unit: question.unit, from: '5:4', to: '4:4' }];
  expect(progressOf(rules, taken, { ...question, of: 'space' }, undefined)).toBeNull();
});
