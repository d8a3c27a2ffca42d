import { describe, expect, test } from 'vitest';
import type { ArmyBuilding, ArmyPiece } from '../../src/core';
import { codeNapoleonArmies } from '../../src/rulesets/code-napoleon';
import { squaresArmies } from '../../src/rulesets/squares';

/** The lines of each command, the general's first. */
function commandsOf(building: ArmyBuilding, counts: Readonly<Record<string, number>>) {
  const pieces = building.pieces({ nation: 'french', counts }, 'south', 's');
  const led = new Map<string, string[]>();
  for (const { line, traits } of pieces) {
    const command = String(traits?.command ?? 'none');
    led.set(command, [...(led.get(command) ?? []), line]);
  }
  return Object.fromEntries(led);
}

describe('the commands of a bought army', () => {
  test('R004-05 infantry is divided among the first generals, cavalry has the last', () => {
    const counts = {
      'infantry-3-2': 4,
      'light-cavalry-3': 2,
      'foot-artillery': 2,
      'horse-artillery': 1,
      'general-good': 3,
    };
    expect(commandsOf(squaresArmies, counts)).toEqual({
      none: ['commander-in-chief'],
      s1: ['general-good', 'infantry-3-2', 'infantry-3-2', 'foot-artillery'],
      s2: ['general-good', 'infantry-3-2', 'infantry-3-2', 'foot-artillery'],
      s3: ['general-good', 'light-cavalry-3', 'light-cavalry-3', 'horse-artillery'],
    });
  });

  test('R004-05 a single general leads all arms', () => {
    const counts = { 'infantry-3-2': 1, 'light-cavalry-3': 2, 'horse-artillery': 1, 'general-good': 1 };
    expect(commandsOf(squaresArmies, counts)).toMatchObject({
      s1: ['general-good', 'infantry-3-2', 'light-cavalry-3', 'light-cavalry-3', 'horse-artillery'],
    });
  });

  test('R003-07 divisions stand under the general of the corps', () => {
    const counts = { 'infantry-regular': 4, 'foot-artillery-regular': 2, 'division-general-average': 2 };
    const pieces = codeNapoleonArmies.pieces({ nation: 'french', counts }, 'south', 's');
    const generals = pieces.filter(({ line }) => line.includes('general'));
    const under = ({ traits }: ArmyPiece) => [traits?.command, traits?.under];
    expect(generals.map(under)).toEqual([
      ['s', undefined],
      ['s1', 's'],
      ['s2', 's'],
    ]);
  });
});

describe('house prices', () => {
  test('R004-02, R004-03: a better class and a better skirmish value cost more', () => {
    const { prices } = squaresArmies;
    for (const skirmish of [0, 1, 2, 3]) {
      const byClass = [5, 4, 3, 2, 1].map((grade) => prices[`infantry-${grade}-${skirmish}`] ?? 0);
      expect(byClass).toEqual([...new Set(byClass)].sort((one, other) => one - other));
    }
    for (const grade of [1, 2, 3, 4, 5]) {
      const bySkirmish = [0, 1, 2, 3].map((skirmish) => prices[`infantry-${grade}-${skirmish}`] ?? 0);
      expect(bySkirmish).toEqual([...bySkirmish].sort((one, other) => one - other));
    }
    expect(prices['infantry-3-0']).toBe(10);
  });

  test('R003-11, R003-26: a better grade and a better rating cost more', () => {
    const { prices } = codeNapoleonArmies;
    const grades = ['militia', 'conscript', 'regular', 'veteran', 'elite'];
    for (const kind of ['infantry', 'light-cavalry', 'heavy-cavalry', 'foot-artillery']) {
      const byGrade = grades.map((grade) => prices[`${kind}-${grade}`] ?? 0);
      expect(byGrade).toEqual([...new Set(byGrade)].sort((one, other) => one - other));
    }
    const ratings = ['poor', 'average', 'good', 'excellent'].map(
      (word) => prices[`division-general-${word}`] ?? 0,
    );
    expect(ratings).toEqual([...new Set(ratings)].sort((one, other) => one - other));
    expect(prices['infantry-regular']).toBe(10);
  });
});

test('R004-05, R003-05: an army without a general may not be played, and one with few is told so', () => {
  for (const [building, line] of [
    [squaresArmies, 'infantry-3-2'],
    [codeNapoleonArmies, 'infantry-regular'],
  ] as const) {
    const general = building.typesOf('french').find((each) => each.includes('general')) ?? '';
    const remarksOn = (counts: Readonly<Record<string, number>>) =>
      building
        .remarks({ name: '', nation: 'french', counts }, 'small', 140)
        .map(({ reason, weight }) => `${weight} ${reason}`);
    expect(remarksOn({ [line]: 9 })).toContain('fault no-general');
    expect(remarksOn({ [line]: 8, [general]: 1 })).toContain('advice few-generals');
    expect(remarksOn({ [line]: 7, [general]: 1 })).not.toContain('advice few-generals');
  }
});
