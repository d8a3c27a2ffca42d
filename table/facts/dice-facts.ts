import { afterEach, expect } from 'vitest';
import { faceSource } from '../shared/dice/face-source';
import { diceTerms, Roll } from '../shared/dice/roll';
import { Die, type DieData } from '../shared/dice/terms';
import { fact, limit } from './fact';

const LIVE = 'reports from a running V13';
const API = 'foundryvtt.com/api, foundry.dice';

class BattleDie extends Die {
  static override DENOMINATION = 'n';

  constructor(data: DieData = {}) {
    super({ ...data, faces: 6 });
  }

  override getResultLabel({ result }: { readonly result: number }): string {
    return 'ABCDEF'[result - 1] ?? '?';
  }
}

const facesOf = async (formula: string): Promise<readonly number[]> => {
  const roll = await new Roll(formula).evaluate();
  return roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
};

afterEach(() => {
  faceSource.randomUniform = Math.random;
  delete diceTerms.n;
});

fact('L', LIVE, 'a face is what is left of chance, rounded up: much chance gives low faces', async () => {
  faceSource.randomUniform = () => 0.99;
  expect(await facesOf('1d20')).toEqual([1]);
  faceSource.randomUniform = () => 0.0001;
  expect(await facesOf('1d20')).toEqual([20]);
});
fact(
  'O',
  `${API}, Roll#evaluate`,
  'a roll waits for whoever enters his dice by hand, unless it must not be interactive',
  async () => {
    let enter: () => void = () => undefined;
    faceSource.byHand = new Promise((resolve) => {
      enter = resolve;
    });
    let isRolled = false;
    const asked = new Roll('1d6').evaluate().then(() => {
      isRolled = true;
    });
    await new Roll('1d6').evaluate({ allowInteractive: false });
    expect(isRolled).toBe(false);
    enter();
    await asked;
    faceSource.byHand = undefined;
  },
);
fact('L', LIVE, 'a roll can be evaluated once', async () => {
  const roll = await new Roll('1d6').evaluate();
  await expect(roll.evaluate()).rejects.toThrow('already been evaluated');
});
fact('L', LIVE, 'a value that is not given counts as 0', async () => {
  expect((await new Roll('2 + @nothing.there').evaluate()).total).toBe(2);
  expect((await new Roll('2 + @bonus', { bonus: 3 }).evaluate()).total).toBe(5);
});
fact('L', LIVE, 'an empty formula does not validate', () => {
  expect([Roll.validate(''), Roll.validate('2d6 - 1')]).toEqual([false, true]);
});
fact('O', 'foundryvtt issue 14570', 'an unknown letter of dice throws', () => {
  expect(() => new Roll('3dz')).toThrow('denomination');
});
fact('O', 'foundryvtt issue 11457', 'dice of a module are named by one letter, large or small', async () => {
  diceTerms.n = BattleDie;
  expect(await facesOf('4dn')).toHaveLength(4);
  expect(new Roll('2dN').formula).toBe('2dn');
});
fact('O', API, 'numbers are added and taken away', async () => {
  faceSource.push(2, 5);
  expect((await new Roll('2d6 - 3 + 10').evaluate()).total).toBe(14);
});
fact('O', API, 'a roll comes back from JSON by the names of its classes', async () => {
  diceTerms.n = BattleDie;
  faceSource.push(3, 6);
  const roll = await new Roll('2dn').evaluate();
  const back = Roll.fromJSON(JSON.stringify(roll));
  expect(back.total).toBe(9);
  expect(back.dice[0]).toBeInstanceOf(BattleDie);
  expect(await back.render()).toContain('>F</li>');
  delete diceTerms.n;
  expect(() => Roll.fromJSON(JSON.stringify(roll))).toThrow('BattleDie');
});
limit('faces laid ready are used up before chance is asked', async () => {
  faceSource.push(4, 1);
  faceSource.randomUniform = () => 0;
  const { short } = faceSource;
  expect(await facesOf('3d6')).toEqual([4, 1, 6]);
  expect(faceSource.short).toBe(short + 1);
  faceSource.push(7);
  await expect(new Roll('1d6').evaluate()).rejects.toThrow('7');
});
