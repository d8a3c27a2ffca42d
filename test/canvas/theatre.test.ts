import { expect, test } from 'vitest';
import type { Beat } from '../../src/core';
import { type Cue, MOVING, programmeOf, STILL, soundOf } from '../../src/foundry/canvas/theatre/cue-times';

const shot: Beat = { type: 'shot', arm: 'infantry', from: '5:6', at: '4:6' };
const back: Beat = { type: 'onset', arm: 'infantry', from: '4:6', at: '5:6' };
const dice = (at: string): Beat => ({ type: 'dice', die: 'd6', faces: ['1', '6'], at });
const fall: Beat = { type: 'fall', leader: 'hill', at: '5:6' };

const shown = (cues: readonly Cue[]) => cues.map(({ beat, begins }) => `${beat.type} ${begins}`);
const end = (cues: readonly Cue[]) => Math.max(...cues.map(({ begins, lasts }) => begins + lasts));

test('dice fall soon after the attack, the blow that is struck back comes when they lie, and then somebody falls', () => {
  const cues = programmeOf([shot, dice('4:6'), back, dice('5:6'), fall], MOVING);
  expect(shown(cues)).toEqual(['shot 0', 'dice 400', 'onset 1250', 'dice 1650', 'fall 2500']);
  expect(cues.map(({ row }) => row)).toEqual([0, 0, 0, 0, 0]);
});

test('those who attack together do so at once, and further rolls lie beside the first', () => {
  const cues = programmeOf([shot, shot, dice('4:6'), dice('4:6'), dice('5:6')], MOVING);
  expect(shown(cues)).toEqual(['shot 0', 'shot 0', 'dice 400', 'dice 750', 'dice 1100']);
  expect(cues.map(({ row }) => row)).toEqual([0, 0, 0, 1, 0]);
});

test('dice without a fight fall at once', () => {
  expect(shown(programmeOf([dice('4:6')], MOVING))).toEqual(['dice 0']);
  expect(programmeOf([], MOVING)).toEqual([]);
});

test.each([
  ['moving', MOVING],
  ['still', STILL],
] as const)('however much happens, it is over in time: %s', (_, pace) => {
  const much = Array.from({ length: 20 }, () => [shot, dice('4:6')]).flat();
  const cues = programmeOf(much, pace);
  expect(end(cues)).toBeCloseTo(pace.longest);
  expect(cues.length).toBeLessThan(much.length);
});

test('where things stand still, it takes about half the time', () => {
  const beats = [shot, dice('4:6'), back, dice('5:6'), fall];
  expect(end(programmeOf(beats, STILL))).toBeLessThan(end(programmeOf(beats, MOVING)) / 2 + 100);
});

test('each arm has its sound, and dice none of their own', () => {
  const heard = (['infantry', 'cavalry', 'artillery'] as const).flatMap((arm) =>
    (['shot', 'onset'] as const).map((type) => soundOf({ type, arm, from: 'A1', at: 'A2' })),
  );
  expect(heard).toEqual(['volley', 'drum', 'volley', 'cavalry', 'cannonade', 'drum']);
  expect([soundOf(fall), soundOf(dice('4:6'))]).toEqual(['muffled-drum', undefined]);
});
