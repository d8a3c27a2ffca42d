import { describe, expect, test } from 'vitest';
import {
  nationChoices,
  sidesOf,
  withEmptyFields,
} from '../../src/foundry/applications/new-battle/new-battle-draft';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const localize = (key: string) => key.replace(/^PDC\.[\w-]+\./, '');
const [field] = withEmptyFields([{ rules: ccNapoleon, scenarios: ccNapoleonScenarios }], { localize });
const empty = field?.scenarios.at(-1);
const [given] = ccNapoleonScenarios;
if (!empty || !given) throw new Error('there are no scenarios');

const FRENCH = { nation: 'french', name: 'French' };

describe('the colours of the sides', () => {
  test('of an empty field are the nations that were chosen, with their names', () => {
    expect(sidesOf(empty, {})).toEqual(empty.sides);
    expect(sidesOf(empty, { north: FRENCH })).toMatchObject({
      south: { name: 'nation.south', nation: 'south' },
      north: { ...FRENCH, target: 5, rating: 5 },
    });
  });

  test('of one nation leave the names that tell the sides apart', () => {
    const sides = sidesOf(empty, { south: FRENCH, north: FRENCH });
    expect([sides.south, sides.north]).toMatchObject([
      { name: 'nation.south', nation: 'french' },
      { name: 'nation.north', nation: 'french' },
    ]);
  });

  test('can be chosen nowhere else', () => {
    expect(nationChoices(given, 'south', 'british', localize)).toEqual([]);
    expect(sidesOf(given, { north: FRENCH })).toEqual(given.sides);
    const choices = nationChoices(empty, 'south', 'french', localize);
    expect(choices[0]).toEqual({ value: 'south', name: 'nation.south', isChosen: false });
    expect(choices.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['french']);
    expect(choices.map(({ value }) => value)).not.toContain('north');
  });
});
