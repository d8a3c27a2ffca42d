import { describe, expect, test } from 'vitest';
import type { Order, State } from '../../src/core';
import { oddsOf, type ResponseOdds } from '../../src/match';
import { ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { position } from '../core/brute-force';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** How likely 4 dice show no hit and so many flags, one face of six; `others`: faces that are neither. */
const unhurt = (flags: number, others: number): number =>
  choose(4, flags) * (1 / 6) ** flags * (others / 6) ** (4 - flags);

/** That at least one of 4 dice shows one of so many faces. */
const any = (faces: number): number => 1 - ((6 - faces) / 6) ** 4;

const order = (type: string, target = 'b'): Order => ({ type, side: 'south', unit: 'a', target });

const rowsOf = (state: State, attack: Order): Readonly<Record<string, ResponseOdds>> =>
  Object.fromEntries(oddsOf(rules, state, attack).rows.map((row) => [String(row.response), row]));

/** Four dice each; a flag costs 2 spaces of way back, of which north has 4 behind it and south 3. */
const weak = (strength: number, target: number): State =>
  position({
    a: { side: 'south', type: 'infantry', at: '5:4', strength },
    b: { side: 'north', type: 'infantry', at: '4:4', strength: target },
  });

describe('fire at infantry', () => {
  test('a hit in six faces, a flag in six', () => {
    const { question, rows } = oddsOf(rules, weak(2, 5), order('fire'));
    expect([question, rows.length, rows[0]?.response]).toEqual([null, 1, null]);
    const [{ target, attacker } = { target: undefined }] = rows;
    expect(target?.destroyed).toBe(0);
    expect(target?.drivenBack).toBeCloseTo(any(1), 9);
    // The third flag finds 4 spaces used up and costs 2 points, the fourth 2 more.
    const edge = 2 * choose(4, 3) * (1 / 6) ** 3 * (5 / 6) + 4 * (1 / 6) ** 4;
    expect(target?.lost).toBeCloseTo(4 / 6 + edge, 9);
    expect(attacker).toEqual({ destroyed: 0, drivenBack: 0, lost: 0 });
  });

  test('the last strength point goes by a hit, or where there is no way back', () => {
    const { target } = rowsOf(weak(2, 1), order('fire')).null ?? {};
    const lost = any(1) + unhurt(3, 4) + unhurt(4, 4);
    expect(target?.destroyed).toBeCloseTo(lost, 9);
    expect(target?.lost).toBeCloseTo(lost, 9);
    expect(target?.drivenBack).toBeCloseTo(unhurt(1, 4) + unhurt(2, 4), 9);
  });
});

describe('close combat', () => {
  const { none, fire, ...others } = rowsOf(weak(1, 1), order('melee'));
  /** Two faces hit: of what is left to the target, that it is destroyed. */
  const destroyed = any(2) + unhurt(3, 3) + unhurt(4, 3);

  test('a row for each response', () => {
    expect(Object.keys(others)).toEqual([]);
    expect(oddsOf(rules, weak(1, 1), order('melee')).question).toBe('response');
  });

  test('a target that stands strikes back', () => {
    expect(none?.target.destroyed).toBeCloseTo(destroyed, 9);
    expect(none?.target.drivenBack).toBeCloseTo(unhurt(1, 3) + unhurt(2, 3), 9);
    const struck = any(2) + unhurt(2, 3) + unhurt(3, 3) + unhurt(4, 3);
    expect(none?.attacker.destroyed).toBeCloseTo(unhurt(0, 3) * struck, 9);
    expect(none?.attacker.drivenBack).toBeCloseTo(unhurt(0, 3) * unhurt(1, 3), 9);
  });

  test('a target that fires first is attacked only by who has stood', () => {
    const shot = any(1) + unhurt(2, 4) + unhurt(3, 4) + unhurt(4, 4);
    expect(fire?.target.destroyed).toBeCloseTo(unhurt(0, 4) * destroyed, 9);
    expect(fire?.attacker.destroyed).toBeGreaterThan(shot);
    expect(fire?.attacker.destroyed).toBeLessThan(shot + unhurt(0, 4) * unhurt(0, 3));
  });

  test('what ends before anyone is asked counts for every answer', () => {
    const state = position({
      a: { side: 'south', type: 'light-cavalry', at: '5:4' },
      b: { side: 'north', type: 'light-cavalry', at: '4:4', strength: 1 },
    });
    const charge = oddsOf(rules, state, order('melee'));
    const { yes, no } = rowsOf(state, order('melee'));
    expect(charge.question).toBe('counter-attack');
    expect(charge.rows.map(({ response }) => response)).toEqual(['yes', 'no']);
    expect(yes?.target.destroyed).toBeCloseTo(no?.target.destroyed ?? -1, 9);
    expect(no?.target.destroyed).toBeGreaterThan(0.5);
    expect(no?.attacker).toEqual({ destroyed: 0, drivenBack: 0, lost: 0 });
    expect(yes?.attacker.lost).toBeGreaterThan(0);
  });
});

describe('what else may come of it', () => {
  const state = position({
    a: { side: 'south', type: 'infantry', at: '5:4' },
    b: { side: 'north', type: 'infantry', at: '4:4', strength: 1 },
    h: { side: 'north', type: 'general', at: '4:4' },
  });

  test('a leader falls with his unit by one face of six, or where he has no way back', () => {
    const { target, leaderFalls } = rowsOf(state, order('fire')).null ?? {};
    // He lets his unit ignore a flag: only the fourth finds no way back.
    expect(target?.destroyed).toBeCloseTo(any(1) + unhurt(4, 4), 9);
    expect(leaderFalls?.north).toBeCloseTo(any(1) / 6 + unhurt(4, 4), 9);
    expect(leaderFalls?.south).toBe(0);
  });

  test('a leader who is attacked himself is the target', () => {
    const alone = position({
      a: { side: 'south', type: 'cavalry', at: '5:4' },
      h: { side: 'north', type: 'general', at: '4:4' },
    });
    const { target, leaderFalls } = rowsOf(alone, order('melee', 'h')).null ?? {};
    expect(target?.destroyed).toBeCloseTo(1 / 6, 9);
    expect(target?.drivenBack).toBeCloseTo(5 / 6, 9);
    expect(leaderFalls?.north).toBe(0);
  });

  test('the battle is won by the last point', () => {
    const { sides } = state;
    const last = { ...state, sides: { ...sides, south: { ...sides.south, target: 1 } } };
    const { target, wins } = rowsOf(last, order('fire')).null ?? {};
    expect(wins?.south).toBeCloseTo(target?.destroyed ?? -1, 9);
    expect(wins?.north).toBe(0);
    expect(rowsOf(state, order('fire')).null?.wins).toEqual({ south: 0, north: 0 });
  });
});
