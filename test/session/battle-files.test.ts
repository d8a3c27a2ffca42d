// A file of a running battle gives no hand away, unless its GM says so.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { fileFor, readBattleFile } from '../../src/foundry/session/battle-file';
import { newSave } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';
import { makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const fresh = newSave(ccNapoleon, deploy(ccNapoleon, scenario));

async function filed() {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.open('battle');
  await host.project('battle');
  const save = field.kept;
  const cards = Object.values(save.state.cards?.hands ?? {}).flat();
  return { cards, battle: { title: 'Villages', save, seats: { south: '', north: '' } } };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the file of a running battle', () => {
  test('hides both hands, and goes on in this world as it was', async () => {
    const { cards, battle } = await filed();
    const { name, text } = fileFor(battle);
    expect(name).toBe('Villages-1-locked.json');
    for (const card of cards) expect(text).not.toContain(card);
    const { save } = readBattleFile(text, GAMES);
    expect(save).toEqual({ ...battle.save, receipts: [], reported: 0 });
  });

  test('holds both hands where that is wanted, and goes on anywhere', async () => {
    const { cards, battle } = await filed();
    const { name, text } = fileFor(battle, 'whole');
    expect(name).toBe('Villages-1.json');
    for (const card of cards) expect(text).toContain(card);
    makeWorld({ user: { id: 'nobody', isGM: true } });
    expect(readBattleFile(text, GAMES).save.state).toEqual(battle.save.state);
  });

  test('can’t be read where the key is missing, and says what to do; nor where it was changed', async () => {
    const { battle } = await filed();
    const { text } = fileFor(battle);
    const cut = text.replace(/.{16}"\}\n$/, '"}\n');
    expect(() => readBattleFile(cut, GAMES)).toThrow(/locked: the locked text has been altered/);
    const bare = JSON.stringify({ ...JSON.parse(text), locked: 7 });
    expect(() => readBattleFile(bare, GAMES)).toThrow(/locked: remedy: choose a file/);
    makeWorld({ user: { id: 'nobody', isGM: true } });
    expect(() => readBattleFile(text, GAMES)).toThrow(/locked: .*load the key/);
  });

  test('is open once the battle is over', async () => {
    const { battle } = await filed();
    const over = {
      ...battle,
      save: { ...battle.save, state: { ...battle.save.state, winner: 'south' as const } },
    };
    expect(fileFor(over).name).toBe('Villages-1.json');
  });
});
