// Permissions of Foundry that a world has taken away: whoever lacks one is told so, and by which name.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCampaigns } from '../../src/foundry/campaign';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { openDiceChecks } from '../../src/foundry/session/dice/dice-checks';
import { Moments } from '../../src/foundry/session/earlier-moments';
import type { KeptRequests } from '../../src/foundry/session/kept-requests';
import { Requester } from '../../src/foundry/session/requester';
import { newSave } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { digits } from '../match/provable';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const dice = { name: digits('battle'), promises: {}, pledges: [], rolled: 0 };
const fresh = { ...newSave(ccNapoleon, position(DUEL)), dice };
const over = { ...fresh, state: { ...fresh.state, winner: 'south' as const } };

/** The window of a player, and the window that decides, which counts what it is asked. */
function playersWindow(save: typeof fresh, permissions: readonly string[]) {
  const field = fieldOf(save);
  const query = vi.fn(async () => {
    throw new Error('no answer in time');
  });
  const flags = new Map<string, unknown>();
  Object.assign(game, {
    user: {
      ...{ id: 'allied', name: 'allied', isGM: false },
      can: (permission: string) => permissions.includes(permission),
      getFlag: (_: string, key: string) => flags.get(key),
      setFlag: async (_: string, key: string, value: unknown) => void flags.set(key, value),
    },
    users: { ...game.users, activeGM: { id: 'gm', isSelf: false, query } },
  });
  vi.stubGlobal('CONFIG', { queries: {} });
  const games = [{ rules: ccNapoleon, scenarios: [] }];
  return { field, query, games, store: new BattleStore(games) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each([
  [['SETTINGS_MODIFY'], 'may-not-query', 0],
  [['QUERY_USER'], 'no-answer', 1],
] as const)('a player who has only %s', (permissions, reason, asked) => {
  test(`orders, and is told: ${reason}`, async () => {
    const { field, query, store } = playersWindow(fresh, permissions);
    const requester = new Requester(
      store,
      field.client(),
      { of: () => undefined } as unknown as KeptRequests,
      () => {},
    );
    expect(await requester.ask('battle', { undoTo: 0 })).toMatchObject({ reason });
    expect(query).toHaveBeenCalledTimes(asked);
    const [told] = field.world.told;
    if (asked === 0) expect(told).toBe('You lack the permission “PERMISSION.QueryUser”: ask the GM for it.');
    else expect(told).toContain('did not respond in time');
  });

  test(`looks back, and is told: ${reason}`, async () => {
    const { query, store } = playersWindow(fresh, permissions);
    expect(await new Moments(store).find('battle', 0)).toMatchObject({ ok: false, refusal: { reason } });
    expect(query).toHaveBeenCalledTimes(asked);
  });

  test(`asks something of a campaign, and is told: ${reason}`, async () => {
    const { query } = playersWindow(fresh, permissions);
    const campaigns = registerCampaigns({} as never, { onChange: () => undefined } as never);
    expect(await campaigns.ask('a.b', 0, { choose: 'x' })).toMatchObject({ reason });
    expect(query).toHaveBeenCalledTimes(asked);
  });

  test(`checks the dice, and is told: ${reason}`, async () => {
    const { field, games, query, store } = playersWindow(over, permissions);
    const diceChecks = openDiceChecks(games, store, field.client());
    const { lines } = await diceChecks.check('battle');
    expect(lines.join()).toContain(asked === 0 ? 'PERMISSION.QueryUser' : 'did not respond in time');
    expect(query).toHaveBeenCalledTimes(asked);
  });
});

describe('a game master who may not change settings of the world', () => {
  /** Shares keys on the window of a game master; what was told, and written. */
  async function shared(
    changes: object,
  ): Promise<{ readonly told: readonly string[]; readonly set: unknown }> {
    vi.resetModules();
    const { shareKeys } = await import('../../src/foundry/session/keys/key-sharing');
    const field = fieldOf(fresh);
    Object.assign(game, {
      user: {
        id: 'gm',
        name: 'gm',
        isGM: true,
        isActiveGM: true,
        getFlag: () => [],
        can: () => false,
        ...changes,
      },
    });
    const set = vi.spyOn(game.settings, 'set');
    await shareKeys();
    await shareKeys();
    return { told: field.world.told, set };
  }

  test('is told once that players can’t read their hands, and nothing fails', async () => {
    const { told, set } = await shared({});
    expect(told).toEqual([
      'You lack the permission “PERMISSION.SettingsModify”, so players can’t see their hands. Ask a full GM for it.',
    ]);
    expect(set).not.toHaveBeenCalled();
  });

  test('is told nothing while a full game master is there, or with the permission', async () => {
    expect((await shared({ isActiveGM: false })).told).toEqual([]);
    const { told, set } = await shared({ can: () => true });
    expect(told).toEqual([]);
    expect(set).toHaveBeenCalledWith('pas-de-charge', 'ring', expect.any(String));
  });
});
