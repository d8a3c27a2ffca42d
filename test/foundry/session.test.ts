import { describe, expect, test } from 'vitest';
import { deploy } from '../../src/core';
import { freeLetter } from '../../src/foundry/dice/battle-die';
import { shownFrom, storedFrom, unshownOf } from '../../src/foundry/documents/battle-fields';
import { seatsOf } from '../../src/foundry/session/seats';
import {
  laidOver,
  newSave,
  publicView,
  questionWithHand,
  readRequestMessage,
  readSave,
  readView,
  secretHand,
  stateWithHand,
  viewOf,
} from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

describe('a battle in its documents', () => {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const save = newSave(ccNapoleon, deploy(ccNapoleon, scenario));
  const view = viewOf(ccNapoleon, save);

  test('is read as it was written', () => {
    const stored = JSON.parse(JSON.stringify(storedFrom(view)));
    expect(readView(ccNapoleon, shownFrom(stored))).toEqual(view);
    expect(readSave(ccNapoleon, JSON.parse(JSON.stringify(save)))).toMatchObject({ save, notice: null });
  });

  test('that is broken is refused with the place of the fault', () => {
    const stored = storedFrom(view);
    const [unit = ''] = Object.keys(view.state.units);
    const broken = {
      ...stored,
      position: laidOver(stored.position, { units: { [unit]: { strength: '-1' } } }),
    };
    expect(() => readView(ccNapoleon, shownFrom(broken))).toThrow(/state\.units\.\w+\.strength/);
    expect(() => shownFrom({ ...stored, open: '[' })).toThrow(SyntaxError);
    expect(() => shownFrom({ ...stored, position: { units: '[' } })).toThrow(SyntaxError);
  });

  test('that an earlier version has shown is read, and shown anew as a whole', () => {
    const { position, ...stored } = storedFrom(view);
    const earlier = { ...stored, state: JSON.stringify(view.state) };
    expect(readView(ccNapoleon, shownFrom(earlier))).toEqual(view);
    expect(unshownOf(earlier, view)).toEqual({ state: 'null', position });
    expect(unshownOf({ ...stored, position }, view)).toEqual({});
  });

  test('shows nobody a hand', () => {
    const hands = { south: ['rally', 'first-strike'], north: ['line-command'] };
    const cards = { hands, discard: [], last: { south: null, north: null } };
    const question = {
      kind: 'ask',
      reason: 'response',
      side: 'south',
      unit: 'a1',
      of: 'choice',
      options: ['none', 'fire', 'first-strike'],
      secret: ['first-strike'],
      mark: '',
    } as const;
    const full = { ...view, state: { ...view.state, cards }, question };
    const told = JSON.stringify(storedFrom(publicView(full)));
    for (const card of ['rally', 'first-strike', 'line-command']) expect(told).not.toContain(card);
    const shown = publicView(full);
    const hand = secretHand(full.state, question, 'south');
    if (!hand) throw new Error('there is no hand');
    expect(stateWithHand(shown.state, 'south', hand).cards?.hands).toEqual({ ...hands, north: ['?'] });
    expect(questionWithHand(shown.question, 'south', hand)).toEqual(question);
    expect(questionWithHand(shown.question, 'north', hand)?.options).toEqual(['none', 'fire']);
  });
});

describe('a request from another client', () => {
  test('keeps the words of an order, and refuses every other one by its name', () => {
    const order = { type: 'move', side: 'south', unit: 'a1', to: '6:1' };
    const sent = { id: 'x', revision: 3, request: { order } };
    expect(readRequestMessage(sent)).toEqual(sent);
    expect(() => readRequestMessage({ ...sent, request: { order: { ...order, strength: 99 } } })).toThrow(
      /order\.strength/,
    );
    expect(() => readRequestMessage({ ...sent, request: { order, undoTo: 0 } })).toThrow(
      /request\.undoTo: is unknown/,
    );
  });

  test.each([
    [{ terrain: 'woods'.repeat(3_000_000) }, /order\.terrain: is 15000000 characters long; the limit is 400/],
    [{ via: Array(5000).fill('6:1') }, /order\.via: has 5000 items; the limit is 40/],
    [{ ['__proto__']: {} }, /order\.__proto__: is a reserved name/],
  ])('is refused when it is too large or has a name that nothing can have', (words, fault) => {
    const order = { type: 'end-turn', side: 'south', ...words };
    const sent = { id: 'x', revision: 3, request: { order } };
    expect(() => readRequestMessage(sent)).toThrow(fault);
    expect(() => readRequestMessage({ ...sent, id: 'x'.repeat(65) })).toThrow(/id: is 65 characters long/);
  });

  test.each([
    null,
    { id: 'x', revision: 3 },
    { id: 'x', revision: -1, request: { choose: 'none' } },
    { id: 'x', revision: 3, request: { order: { type: 'move', side: 'west' } } },
    { id: 'x', revision: 3, request: { order: { type: 'move', side: 'south', unit: { $ne: '' } } } },
    {
      id: 'x',
      revision: 3,
      request: { correct: { type: 'adjusted', unit: 'a1', change: { strength: '9' } } },
    },
    { id: 'x', revision: 3, request: { correct: { type: 'borders-adjusted', borders: { 'A1|A2': null } } } },
  ])('is refused when it is none: %j', (data) => expect(() => readRequestMessage(data)).toThrow(/request/));
});

describe('seats', () => {
  const exists = (id: string) => ['allied', 'gm'].includes(id);
  const seats = { south: 'allied', north: 'gone' };

  test('a player has the side he was given', () => {
    expect(seatsOf({ seats }, { id: 'allied', isGM: false }, exists)).toEqual(['south']);
    expect(seatsOf({ seats }, { id: 'other', isGM: false }, exists)).toEqual([]);
  });

  test('a GM has the sides that nobody else has', () => {
    expect(seatsOf({ seats }, { id: 'gm', isGM: true }, exists)).toEqual(['north']);
    const both = { seats: { south: '', north: 'gm' } };
    expect(seatsOf(both, { id: 'gm', isGM: true }, exists)).toEqual(['south', 'north']);
  });

  test('nobody has the side of an officer; an unknown level is none', () => {
    const led = { seats, officers: { south: 'marshal', north: 'recruit' } };
    expect(seatsOf(led, { id: 'allied', isGM: false }, exists)).toEqual([]);
    expect(seatsOf(led, { id: 'gm', isGM: true }, exists)).toEqual([]);
    const forged = { seats, officers: { south: '', north: 'emperor' } };
    expect(seatsOf(forged, { id: 'gm', isGM: true }, exists)).toEqual(['north']);
  });
});

test('a die gives way when its letter is taken', () => {
  const die = { id: 'cc', letter: 'n', faces: ['a'] };
  expect(freeLetter(die, new Set(['c', 'f']))).toBe('n');
  expect(freeLetter(die, new Set(['n', 'a', 'c']))).toBe('b');
  expect(freeLetter(die, new Set('abcdefghijklmnopqrstuvwxyz'))).toBeUndefined();
});
