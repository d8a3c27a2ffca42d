// The story of a battle that is over: who won, what it cost, where it turned, and how the dice fell against their mean.
import { expect, test } from 'vitest';
import { deploy, type Entry, inOneGo, type State } from '../../src/core';
import { coursePicture } from '../../src/foundry/applications/story/course-picture';
import { playLesson, readStory, sidesTold, storyOf } from '../../src/match';
import { GAMES } from '../../src/rulesets';

const [game] = GAMES;
const lesson = game?.lessons?.[0];
if (!game || !lesson) throw new Error('there is no lesson');
const { rules } = game;
const start = deploy(rules, lesson.scenario);

const told = (from: State, record: readonly Entry[], state: State) =>
  inOneGo(storyOf(rules, { start: from, record, state }));

test('a battle that goes on has no story', () => {
  expect(told(start, [], start)).toBeUndefined();
});

test('it tells who won, what it cost, and where it turned', () => {
  const { record, state } = playLesson(rules, lesson);
  const story = told(start, record, state);
  if (!story) throw new Error('there is no story');
  expect(story.winner).toBe('south');
  expect(sidesTold(story)).toEqual(['south', 'north']);
  expect(story.sides.north).toMatchObject({
    points: 0,
    units: 3,
    unitsLost: 2,
    strength: 7,
    strengthLost: 5,
  });
  expect(story.sides.south).toMatchObject({
    points: 2,
    units: 3,
    unitsLost: 0,
    strength: 12,
    strengthLost: 0,
  });
  expect(story.course).toHaveLength(record.length + 1);
  // Both begin with their whole strength and no points; the north ends with 2 of 7, the south with all and its points.
  expect(story.course[0]).toBe(0);
  expect(story.course.at(-1)).toBeCloseTo(100 * (1 - 2 / 14), 1);
  const last = story.turns.at(-1);
  expect(last).toMatchObject({
    side: 'south',
    order: 'melee',
    unit: 'Light Dragoons',
    target: 'Chasseurs',
    turn: 2,
  });
  expect(story.turns.every(({ swing }) => Math.abs(swing) >= 3)).toBe(true);
  // What everyone is shown of it is read as it was written.
  expect(readStory(JSON.parse(JSON.stringify(story)))).toEqual(story);
  expect(() => readStory({ ...story, winner: 'nobody' })).toThrow(/winner/);
});

test('luck is measured against the exact mean of the same dice', () => {
  const { record, state } = playLesson(rules, lesson);
  const { sides } = told(start, record, state) ?? { sides: undefined };
  // Fire: 5 dice, a red square of six faces; charges: 4 and 7 dice, red squares and swords.
  expect(sides?.south).toMatchObject({ dice: 16, hits: 5 });
  expect(sides?.south.expected).toBeCloseTo(5 / 6 + (4 + 7) / 3, 0);
  // Breaking the square with 2 dice, guns with 4, fire in response with 4: red squares alone.
  expect(sides?.north).toMatchObject({ dice: 10, hits: 0 });
  expect(sides?.north.expected).toBeCloseTo(10 / 6, 0);
});

test('the picture of its course stays within its edges and numbers what turned it', () => {
  const { record, state } = playLesson(rules, lesson);
  const story = told(start, record, state);
  if (!story) throw new Error('there is no story');
  const { width, height, points } = coursePicture(story, { south: 'red', north: 'blue' });
  expect(points.map(({ number }) => number)).toEqual(story.turns.map((_, index) => index + 1));
  for (const { x, y } of points) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
});
