import { afterEach, expect, test } from 'vitest';
import { RollRecords } from '../../src/foundry/dice/roll-records';
import { BATTLE_DIE } from '../../src/rulesets/cc-napoleon/dice';
import { diceTerms, Roll } from '../../table/shared/dice/roll';
import { Die } from '../../table/shared/dice/terms';

class BattleDieN extends Die {
  static override DENOMINATION = 'n';
}

afterEach(() => {
  delete diceTerms.n;
});

const facesIn = (json: string): readonly string[] =>
  Roll.fromJSON(json).dice.flatMap(({ results }) =>
    results.map(({ result }) => BATTLE_DIE.faces[result - 1] ?? ''),
  );

test('a roll that was made here is handed out once, as it was', () => {
  const records = new RollRecords();
  const roll = { dice: [{ results: [{ result: 1 }, { result: 5 }] }], mark: 'the very roll' };
  records.keep(BATTLE_DIE, roll);
  const take = () => records.take(BATTLE_DIE, 'BattleDieN', '2dn', ['blue', 'flag']);
  expect(take()).toBe(JSON.stringify(roll));
  expect(take()).not.toContain('the very roll');
});

test('a roll that nobody remembers is made up from its faces, so that Foundry can read it', () => {
  diceTerms.n = BattleDieN;
  const faces = ['sword', 'flag', 'blue'];
  const json = new RollRecords().take(BATTLE_DIE, 'BattleDieN', '3dn', faces);
  expect(facesIn(json)).toEqual(faces);
  expect(Roll.fromJSON(json).formula).toBe('3dn');
});
