// Officers who stand in for players who are away: only where the GM allows it, and until the player takes command.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy, type Order } from '../../src/core';
import type { OfficerThinker } from '../../src/foundry/battle';
import { battleControl } from '../../src/foundry/session/battle-control';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { OfficerDesk } from '../../src/foundry/session/officers/officer-desk';
import { StandIns } from '../../src/foundry/session/officers/stand-ins';
import { StandingAnswers } from '../../src/foundry/session/officers/standing-orders';
import { commandersIn } from '../../src/foundry/session/seats';
import { Match, newSave, type RequestMessage, type Save } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const units = {
  a: { side: 'south', type: 'infantry', at: '4:4' },
  b: { side: 'north', type: 'infantry', at: '3:4' },
  c: { side: 'north', type: 'light-cavalry', at: '2:2' },
} as const;
const END = { order: { type: 'end-turn', side: 'south' } } as const;
const NORTH_ENDS: Order = { type: 'end-turn', side: 'north' };
const MARCH: Order = { type: 'move', side: 'north', unit: 'c', to: '2:3' };
const MINUTES = 60_000;

/** A battle in which the turn has passed to the north, or one with cards in which the south has dealt them. */
async function begun(commandCards: boolean): Promise<Save> {
  if (!scenario) throw new Error('there is no scenario');
  const start = deploy(ccNapoleon, { ...scenario, units, options: { commandCards } });
  const match = new Match(ccNapoleon, newSave(ccNapoleon, start), {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  const request = commandCards ? ({ order: { type: 'deal', side: 'south' } } as const) : END;
  await match.submit({ id: 'before', revision: 0, request }, { seats: [], gameMaster: true });
  return match.save;
}

/** Orders by hand: each question to an officer waits until it is answered. */
function byHand() {
  const asked: { level: string; answer: (choice: Order | string) => void; fail: (error: Error) => void }[] =
    [];
  const think = vi.fn<OfficerThinker['think']>(({ level }) => ({
    choice: new Promise((answer, fail) => asked.push({ level, answer, fail })),
    stop: () => undefined,
  }));
  return { asked, think };
}

/** A battle of two players on the north's turn, whose commander has just left. */
async function awayField({ way = 'offered', cards = false } = {}) {
  const field = fieldOf(await begun(cards));
  Object.assign(field.combat.system, { officers: { south: '', north: '' }, lesson: '' });
  Object.assign(game, { paused: false });
  const isHere = (user: string, active: boolean) => Object.assign(game.users.get(user) as object, { active });
  for (const user of ['gm', 'allied']) isHere(user, true);
  isHere('french', false);
  await game.settings.set('pas-de-charge', 'standIn', way as never);
  /** A window of the GM, new in the battle. */
  const client = (hand = byHand()) => {
    const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
    const host = field.client();
    const pace = () => ({ order: 0, answer: 0, player: { least: 0, most: 0 } });
    const desk = new OfficerDesk(host, hand, pace, new StandingAnswers(store, host));
    const standIns = new StandIns(store, host);
    const look = () => {
      standIns.look();
      desk.look();
    };
    const begin = (side: 'south' | 'north' = 'north') => standIns.begin(combat(), side).then(look);
    const takeBack = (user: string, about: object = {}) =>
      standIns.answer({ battle: 'battle', ...about }, user).then((result) => {
        look();
        return result;
      });
    const ask = (request: RequestMessage['request'], user: string) =>
      host.answer(
        {
          battle: 'battle',
          request: { id: `id-${Math.random()}`, revision: field.kept.revision, request },
        },
        user,
      );
    const control = () =>
      battleControl({ games: [], store, host, standIns, pause: {} as never, webhook: {} as never });
    look();
    return { ...hand, host, store, desk, standIns, look, begin, takeBack, ask, control };
  };
  const combat = () => field.combat as never;
  const officersNow = () => Reflect.get(field.combat.system, 'officers') as unknown;
  return { field, client, isHere, officersNow };
}

const ordersOf = ({ record }: Save): readonly string[] =>
  record.flatMap((entry) => ('order' in entry ? [`${entry.order.side} ${entry.order.type}`] : []));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a player leaves, an officer stands in, and the player comes back and takes command', async () => {
  const { field, client, isHere, officersNow } = await awayField();
  const { asked, begin, takeBack, ask, store } = client();
  // Nothing happens by itself where it is only offered.
  expect(asked).toHaveLength(0);
  await begin();
  expect(officersNow()).toEqual({ south: '', north: 'captain' });
  expect(asked).toMatchObject([{ level: 'captain' }]);
  asked[0]?.answer(MARCH);
  await vi.waitFor(() => expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north move']));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(store.find('battle')?.standIns).toEqual({
    north: { level: 'captain', commander: 'french', isYours: false },
  });
  // Back at the table, the player has no say before taking command.
  isHere('french', true);
  expect(await ask({ order: NORTH_ENDS }, 'french')).toMatchObject({
    refusal: { reason: 'officer-commands' },
  });
  expect(await takeBack('french')).toMatchObject({ ok: true });
  expect(officersNow()).toEqual({ south: '', north: '' });
  // The decision that was on its way comes too late.
  asked[1]?.answer(NORTH_ENDS);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north move']);
  expect(await ask({ order: NORTH_ENDS }, 'french')).toMatchObject({ ok: true });
  expect(field.world.told).toEqual([]);
});

test('the GM ends a stand-in, and may give the other side to somebody else meanwhile', async () => {
  const { field, client, officersNow } = await awayField();
  const { begin, standIns, control } = client();
  await begin();
  await control().changeSeats('battle', { south: 'officer:recruit' });
  expect(field.combat.system).toMatchObject({
    seats: { south: '', north: 'french' },
    officers: { south: 'recruit', north: 'captain' },
  });
  expect(control().commanders('battle')).toEqual({ south: 'officer:recruit', north: 'french' });
  await standIns.end(field.combat as never, 'north');
  expect(officersNow()).toEqual({ south: 'recruit', north: '' });
  // An officer who stands in for nobody is no stand-in.
  await standIns.end(field.combat as never, 'south');
  expect(officersNow()).toEqual({ south: 'recruit', north: '' });
});

test('the player remains the commander, with the hand, which the window of the GM does not show', async () => {
  const { field, client } = await awayField({ cards: true });
  Object.assign(field.combat.system, { seats: { south: '', north: 'french' } });
  const hand = field.handOf('north');
  const pageBefore = JSON.stringify(field.pages.contents);
  const { begin, store } = client();
  await begin();
  expect(commandersIn(field.combat.system as never)).toEqual({ south: '', north: 'french' });
  expect(JSON.stringify(field.pages.contents)).toBe(pageBefore);
  expect(field.handOf('north')).toEqual(hand);
  expect(new Set(store.find('battle')?.state.cards?.hands.north)).toEqual(new Set(['?']));
});

describe('no officer stands in', () => {
  test.each<[string, (field: Awaited<ReturnType<typeof awayField>>) => unknown]>([
    ['for a player who is there', ({ isHere }) => isHere('french', true)],
    ['where the GM does not allow it', () => game.settings.set('pas-de-charge', 'standIn', 'off' as never)],
    ['for the GM', ({ field }) => Object.assign(field.combat.system.seats, { north: '' })],
    ['in a lesson', ({ field }) => Object.assign(field.combat.system, { lesson: 'first-battle' })],
    [
      'where an officer leads already',
      ({ field }) => Object.assign(field.combat.system, { officers: { south: '', north: 'recruit' } }),
    ],
  ])('%s', async (_, happens) => {
    const away = await awayField();
    const { begin } = away.client();
    await happens(away);
    const before = away.officersNow();
    await expect(begin()).rejects.toThrow();
    expect(away.officersNow()).toEqual(before);
  });
});

describe('a forged query', () => {
  test.each([
    ['of the enemy', 'allied', { side: 'north' }],
    ['of somebody else', 'guest', { side: 'north', user: 'french' }],
    ['of the GM', 'gm', { side: 'north' }],
    ['that names a level', 'allied', { side: 'north', level: 'recruit', officers: { north: 'recruit' } }],
  ])('%s neither takes a side nor puts an officer on it', async (_, user, about) => {
    const { client, officersNow } = await awayField();
    const { begin, takeBack } = client();
    expect(await takeBack(user, about)).toMatchObject({ refusal: { reason: 'no-stand-in' } });
    expect(officersNow()).toEqual({ south: '', north: '' });
    await begin();
    expect(await takeBack(user, about)).toMatchObject({ refusal: { reason: 'no-stand-in' } });
    expect(officersNow()).toEqual({ south: '', north: 'captain' });
  });

  test.each([null, 'battle', { battle: {} }, { battle: 'x'.repeat(100) }, []])(
    'of rubbish: %j',
    async (rubbish) => {
      const { client, officersNow } = await awayField();
      const { begin, standIns } = client();
      await begin();
      expect(await standIns.answer(rubbish, 'french')).toMatchObject({ ok: false });
      expect(officersNow()).toEqual({ south: '', north: 'captain' });
    },
  );

  test('is refused by a window that does not decide', async () => {
    const { client, officersNow } = await awayField();
    const { begin, takeBack } = client();
    await begin();
    Object.assign(game.user, { isActiveGM: false });
    expect(await takeBack('french')).toMatchObject({ refusal: { reason: 'another-game-master' } });
    expect(officersNow()).toEqual({ south: '', north: 'captain' });
  });
});

test('a reload in between changes nothing: the officer goes on once, and the player takes command', async () => {
  const { field, client, officersNow } = await awayField();
  const before = client();
  await before.begin();
  const later = client();
  expect(later.asked).toHaveLength(1);
  later.asked[0]?.answer(MARCH);
  await vi.waitFor(() => expect(later.asked).toHaveLength(2));
  expect(await later.takeBack('french')).toMatchObject({ ok: true });
  expect(officersNow()).toEqual({ south: '', north: '' });
  expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north move']);
});

test('an officer that fails gives the side back to the player, and the GM is told', async () => {
  const { field, client, officersNow } = await awayField();
  const { asked, begin, ask } = client();
  await begin();
  asked[0]?.fail(new Error('no idea'));
  await vi.waitFor(() => expect(officersNow()).toEqual({ south: '', north: '' }));
  expect(field.world.told).toEqual([expect.stringContaining('stood in for french')]);
  expect(await ask({ order: NORTH_ENDS }, 'french')).toMatchObject({ ok: true });
});

test('an undo by the enemy goes back across the orders of the officer', async () => {
  const { field, client } = await awayField();
  const { asked, begin, ask } = client();
  await begin();
  asked[0]?.answer(NORTH_ENDS);
  await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
  expect(await ask({ undoTo: 1 }, 'allied')).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(field.kept.proposal).toBeNull());
  expect(field.kept.record.at(-1)).toMatchObject({ undoneTo: 0 });
});

describe('by itself, after two minutes', () => {
  const automatic = async () => {
    vi.useFakeTimers();
    return awayField({ way: 'automatic' });
  };
  const LED = { south: '', north: 'captain' };
  const NOT_LED = { south: '', north: '' };

  test('an officer stands in for a player who stays away', async () => {
    const { client, officersNow } = await automatic();
    const { asked, look } = client();
    await vi.advanceTimersByTimeAsync(2 * MINUTES - 1);
    expect(officersNow()).toEqual(NOT_LED);
    await vi.advanceTimersByTimeAsync(1);
    expect(officersNow()).toEqual(LED);
    look();
    expect(asked).toHaveLength(1);
  });

  test('none does for a player who is back in time, nor while the game is paused', async () => {
    const { client, isHere, officersNow } = await automatic();
    const { look } = client();
    await vi.advanceTimersByTimeAsync(MINUTES);
    isHere('french', true);
    look();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(officersNow()).toEqual(NOT_LED);
    isHere('french', false);
    Object.assign(game, { paused: true });
    look();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(officersNow()).toEqual(NOT_LED);
    Object.assign(game, { paused: false });
    look();
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    expect(officersNow()).toEqual(LED);
  });

  test('even if nobody has told this window that the player is back', async () => {
    const { client, isHere, officersNow } = await automatic();
    client();
    isHere('french', true);
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    expect(officersNow()).toEqual(NOT_LED);
  });

  test('once an absence: a GM who has ended it is not asked again', async () => {
    const { client, field, isHere, officersNow } = await automatic();
    const { look, standIns } = client();
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    look();
    await standIns.end(field.combat as never, 'north');
    look();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(officersNow()).toEqual(NOT_LED);
    for (const active of [true, false]) {
      isHere('french', active);
      look();
    }
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    expect(officersNow()).toEqual(LED);
  });

  test('two windows that both think that they decide let one officer act once', async () => {
    const { client, field, officersNow } = await automatic();
    const [one, other] = [client(), client()];
    await vi.advanceTimersByTimeAsync(2 * MINUTES);
    expect(officersNow()).toEqual(LED);
    for (const window of [one, other]) {
      window.look();
      window.asked[0]?.answer(MARCH);
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north move']);
    expect(field.writes.filter((write) => write === 'battle shown')).toHaveLength(2);
  });

  test('not in a window that does not decide', async () => {
    const { client, officersNow } = await automatic();
    Object.assign(game.user, { isActiveGM: false });
    client();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(officersNow()).toEqual(NOT_LED);
  });
});
