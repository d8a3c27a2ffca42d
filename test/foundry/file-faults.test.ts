import { expect, test } from 'vitest';
import { UnusableData } from '../../src/core';
import { fileFaults } from '../../src/foundry/applications/new-battle/file-faults';
import { readScenarioFile } from '../../src/foundry/applications/scenario-file';
import { GAMES } from '../../src/rulesets';

const FILE = `{
  "id": "test", "ruleset": "cc-napoleon", "title": "Test", "first": "west",
  "sides": {
    "south": { "name": "A", "nation": "british", "target": 5, "rating": 4 },
    "north": { "name": "B", "nation": "french", "target": 0, "rating": 4 }
  },
  "units": {
    "a": { "side": "south", "type": "infantry", "at": "5:6" },
    "b.1": { "side": "north", "type": "dragoon", "at": "4:6" },
    "c": { "side": "north", "type": "infantry", "at": "4:7", "armed": ["rifle", "club"] }
  },
  "terrain": { "3:3": "woods", "3:4": "lava" },
  "objectives": [
    { "side": "south", "points": 1, "spaces": ["3:3"] },
    { "side": "south", "points": "many", "spaces": ["3:4"] }
  ],
  "weather": "fog"
}`;

function faultsOf(content: string) {
  try {
    readScenarioFile(content, GAMES);
  } catch (error) {
    if (error instanceof UnusableData) return fileFaults(content, error.faults);
  }
  throw new Error('the file could be read');
}

test('each fault of a scenario file stands beside its line', () => {
  const found = faultsOf(FILE).map(({ line, fault }) => [line, fault.slice(0, fault.indexOf(': '))]);
  expect(found).toEqual(
    expect.arrayContaining([
      [2, 'first'],
      [5, 'sides.north.target'],
      [9, 'units.b.1.type'],
      [10, 'units.c.armed'],
      [12, 'terrain.3:4'],
      [15, 'objectives[1].points'],
      [17, 'scenario.weather'],
    ]),
  );
});

test('what is no JSON is told beside the place where it stops being some', () => {
  const broken = FILE.replace('"terrain": {', '"terrain" {');
  expect(faultsOf(broken)).toMatchObject([
    { line: 12, text: '"terrain" { "3:3": "woods", "3:4": "lava" },' },
  ]);
});

test('a fault of the file as a whole has no line; a long line is cut', () => {
  expect(faultsOf('[]')).toMatchObject([{ line: null, text: '' }]);
  const long = faultsOf(FILE.replace('"lava"', `"lava", "3:5": "${'x'.repeat(200)}"`));
  expect(Math.max(...long.map(({ text }) => text.length))).toBe(91);
});
