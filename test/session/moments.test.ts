import { expect, test, vi } from 'vitest';
import { HIDDEN_CARD, replay } from '../../src/core';
import { storedFrom } from '../../src/foundry/documents/battle-fields';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { Moments } from '../../src/foundry/session/earlier-moments';
import { newSave, publicView, type Save, viewOf } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
let left = 12;
const { start, actions: record } = playRandomBattle(rules, scenario, 4, () => {
  left -= 1;
  return left > 0;
});
const save: Save = { ...newSave(rules, start), record, state: replay(rules, start, record) };

/** The windows of a GM and of a player, who look at the same battle; the player asks through what is sent. */
function table(journal: unknown = JSON.stringify(save)) {
  const system = { ...storedFrom(publicView(viewOf(rules, save))), journal: 'journal', seats: {} };
  const page = (name: string, content: object) => ({
    id: name,
    flags: { 'pas-de-charge': { page: name, ...content } },
  });
  const sent: unknown[] = [];
  const as = (user: { readonly isGM: boolean }) => {
    const activeGM = {
      query: async (_name: string, envelope: never) => {
        as({ isGM: true });
        const answer = await new Moments(new BattleStore([{ rules, scenarios: [] }])).answer(envelope);
        sent.push(answer);
        as(user);
        return answer;
      },
    };
    makeWorld({
      user: { id: 'me', can: () => true, ...user },
      users: { get: () => undefined, activeGM },
      combats: collection({ id: 'battle', type: 'pas-de-charge.battle', scene: null, system }),
      journal: collection({
        id: 'journal',
        name: 'Journal',
        pages: collection(page('record', { save: journal })),
      }),
    });
    return new Moments(new BattleStore([{ rules, scenarios: [] }]));
  };
  return { as, sent };
}

test('a player is told how the battle stood, and nothing of either hand is sent to him', async () => {
  const { as, sent } = table();
  const moment = await as({ isGM: false }).find('battle', 8);
  if ('refusal' in moment) throw new Error(moment.refusal.reason);
  expect([moment.at, moment.count]).toEqual([8, 12]);
  const then = replay(rules, start, record.slice(0, 8));
  expect(moment.state.units).toEqual(then.units);
  const { cards } = moment.state;
  const hands = [...(cards?.hands.south ?? []), ...(cards?.hands.north ?? [])];
  expect(hands.length).toBeGreaterThan(0);
  expect(hands.every((card) => card === HIDDEN_CARD)).toBe(true);
  for (const card of then.cards?.hands.south ?? []) expect(JSON.stringify(sent)).not.toContain(`"${card}"`);
});

test('what is asked is checked, and what can’t be made again is refused', async () => {
  const { as } = table();
  const gameMaster = as({ isGM: true });
  const ask = (envelope: unknown) => gameMaster.answer(envelope as never);
  for (const at of [-1, 0.5, '3', null, Number.NaN]) {
    expect(await ask({ battle: 'battle', at })).toMatchObject({ refusal: { reason: 'unusable-request' } });
  }
  expect(await ask({})).toMatchObject({ refusal: { reason: 'unusable-request' } });
  expect(await ask({ battle: 'battle', at: 1e9 })).toMatchObject({ at: 12 });
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await ask({ battle: 'another', at: 1 })).toMatchObject({ refusal: { reason: 'no-such-moment' } });
  const player = as({ isGM: false });
  expect(await player.answer({ battle: 'battle', at: 1 })).toMatchObject({
    refusal: { reason: 'another-game-master' },
  });
});

test('a player is told that no GM is here to ask', async () => {
  const { as } = table();
  const player = as({ isGM: false });
  Object.assign(game.users, { activeGM: null });
  expect(await player.find('battle', 8)).toMatchObject({ refusal: { reason: 'no-game-master' } });
});
