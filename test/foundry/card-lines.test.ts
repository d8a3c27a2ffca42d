import { expect, test } from 'vitest';
import type { Event, RollQuery } from '../../src/core';
import { withoutFollowers } from '../../src/foundry/chat/followers';
import { linesOf } from '../../src/foundry/chat/make-card';

const back = (unit: string, from: string, to: string): Event => ({ type: 'retreated', unit, from, to });

test('the steps of a way back are told together, and leaders go with their unit unmentioned', () => {
  const events = [
    back('u', '4:4', '3:4'),
    back('l', '4:4', '3:4'),
    back('u', '3:4', '2:4'),
    back('l', '3:4', '2:4'),
    back('other', '5:5', '4:5'),
  ];
  expect(linesOf(events, [])).toEqual([
    { type: 'retreated', unit: 'u', spaces: 2, to: '2:4' },
    { type: 'retreated', unit: 'other', spaces: 1, to: '4:5' },
  ]);
});

test('a march that was gone step by step is told as one', () => {
  const step = (unit: string, to: string): Event => ({ type: 'moved', unit, path: [to] });
  const turned: Event = { type: 'turned', unit: 'u', facing: 'n' };
  expect(linesOf([step('u', 'C6'), step('u', 'C5'), step('v', 'D5')], [])).toEqual([
    { type: 'moved', unit: 'u', path: ['C6', 'C5'] },
    step('v', 'D5'),
  ]);
  expect(linesOf([step('u', 'C6'), turned, step('u', 'C5')], [])).toHaveLength(3);
});

test('a formation that is taken up over several spaces is one thing, and who marches on in it keeps it unmentioned', () => {
  const formed: Event = { type: 'formed', unit: 'u', formation: 'skirmish' };
  const spread = (...over: readonly string[]): Event => ({ type: 'spread', unit: 'u', over });
  expect(linesOf([formed, spread('B6'), spread('B6', 'D6')], [])).toEqual([
    { type: 'spread', unit: 'u', over: ['B6', 'D6'], as: 'skirmish' },
  ]);
  const moved: Event = { type: 'moved', unit: 'u', path: ['C5'] };
  expect(linesOf([moved, spread('B5', 'D5')], [])).toEqual([moved]);
  expect(linesOf([spread('B5')], [])).toEqual([spread('B5')]);
});

test('who is put back at once has gone as far as the board says', () => {
  const grid = { distance: () => 3 };
  expect(linesOf([back('u', '3:3', '0:2')], [], grid)).toEqual([
    { type: 'retreated', unit: 'u', spaces: 3, to: '0:2' },
  ]);
});

test('that a unit forms square is told once, unless dice say whether it does', () => {
  const response: Event = { type: 'responded', unit: 'u', response: 'square' };
  const formed = (unit: string): Event => ({ type: 'formed', unit, formation: 'square' });
  const parked: Event = { type: 'card-moved', side: 'south', card: 'x', outOf: 'hand', place: 'a' };
  const roll: Event = {
    ...{ type: 'rolled', reason: 'break-square', side: 'south', die: 'd6', modifiers: [] },
    ...{ faces: ['1'], hits: 0, flags: 0 },
  };
  const told = (...events: readonly Event[]) => linesOf(events, []).map(({ type }) => type);
  expect(told(response, formed('u'))).toEqual(['formed']);
  expect(told(response, parked, formed('u'))).toEqual(['card-moved', 'formed']);
  expect(told(response, roll, formed('u'))).toEqual(['responded', 'rolled', 'formed']);
  expect(told(response, formed('other'))).toEqual(['responded', 'formed']);
});

test('a loss goes unmentioned only where it destroys the unit at once', () => {
  const lost: Event = { type: 'lost', unit: 'u', steps: 1, cause: 'fire' };
  const gone: Event = { type: 'eliminated', unit: 'u', cause: 'fire' };
  const moved: Event = { type: 'advanced', unit: 'u', from: '1:1', to: '1:2' };
  expect(linesOf([lost, gone], [])).toEqual([gone]);
  expect(linesOf([lost, moved, gone], [])).toEqual([lost, moved, gone]);
});

test('who has destroyed a unit is told where the heading does not say it', () => {
  const attack: Event = { type: 'attacked', kind: 'melee', unit: 'u', target: 'x' };
  const fallen = (unit: string, by?: string): Event => ({
    type: 'eliminated',
    unit,
    cause: 'melee',
    ...(by && { by }),
  });
  expect(linesOf([attack, fallen('x', 'u')], [])).toEqual([fallen('x')]);
  expect(linesOf([attack, fallen('u', 'x')], [])).toEqual([fallen('u', 'x')]);
});

test('only further attacks of an order are lines of their own', () => {
  const attack = (unit: string, target: string): Event => ({ type: 'attacked', kind: 'melee', unit, target });
  const events = [attack('u', 'x'), attack('x', 'u'), attack('u', 'y')];
  expect(linesOf(events, [])).toEqual([attack('u', 'y')]);
});

test('each face is told with what it was worth in its own roll', () => {
  const rolled = (faces: readonly string[]): Event => ({
    type: 'rolled',
    reason: 'fire',
    side: 'south',
    die: 'd',
    faces,
    modifiers: [],
    hits: 0,
    flags: 0,
  });
  const asked = (hit: string): RollQuery => ({
    kind: 'roll',
    reason: 'fire',
    side: 'south',
    die: 'd',
    count: 1,
    classes: [
      { name: 'hit', faces: [hit] },
      { name: 'miss', faces: ['a', 'b'].filter((face) => face !== hit) },
    ],
    modifiers: [],
    mark: '',
  });
  const lines = linesOf([rolled(['a', 'b']), rolled(['a'])], [asked('a'), asked('b')]);
  expect(lines).toMatchObject([{ worth: ['hit', 'miss'] }, { worth: ['miss'] }]);
});

test("of cards drawn only the number is kept, and one side's are told together", () => {
  const drawn = (side: 'south' | 'north', card: string): Event => ({
    type: 'cards-drawn',
    side,
    cards: [card],
  });
  const lines = linesOf(
    [drawn('south', 'rally'), drawn('south', 'line-command'), drawn('north', 'rally')],
    [],
  );
  expect(lines).toEqual([
    { type: 'cards-drawn', side: 'south', count: 2 },
    { type: 'cards-drawn', side: 'north', count: 1 },
  ]);
});

test('a card is told without the places it is judged by, and is put away unmentioned', () => {
  const inPlay = {
    card: 'rally',
    as: 'rally',
    mirrored: false,
    places: { a: { at: '1:1', side: 'south' as const, type: 'infantry' } },
    ordered: [],
    allowance: null,
  };
  const played: Event = { type: 'card-played', side: 'south', inPlay, activations: 0 };
  const away: Event = { type: 'card-discarded', side: 'south', card: 'rally' };
  expect(linesOf([played, away], [])).toEqual([
    { type: 'card-played', side: 'south', card: 'rally', as: 'rally', mirrored: false },
  ]);
});

test('a card that answers an attack is told', () => {
  const attack: Event = { type: 'attacked', kind: 'melee', unit: 'u', target: 'x' };
  const answer: Event = { type: 'card-discarded', side: 'north', card: 'first-strike' };
  expect(linesOf([attack, answer, { ...attack, unit: 'x', target: 'u' }], [])).toEqual([answer]);
});

test('bookkeeping of the ruleset is left out', () => {
  const noted: Event = { type: 'noted', unit: 'u', extra: {} };
  const on: Event = { type: 'preparation-went-on', side: 'south', step: 'terrain', count: 1 };
  expect(linesOf([noted, on], [])).toEqual([]);
});

test('what a unit gets back one by one is told together', () => {
  const back: Event = { type: 'gained', unit: 'u', steps: 1, cause: 'rally' };
  expect(linesOf([back, back, { ...back, unit: 'other' }], [])).toEqual([
    { ...back, steps: 2 },
    { ...back, unit: 'other' },
  ]);
});

test('leaders who go along with their unit are left out, and those who go alone are not', () => {
  const l = { id: 'l', side: 'south', type: 'leader', name: 'Hill', nation: 'british', at: '1:2', marks: [] };
  const known = { leaders: { l } as const, fallenLeaders: {} } as unknown as Parameters<
    typeof withoutFollowers
  >[1];
  const moved = (unit: string, ...path: string[]): Event => ({ type: 'moved', unit, path });
  const on = (unit: string): Event => ({ type: 'advanced', unit, from: '1:1', to: '1:2' });
  expect(withoutFollowers([moved('u', '1:1', '1:2'), moved('l', '1:1', '1:2')], known)).toEqual([
    moved('u', '1:1', '1:2'),
  ]);
  expect(withoutFollowers([on('u'), on('l')], known)).toEqual([on('u')]);
  for (const alone of [[moved('l', '1:2')], [moved('u', '1:1'), moved('l', '1:2')], [on('u'), on('other')]]) {
    expect(withoutFollowers(alone, known)).toEqual(alone);
  }
});
