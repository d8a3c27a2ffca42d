import { describe, expect, test } from 'vitest';
import { readScenario, UnusableData } from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const copy = () => JSON.parse(JSON.stringify(ccNapoleonScenarios[0])) as Record<string, never>;
type Loose = Record<string, Record<string, Record<string, unknown>>>;

/** What a scenario is refused for after a change. */
function faultsAfter(change: (scenario: Loose) => void): readonly string[] {
  const scenario = copy();
  change(scenario as unknown as Loose);
  try {
    readScenario(ccNapoleon, scenario);
  } catch (error) {
    if (error instanceof UnusableData) return error.faults;
    throw error;
  }
  return [];
}

test.each(ccNapoleonScenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s comes through the door as it is',
  (_, scenario) => {
    const read = readScenario(ccNapoleon, JSON.parse(JSON.stringify(scenario)));
    expect(read.units).toEqual(scenario.units);
    expect(read.terrain).toEqual(scenario.terrain);
  },
);

describe('a broken scenario names every place that is wrong', () => {
  test('an unknown unit', () => {
    expect(faultsAfter((s) => Object.assign(s.units?.a1 ?? {}, { type: 'elephant' }))).toEqual([
      expect.stringMatching(/^units\.a1\.type: "elephant" is unknown; use one of ([a-z-]+, )*infantry, /),
    ]);
  });

  test('a space off the board', () => {
    expect(faultsAfter((s) => Object.assign(s.units?.a1 ?? {}, { at: '9:0' }))).toEqual([
      'units.a1.at: space "9:0" is not on the board (0:0 to 8:12)',
    ]);
  });

  test('two units in one hex', () => {
    expect(faultsAfter((s) => Object.assign(s.units?.a2 ?? {}, { at: '7:1' }))).toEqual([
      'units.a2.at: "a1" is already in 7:1',
    ]);
  });

  test('guns in the woods', () => {
    expect(faultsAfter((s) => Object.assign(s.units?.a8 ?? {}, { at: '6:10' }))).toEqual([
      expect.stringMatching(/^units\.a8\.at: may-not-stand-there \(6:10/),
    ]);
  });

  test('a word that nobody reads, a number that is none, a missing field: all at once', () => {
    const faults = faultsAfter((s) => {
      Object.assign(s.units?.a1 ?? {}, { strenght: 4, strength: 0 });
      delete (s as Record<string, unknown>).title;
    });
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/title: is missing/);
    expect(faults.join('\n')).toMatch(/units\.a1\.strenght: is unknown/);
    expect(faults.join('\n')).toMatch(/units\.a1\.strength: expected a whole number of 1 or more, got 0/);
  });

  test('something that is no scenario at all', () => {
    expect(() => readScenario(ccNapoleon, 'Waterloo')).toThrow(
      'scenario: expected a mapping, got "Waterloo"',
    );
  });
});
