import { expect, test, vi } from 'vitest';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { UndoAndResume } from '../../src/foundry/session/confirm-undo';
import { Moments } from '../../src/foundry/session/earlier-moments';
import { newSave } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

test('an order of a battle that is not in view is not undone: the user is asked to go there', async () => {
  const { combat } = fieldOf(newSave(ccNapoleon, position(DUEL)));
  const view = vi.fn();
  Object.assign(combat.scene, { name: 'Duel', view });
  vi.stubGlobal('canvas', { scene: null });
  const confirm = vi.fn(async () => true);
  vi.stubGlobal('foundry', {
    applications: { api: { DialogV2: { confirm } } },
    utils: { escapeHTML: (text: string) => text },
  });
  const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
  const ask = vi.fn();
  const undoing = new UndoAndResume(store, { ask } as never, new Moments(store));
  expect(await undoing.undo('battle', 0)).toMatchObject({ reason: 'battle-elsewhere' });
  expect(confirm).toHaveBeenCalledOnce();
  expect(view).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});
