// Who may read the record of a battle, and check its dice.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { HASHES } from '../../src/foundry/documents/digest';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { openDiceChecks } from '../../src/foundry/session/dice/dice-checks';
import { lockControl } from '../../src/foundry/session/lock-control';
import { freshDice, newSave, type Save } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const fresh = newSave(ccNapoleon, position(DUEL));
const over: Save = { ...fresh, state: { ...fresh.state, winner: 'south' } };
const dice = freshDice(HASHES.digest('battle'));

type Handler = (envelope: unknown) => Promise<unknown>;
let queries: Record<string, Handler> = {};

beforeEach(() => {
  queries = {};
  vi.stubGlobal('CONFIG', { queries });
});

/** What the GM's client answers who asks for the record of a battle. */
function asked(save: Save, envelope: unknown = { battle: 'battle' }): Promise<unknown> {
  const field = fieldOf(save);
  Object.assign(field.combat, { scene: { ...field.combat.scene, name: 'Duel' } });
  const games = [{ rules: ccNapoleon, scenarios: [] }];
  openDiceChecks(games, new BattleStore(games), field.client());
  return Promise.resolve(queries['pas-de-charge.record']?.(envelope));
}

describe('the record of a battle', () => {
  test('is handed out once a battle with provable dice is over', async () => {
    const { file } = Object(await asked({ ...over, dice }));
    expect(JSON.parse(file)).toMatchObject({ title: 'Duel', save: { state: { winner: 'south' } } });
  });

  test.each([
    ['while it goes on', { ...fresh, dice }, { battle: 'battle' }, 'not-over'],
    ['of plain dice, whose players were told nothing of it', over, { battle: 'battle' }, 'plain-dice'],
    ['that there is not', { ...over, dice }, { battle: 'another' }, 'no-such-battle'],
    ['that nobody names', { ...over, dice }, null, 'no-such-battle'],
  ])('is refused %s', async (_, save, envelope, reason) => {
    expect(await asked(save, envelope)).toMatchObject({ refusal: { reason } });
  });

  test('is refused if its journal is damaged', async () => {
    const answer = asked({ ...over, dice });
    expect(await answer).toHaveProperty('file');
    for (const page of game.journal.get('journal')?.pages.contents ?? []) Reflect.set(page, 'flags', {});
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await queries['pas-de-charge.record']?.({ battle: 'battle' })).toMatchObject({
      refusal: { reason: 'battle-journal-unusable' },
    });
  });
});

describe('what battle control locks', () => {
  const hides = (save: Save, lesson = '') => {
    const { combat, client } = fieldOf(save);
    Object.assign(combat.system, { lesson });
    const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
    return lockControl({ store, host: client(), found: () => combat as never }).hides('battle');
  };
  const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
  if (!scenario) throw new Error('the small scenario is gone');
  const withCards = newSave(ccNapoleon, deploy(ccNapoleon, scenario));

  test('are the hands of a battle that goes on', () => {
    expect(hides(fresh)).toBe(false);
    expect(hides(withCards)).toBe(true);
  });

  test('is nothing of a lesson: all of it is written out', () => {
    expect(hides(withCards, 'first')).toBe(false);
  });
});
