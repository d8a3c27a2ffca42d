import { describe, expect, test } from 'vitest';
import { type Json, type Ruleset, readMapPicture, readScenario, scenarioFaults, whole } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { squares } from '../../src/rulesets/squares';
import { type Draft, draftFrom, freshDraft, sketchOf } from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const NAMES = { title: 'A field', south: 'South', north: 'North' };
const withPicture = (rules: Ruleset, picture: Json): Draft => ({ ...freshDraft(rules, NAMES), picture });

const faultsOf = (picture: unknown): readonly string[] => {
  const found: string[] = [];
  readMapPicture(picture, 'picture', { add: (place, fault) => found.push(`${place}: ${fault}`) });
  return found;
};

test('minus zero is zero, as which a file is written again', () => {
  const picture = readMapPicture(JSON.parse('{ "file": "worlds/own/map.webp", "top": -0 }'), 'picture', {
    add: (place, fault) => expect.fail(`${place}: ${fault}`),
  });
  expect(picture.top).toBe(0);
  expect(whole(-0, 'turn', { add: (place, fault) => expect.fail(`${place}: ${fault}`) }, 0)).toBe(0);
});

describe('the file of a picture', () => {
  test.each([
    'worlds/own/map.webp',
    'worlds/own/my map (2).PNG',
    'https://example.org/maps/field.jpg?size=2#top',
    'http://localhost/a.svg',
  ])('%s is taken', (file) => expect(faultsOf({ file })).toEqual([]));

  test.each([
    '',
    ' worlds/own/map.webp',
    'worlds/own/map.html',
    'worlds/own/map',
    'png',
    '/etc/map.png',
    '//example.org/map.png',
    '../other/map.png',
    'worlds/../../map.png',
    'worlds\\own\\map.png',
    'javascript:alert(1)//.png',
    'java\nscript:alert(1)//.png',
    'data:image/png;base64,AAAA.png',
    'file:///etc/map.png',
    'ftp://example.org/map.png',
    'https://user:word@example.org/map.png',
    'https://example.org/script?.png',
    7,
  ])('%j is refused with one fault', (file) => expect(faultsOf({ file })).toHaveLength(1));

  test('of 10 MB is refused by its length', () => {
    expect(faultsOf({ file: `worlds/${'x'.repeat(10_000_000)}.png` })).toEqual([
      'picture.file: is 10000011 characters long; the limit is 400',
    ]);
  });
});

test('a picture has a place and a size within limits, and nothing else', () => {
  const file = 'map.png';
  expect(faultsOf({ file, left: -2.5, top: 1, width: 13, height: 9.25, mapOpacity: 0 })).toEqual([]);
  expect(faultsOf({ file, left: 101, top: Number.NaN, width: 0, mapOpacity: 2, onload: 'x' })).toEqual([
    'picture.onload: is unknown; use one of file, left, top, width, height, mapOpacity',
    'picture.left: expected a number from -100 to 100',
    'picture.top: expected a number from -100 to 100',
    'picture.width: expected a number from 0.5 to 200',
    'picture.mapOpacity: expected a number from 0 to 1',
  ]);
});

test('a scenario keeps its picture, and a wrong one is a fault that the sketch leaves out', () => {
  const picture = { file: 'worlds/own/map.webp', left: 0.5, mapOpacity: 0.25 };
  const draft = withPicture(ccNapoleon, picture);
  const scenario = readScenario(ccNapoleon, draft);
  expect(scenario.picture).toEqual(picture);
  expect(draftFrom(ccNapoleon, scenario).picture).toEqual(picture);
  expect(sketchOf(ccNapoleon, draft).picture).toEqual(picture);
  const wrong = withPicture(ccNapoleon, { ...picture, file: 'map.exe' });
  expect(scenarioFaults(ccNapoleon, wrong).map(({ place }) => place)).toEqual(['picture.file']);
  expect(sketchOf(ccNapoleon, wrong).picture).toBeUndefined();
});

test('a picture stays under the same squares when the board grows or is cut', () => {
  const draft = withPicture(squares, { file: 'map.png', top: 1 });
  const larger = edited([squares], draft, { type: 'resize', edge: 'left', by: 2 });
  expect(larger.picture).toEqual({ file: 'map.png', left: 2, top: 1, width: 9 });
  const cut = edited([squares], larger, { type: 'resize', edge: 'top', by: -1 });
  expect(cut.picture).toEqual({ file: 'map.png', left: 2, top: 0, width: 9 });
  expect(edited([squares], draft, { type: 'resize', edge: 'right', by: 1 }).picture).toMatchObject({
    left: 0,
    width: 9,
  });
});
