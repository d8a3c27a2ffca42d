import { afterEach, expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { faceSource } from '../shared/dice/face-source';
import { diceTerms, Roll } from '../shared/dice/roll';
import { Die, type DieData } from '../shared/dice/terms';
import { limit, type TableFacts } from './one-client';

const LIVE = 'reports from a running V13';
const API = 'API foundry.dice';
const EVALUATE = 'API Roll#evaluate';

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

export const DICE_FACTS: TableFacts = {
  'a face is what is left of chance, rounded up: much chance gives low faces': fact('L', LIVE, async () => {
    faceSource.randomUniform = () => 0.99;
    expect(await facesOf('1d20')).toEqual([1]);
    faceSource.randomUniform = () => 0.0001;
    expect(await facesOf('1d20')).toEqual([20]);
  }),
  'a roll can be evaluated once': fact('L', LIVE, async () => {
    const roll = await new Roll('1d6').evaluate();
    await expect(roll.evaluate()).rejects.toThrow('already been evaluated');
  }),
  'a value that is not given counts as 0': fact('L', LIVE, async () => {
    expect((await new Roll('2 + @nothing.there').evaluate()).total).toBe(2);
    expect((await new Roll('2 + @bonus', { bonus: 3 }).evaluate()).total).toBe(5);
  }),
  'an empty formula does not validate': fact('L', LIVE, () =>
    expect([Roll.validate(''), Roll.validate('2d6 - 1')]).toEqual([false, true]),
  ),
  'a roll waits for dice entered by hand, if it may be interactive': fact('O', EVALUATE, async () => {
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
  }),
  'an unknown letter of dice throws': fact('O', 'issue 14570', () =>
    expect(() => new Roll('3dz')).toThrow('denomination'),
  ),
  'dice of a module have one letter, large or small': fact('O', 'issue 11457', async () => {
    diceTerms.n = BattleDie;
    expect(await facesOf('4dn')).toHaveLength(4);
    expect(new Roll('2dN').formula).toBe('2dn');
  }),
  'numbers are added and taken away': fact('O', API, async () => {
    faceSource.push(2, 5);
    expect((await new Roll('2d6 - 3 + 10').evaluate()).total).toBe(14);
  }),
  'a roll comes back from JSON by the names of its classes': fact('O', API, async () => {
    diceTerms.n = BattleDie;
    faceSource.push(3, 6);
    const roll = await new Roll('2dn').evaluate();
    const back = Roll.fromJSON(JSON.stringify(roll));
    expect(back.total).toBe(9);
    expect(back.dice[0]).toBeInstanceOf(BattleDie);
    expect(await back.render()).toContain('>F</li>');
    delete diceTerms.n;
    expect(() => Roll.fromJSON(JSON.stringify(roll))).toThrow('BattleDie');
  }),
  'faces laid ready are used up before chance is asked': limit(async () => {
    faceSource.push(4, 1);
    faceSource.randomUniform = () => 0;
    const { short } = faceSource;
    expect(await facesOf('3d6')).toEqual([4, 1, 6]);
    expect(faceSource.short).toBe(short + 1);
    faceSource.push(7);
    await expect(new Roll('1d6').evaluate()).rejects.toThrow('7');
  }),
};
