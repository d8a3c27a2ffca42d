import { describe, expect, test } from 'vitest';
import { deploy, type PieceSetup, type Ruleset, type State } from '../../src/core';
import { drawLeader } from '../../src/drawing';
import {
  BLOCK_REACH,
  pieceAtPoint,
  placesInSpace,
  readSlot,
  type Slot,
  slotsIn,
  slotText,
} from '../../src/foundry/geometry/token-slots';
import { tokenPlaces } from '../../src/foundry/session/projection/projection';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { squares } from '../../src/rulesets/squares';

const side = (name: string, nation: string) => ({ name, nation, target: null, rating: 0 });

const position = (rules: Ruleset, units: Readonly<Record<string, PieceSetup>>): State =>
  deploy(rules, {
    id: 'test',
    ruleset: rules.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
    terrain: {},
    units,
    objectives: [],
    arrivals: [],
    options: {},
  });

const foot = (at: string) => ({ side: 'south', type: 'infantry', at }) as const;
const guns = (at: string) => ({ side: 'south', type: 'foot-artillery', at }) as const;
const general = (at: string) => ({ side: 'south', type: 'general', at }) as const;

const none = () => undefined;
const keeping =
  (slots: Readonly<Record<string, Slot>>) =>
  (id: string): Slot | undefined =>
    slots[id];

const full = position(squares, {
  gun1: guns('C3'),
  a: foot('C3'),
  b: foot('C3'),
  gun2: guns('C3'),
  c: foot('C3'),
  d: foot('C3'),
  leader: general('C3'),
});

describe('the slots of a space', () => {
  test('foot and horse come first, then the guns', () => {
    expect([...slotsIn(squares, full, 'C3', none)].map(([id, slot]) => `${id}${slot}`)).toEqual([
      ...['a0', 'b1', 'c2', 'd3', 'gun14', 'gun25'],
    ]);
  });

  test('who stays keeps his own, who comes takes the first that is free', () => {
    const state = position(squares, { new: foot('C3'), a: foot('C3'), b: foot('C3') });
    const kept = keeping({
      new: { at: 'C4', index: 0 },
      a: { at: 'C3', index: 0 },
      b: { at: 'C3', index: 3 },
    });
    expect(Object.fromEntries(slotsIn(squares, state, 'C3', kept))).toEqual({ a: 0, b: 3, new: 1 });
  });

  test('two that would keep the same do not stand in one', () => {
    const state = position(squares, { a: foot('C3'), b: foot('C3') });
    const slots = slotsIn(squares, state, 'C3', () => ({ at: 'C3', index: 2 }));
    expect(new Set(slots.values()).size).toBe(2);
  });

  test('are kept as a text', () => {
    expect(readSlot(slotText({ at: 'C3', index: 4 }))).toEqual({ at: 'C3', index: 4 });
    expect([undefined, 7, '', 'C3', 'C3 x'].map(readSlot)).toEqual([...Array(5)].fill(undefined));
  });
});

describe('where everyone stands', () => {
  test('nobody hides another one, and nobody leaves the space', () => {
    const stands = [...placesInSpace(squares, full, 'C3', none).values()];
    expect(stands).toHaveLength(7);
    expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    for (const { x, y, size } of stands) {
      expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(0.39 * size);
      expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(0.3 * size);
    }
  });

  test('one by himself stands in the middle, whichever slot he keeps, and larger', () => {
    const state = position(squares, { a: foot('C3') });
    const stand = placesInSpace(squares, state, 'C3', keeping({ a: { at: 'C3', index: 5 } })).get('a');
    expect(stand?.x).toBe(0.5);
    expect(stand?.size).toBeGreaterThan(placesInSpace(squares, full, 'C3', none).get('a')?.size ?? 1);
  });

  test('a general beside a unit can be read in a small square, and hides nothing of the block', () => {
    const state = position(squares, { a: foot('C3'), leader: general('C3') });
    const { a, leader } = Object.fromEntries(placesInSpace(squares, state, 'C3', none));
    if (!a || !leader) throw new Error('somebody is missing');
    const svg = drawLeader({ nation: 'french', rank: 'general', name: '', beside: true });
    const [, , top = 0, scale = 0] = (svg.match(/translate\((\S+) (\S+)\) scale\((\S+)\)/) ?? []).map(Number);
    // The cloth is 40 by 26, and flutters by 2.
    const small = 50 * leader.size;
    expect((small * 40 * scale) / 120).toBeGreaterThan(14);
    expect((small * 26 * scale) / 120).toBeGreaterThan(9);
    const cloth = leader.y + leader.size * ((top - 2 * scale) / 120 - 0.5);
    expect(cloth).toBeGreaterThanOrEqual(a.y + BLOCK_REACH.y * a.size);
    expect(leader.y + 0.4 * leader.size).toBeLessThanOrEqual(1);
  });

  test('where a space holds one unit, everyone has the whole of it', () => {
    const state = position(ccNapoleon, { a: foot('4:4'), leader: general('4:4') });
    const stands = placesInSpace(ccNapoleon, state, '4:4', none);
    expect([...stands.values()]).toEqual([
      { x: 0.5, y: 0.5, size: 1 },
      { x: 0.5, y: 0.5, size: 1 },
    ]);
  });

  test('a point finds the piece whose picture is under it, and nobody on free ground', () => {
    const stands = placesInSpace(squares, full, 'C3', none);
    for (const [id, { x, y }] of stands) expect(pieceAtPoint(full, stands, { x, y })).toBe(id);
    expect(pieceAtPoint(full, stands, { x: 0.9, y: 0.97 })).toBeUndefined();
  });
});

describe('tokens', () => {
  const pointIn = (space: string, { x, y }: { readonly x: number; readonly y: number }) => ({
    x: x + (space === 'C3' ? 100 : 0),
    y,
  });

  test('keep the slots of their units', () => {
    const placeOf = tokenPlaces(squares, full, none, pointIn);
    const { d, leader } = { ...full.units, ...full.leaders };
    if (!d || !leader) throw new Error('somebody is missing');
    expect(placeOf(d).slot).toBe('C3 3');
    expect(placeOf(d).x).toBeGreaterThan(100);
    expect(placeOf(leader)).not.toHaveProperty('slot');
  });

  test('have none where every unit has its space alone', () => {
    const state = position(ccNapoleon, { a: foot('4:4') });
    const { a } = state.units;
    if (!a) throw new Error('a is missing');
    expect(tokenPlaces(ccNapoleon, state, none, pointIn)(a)).toEqual({ x: 0.5, y: 0.5 });
  });
});
