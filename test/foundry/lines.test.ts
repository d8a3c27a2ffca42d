import { expect, test } from 'vitest';
import type { Event, RollQuery } from '../../src/core';
import { linesOf } from '../../src/foundry/chat/lines';

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
    { type: 'retreated', unit: 'u', spaces: 2 },
    { type: 'retreated', unit: 'other', spaces: 1 },
  ]);
});

test('a loss goes unmentioned only where it destroys the unit at once', () => {
  const lost: Event = { type: 'lost', unit: 'u', steps: 1, cause: 'fire' };
  const gone: Event = { type: 'eliminated', unit: 'u', cause: 'fire' };
  const moved: Event = { type: 'advanced', unit: 'u', from: '1:1', to: '1:2' };
  expect(linesOf([lost, gone], [])).toEqual([gone]);
  expect(linesOf([lost, moved, gone], [])).toEqual([lost, moved, gone]);
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
