import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../src/core';
import {
  isAttackerAtRisk,
  OddsCalculator,
  rowsInOrder,
} from '../../src/foundry/canvas/popovers/odds-calculator';
import { percent } from '../../src/foundry/texts/chance-text';
import { onAverage } from '../../src/foundry/texts/decimal';
import { oddsOf } from '../../src/match';
import { ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { position } from './battle';

const state = position({
  a: { side: 'south', type: 'infantry', at: '5:5' },
  x: { side: 'north', type: 'infantry', at: '4:5' },
  y: { side: 'north', type: 'artillery', at: '4:4' },
});
const order = (type: string, target: string): Order => ({ type, side: 'south', unit: 'a', target });
const FIRE = order('fire', 'x');
const MELEE = order('melee', 'x');

const speaking = (lang: string) => vi.stubGlobal('game', { i18n: { lang } });

beforeEach(() => {
  speaking('en');
});

test('an average is written as in the language of the user', () => {
  speaking('de');
  expect([0.01, 0.66, 2.96].map(onAverage)).toEqual(['<0,1', '0,7', '3,0']);
});

test('a probability is never rounded to certain or impossible', () => {
  expect([0, 1e-12, 0.0001, 0.004, 0.006, 0.126, 0.5].map(percent)).toEqual([
    ...['0%', '0%', '<1%', '<1%', '1%', '13%', '50%'],
  ]);
  expect([0.994, 0.996, 0.9999, 1 - 1e-12, 1].map(percent)).toEqual(['99%', '>99%', '>99%', '100%', '100%']);
  expect([0, 1e-12, 0.01, 0.05, 0.66, 1, 2.96].map(onAverage)).toEqual([
    ...['0', '0', '<0.1', '0.1', '0.7', '1.0', '3.0'],
  ]);
});

test('what differs by less than can be reckoned reads the same', () => {
  expect([0.125, 0.125 - 1e-15].map(percent)).toEqual(['13%', '13%']);
  expect([0.75, 0.75 - 1e-15].map(onAverage)).toEqual(['0.8', '0.8']);
});

test('who fires from afar risks nothing, who closes in does', () => {
  expect(isAttackerAtRisk(oddsOf(rules, state, FIRE))).toBe(false);
  expect(isAttackerAtRisk(oddsOf(rules, state, MELEE))).toBe(true);
});

test('what the target can do comes before standing fast, as its buttons do', () => {
  expect(rowsInOrder(oddsOf(rules, state, MELEE)).map(({ response }) => response)).toEqual(['fire', 'none']);
});

describe('the calculator', () => {
  const tell = vi.fn();
  let calculator: OddsCalculator;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tell.mockClear();
    calculator = new OddsCalculator(tell);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('works only for who rests, and remembers', () => {
    calculator.watch(rules, state, [FIRE, MELEE]);
    vi.advanceTimersByTime(140);
    expect(calculator.find(state, FIRE)).toBe('waiting');
    vi.runAllTimers();
    expect(calculator.find(state, FIRE)).toEqual(oddsOf(rules, state, FIRE));
    expect(calculator.find(state, MELEE)).toEqual(oddsOf(rules, state, MELEE));
    expect(tell).toHaveBeenCalledTimes(2);
    calculator.watch(rules, state, []);
    calculator.watch(rules, state, [FIRE, MELEE]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('lets go of what is looked at no longer, and begins anew at a new position', () => {
    calculator.watch(rules, state, [MELEE]);
    vi.advanceTimersByTime(140);
    calculator.watch(rules, state, [order('fire', 'y')]);
    vi.runAllTimers();
    expect(calculator.find(state, MELEE)).toBe('waiting');
    expect(calculator.find(state, order('fire', 'y'))).not.toBe('waiting');
    const next = { ...state };
    expect(calculator.find(next, order('fire', 'y'))).toBe('waiting');
  });

  test('keeps an attack apart from the same one with others, and after another order', () => {
    calculator.watch(rules, state, [FIRE]);
    vi.runAllTimers();
    expect(calculator.find(state, FIRE)).not.toBe('waiting');
    expect(calculator.find(state, { ...FIRE, units: ['g'] })).toBe('waiting');
    expect(calculator.find(state, { first: MELEE, order: FIRE })).toBe('waiting');
  });

  test('does not wait anew while the same is looked at', () => {
    calculator.watch(rules, state, [FIRE]);
    vi.advanceTimersByTime(100);
    calculator.watch(rules, state, [FIRE]);
    vi.advanceTimersByTime(60);
    expect(calculator.find(state, FIRE)).not.toBe('waiting');
  });
});
