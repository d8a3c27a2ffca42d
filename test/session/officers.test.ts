// Officers who command a side: they play in the window that decides, once, and nobody sees what they know.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy, type Order } from '../../src/core';
import type { OfficerThinker } from '../../src/foundry/battle';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { OfficerDesk } from '../../src/foundry/session/officers/officer-desk';
import { StandingAnswers } from '../../src/foundry/session/officers/standing-orders';
import { Match, newSave, type RequestMessage, type Save, viewOf } from '../../src/match';
import { questionBetween } from '../../src/rulesets/campaign-world';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { WorkerThinker } from '../../src/thinking';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const units = {
  a: { side: 'south', type: 'infantry', at: '4:4' },
  b: { side: 'north', type: 'infantry', at: '3:4' },
  c: { side: 'south', type: 'light-cavalry', at: '6:2' },
} as const;
/** The knowledge of a worker that no campaign asks anything. */
const KNOWN = { rulesets: [ccNapoleon], questionBetween };
const END = { order: { type: 'end-turn', side: 'south' } } as const;
const MARCH = { order: { type: 'move', side: 'south', unit: 'c', to: '5:2' } } as const;
const MELEE = { order: { type: 'melee', side: 'south', unit: 'a', target: 'b' } } as const;
const NORTH_ENDS: Order = { type: 'end-turn', side: 'north' };
/** The longest that a busy machine may take. */
const PATIENCE = { timeout: 60_000 };
const AT_ONCE = () => ({ order: 0, answer: 0, player: { least: 0, most: 0 } });

/** A battle that has come so far by the requests before; the south commands first. */
async function after(requests: readonly RequestMessage['request'][], commandCards = false): Promise<Save> {
  if (!scenario) throw new Error('there is no scenario');
  const start = deploy(ccNapoleon, { ...scenario, units, options: { commandCards } });
  const match = new Match(ccNapoleon, newSave(ccNapoleon, start), {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  for (const [revision, request] of requests.entries()) {
    const message = { id: `before-${revision}`, revision, request };
    expect((await match.submit(message, { seats: [], gameMaster: true })).result.ok).toBe(true);
  }
  return match.save;
}

/** A battle in which an officer commands the north, and the player of the south is not the GM. */
async function ledField(requests: readonly RequestMessage['request'][] = [], commandCards = false) {
  const field = fieldOf(await after(requests, commandCards));
  Object.assign(field.combat.system, {
    seats: { south: 'allied', north: '' },
    officers: { south: '', north: 'recruit' },
  });
  Object.assign(game, { paused: false });
  const client = (thinker: OfficerThinker) => {
    const host = field.client();
    const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
    const desk = new OfficerDesk(host, thinker, AT_ONCE, new StandingAnswers(store, host));
    const ask = (request: RequestMessage['request'], user = 'allied') =>
      host.answer(
        {
          battle: 'battle',
          request: { id: `id-${Math.random()}`, revision: field.kept.revision, request },
        },
        user,
      );
    return { host, desk, ask };
  };
  const officersNow = () => Reflect.get(field.combat.system, 'officers') as unknown;
  return { ...field, field, client, officersNow };
}

/** Orders and answers by hand: each question waits until it is answered. */
function byHand() {
  const asked: { side: string; answer: (choice: Order | string) => void; fail: (error: Error) => void }[] =
    [];
  const stop = vi.fn();
  const think = vi.fn<OfficerThinker['think']>(({ side }) => ({
    choice: new Promise((answer, fail) => asked.push({ side, answer, fail })),
    stop,
  }));
  return { asked, stop, think };
}

const ordersOf = ({ record }: Save): readonly string[] =>
  record.flatMap((entry) => ('order' in entry ? [`${entry.order.side} ${entry.order.type}`] : []));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an officer', () => {
  test('plays its turn order by order, and leaves the rest to the player', async () => {
    const { client, field } = await ledField();
    const { ask } = client(new WorkerThinker(KNOWN, 'nowhere.js'));
    expect(await ask(END)).toMatchObject({ ok: true });
    const question = () => viewOf(ccNapoleon, field.kept).question;
    const isUpToSouth = () => field.kept.state.turn.side === 'south' || question()?.side === 'south';
    // The player answers whatever it asks.
    for (let asked = 0; field.kept.state.turn.side === 'north' && asked < 20; asked += 1) {
      await vi.waitFor(() => expect(isUpToSouth()).toBe(true), PATIENCE);
      const option = question()?.options.at(-1);
      if (option !== undefined) expect(await ask({ choose: option })).toMatchObject({ ok: true });
    }
    expect(field.kept.state.turn.side).toBe('south');
    const orders = ordersOf(field.kept);
    expect(orders[0]).toBe('south end-turn');
    expect(orders.slice(1).every((order) => order.startsWith('north'))).toBe(true);
    // Each order has its card, as a player's has.
    await vi.waitFor(() => expect(field.cards.length).toBeGreaterThanOrEqual(orders.length));
  });

  test('answers what is asked of its side', async () => {
    const { client, field } = await ledField();
    const { ask } = client(new WorkerThinker(KNOWN, 'nowhere.js'));
    expect(await ask(MELEE)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(ordersOf(field.kept)).toEqual(['south melee']));
  });

  test('has its side to itself: neither a player nor the GM orders or answers for it', async () => {
    const { asked, think } = byHand();
    const { client, field } = await ledField();
    const { ask } = client({ think });
    await ask(END);
    for (const user of ['allied', 'french', 'gm'])
      expect(await ask({ order: NORTH_ENDS }, user)).toMatchObject({
        refusal: { reason: 'officer-commands' },
      });
    asked[0]?.answer(NORTH_ENDS);
    await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
    await ask(MELEE);
    expect(await ask({ choose: 'none' }, 'gm')).toMatchObject({ refusal: { reason: 'officer-commands' } });
  });

  test('is no request: what a client makes up to name one is refused', async () => {
    const { client, officersNow } = await ledField();
    const { ask } = client(byHand());
    const forged = { officers: { south: 'marshal' } } as unknown as RequestMessage['request'];
    expect(await ask(forged)).toMatchObject({ refusal: { reason: 'unusable-request' } });
    expect(officersNow()).toEqual({ south: '', north: 'recruit' });
  });
});

describe('an officer goes on once', () => {
  test('with two windows that both think that they decide', async () => {
    const hands = [byHand(), byHand()] as const;
    const { client, field } = await ledField();
    const [one, other] = [client(hands[0]), client(hands[1])];
    await one.ask(END);
    other.desk.look();
    hands[0].asked[0]?.answer(NORTH_ENDS);
    hands[1].asked[0]?.answer(NORTH_ENDS);
    await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
    await one.ask(MARCH);
    other.desk.look();
    expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north end-turn', 'south move']);
    expect(field.world.told).toEqual([]);
  });

  test('not at all in a window that does not decide', async () => {
    const { think } = byHand();
    const { client } = await ledField([END]);
    const { desk } = client({ think });
    Object.assign(game.user, { isActiveGM: false });
    desk.look();
    expect(think).not.toHaveBeenCalled();
  });

  test('after a reload, from what the record asks of it', async () => {
    const [before, later] = [byHand(), byHand()];
    const { client, field } = await ledField();
    await client(before).ask(END);
    expect(before.think).toHaveBeenCalledTimes(1);
    // The first window is gone, with all that it thought.
    client(later).desk.look();
    later.asked[0]?.answer(NORTH_ENDS);
    await vi.waitFor(() => expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north end-turn']));
  });
});

test('an officer whose decision was overtaken decides again, even if no change follows', async () => {
  const { client, field, refused } = await ledField([], false);
  vi.spyOn(console, 'error').mockReturnValue();
  const { asked, think } = byHand();
  const { ask } = client({ think });
  await ask(END);
  const C_MOVES: Order = { type: 'move', side: 'north', unit: 'b', to: '2:4' };
  // The record takes its order, but nobody can be shown the battle: so its next one is overtaken by its first.
  refused.add('battle shown');
  asked[0]?.answer(C_MOVES);
  await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENCE);
  asked[1]?.answer(NORTH_ENDS);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(2);
  // The server is well again, and says nothing.
  refused.clear();
  await vi.waitFor(() => expect(asked).toHaveLength(3), PATIENCE);
  asked[2]?.answer(NORTH_ENDS);
  await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'), PATIENCE);
  expect(ordersOf(field.kept)).toEqual(['south end-turn', 'north move', 'north end-turn']);
});

describe('an officer who thinks is stopped', () => {
  const thinking = async () => {
    const hand = byHand();
    const led = await ledField([MARCH]);
    const made = led.client(hand);
    await made.ask(END);
    expect(hand.think).toHaveBeenCalledTimes(1);
    return { ...led, ...made, ...hand };
  };

  test.each<[string, () => void]>([
    ['the GM pauses the game', () => Object.assign(game, { paused: true })],
    ['the GM pauses the battle', () => Object.assign(battle(), { paused: true })],
    ['the GM takes the side back', () => Object.assign(battle(), { officers: { south: '', north: '' } })],
    ['the battle is deleted', () => game.combats.contents.splice(0)],
  ])('when %s, and does nothing more', async (_, happens) => {
    const { desk, stop, think, asked, field } = await thinking();
    happens();
    desk.look();
    expect(stop).toHaveBeenCalledTimes(1);
    asked[0]?.answer(NORTH_ENDS);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(think).toHaveBeenCalledTimes(1);
    if (game.combats.contents.length > 0)
      expect(ordersOf(field.kept)).toEqual(['south move', 'south end-turn']);
  });

  const battle = () => game.combats.contents[0]?.system as object;

  test('and goes on after the pause', async () => {
    const { desk, think, asked, field } = await thinking();
    Object.assign(game, { paused: true });
    desk.look();
    Object.assign(game, { paused: false });
    desk.look();
    expect(think).toHaveBeenCalledTimes(2);
    asked[1]?.answer(NORTH_ENDS);
    await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
  });

  test('by an undo, to which it consents', async () => {
    const { ask, stop, field } = await thinking();
    // The end of a turn can't be undone freely.
    expect(await ask({ undoTo: 1 })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
    expect(stop).toHaveBeenCalled();
    expect(field.kept.proposal).toBeNull();
  });

  test('and its late decision is forgotten', async () => {
    const { ask, asked, field } = await thinking();
    await ask({ undoTo: 1 }, 'gm');
    asked[0]?.answer(NORTH_ENDS);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field.kept.state.turn.side).toBe('south');
    expect(field.world.told).toEqual([]);
  });
});

test.each(['allied', 'gm'])('an undo by %s goes back to the last order of a player', async (user) => {
  const { client, field } = await ledField([MARCH, END, { order: NORTH_ENDS }]);
  const { ask } = client(byHand());
  expect(await ask({ undoTo: 2 }, user)).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(field.kept.proposal).toBeNull());
  expect(field.kept.state.turn.side).toBe('south');
  // The march still counts, and what follows it does not.
  expect(field.kept.record.at(-1)).toMatchObject({ undoneTo: 1 });
});

describe('an officer that fails gives its side to the GM, who is told once', () => {
  test.each<[string, (asked: ReturnType<typeof byHand>['asked'][number] | undefined) => void]>([
    ['by an error', (asked) => asked?.fail(new Error('no idea'))],
    ['by an illegal order', (asked) => asked?.answer({ type: 'move', side: 'north', unit: 'b', to: '0:0' })],
    ['by an order for the other side', (asked) => asked?.answer(END.order)],
    ['by an answer that nobody asked for', (asked) => asked?.answer('none')],
  ])('%s', async (_, fails) => {
    const { asked, think } = byHand();
    const { client, field, officersNow } = await ledField();
    const { ask, desk } = client({ think });
    await ask(END);
    fails(asked[0]);
    await vi.waitFor(() => expect(officersNow()).toEqual({ south: '', north: '' }));
    desk.look();
    expect(field.world.told).toEqual([expect.stringContaining('has stopped working')]);
    expect(think).toHaveBeenCalledTimes(1);
    // The GM commands it now.
    expect(await ask({ order: NORTH_ENDS }, 'gm')).toMatchObject({ ok: true });
  });
});

describe('secrets', () => {
  const dealt = () => ledField([{ order: { type: 'deal', side: 'south' } }], true);

  test('the hand of an officer is hidden in the window of the GM, whoever commands the other side', async () => {
    const { field, combat } = await dealt();
    Object.assign(combat.system, { seats: { south: '', north: '' } });
    const seen = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]).find('battle');
    const hands = (side: 'south' | 'north') => new Set(seen?.state.cards?.hands[side]);
    expect(seen?.seats).toEqual(['south']);
    expect([...hands('north')]).toEqual(['?']);
    expect([...hands('south')]).toEqual([...new Set(field.kept.state.cards?.hands.south)]);
    // Taken back, the side is the GM's with all that belongs to it.
    Object.assign(combat.system, { officers: { south: '', north: '' } });
    expect([
      ...new Set(
        new BattleStore([{ rules: ccNapoleon, scenarios: [] }]).find('battle')?.state.cards?.hands.north,
      ),
    ]).not.toContain('?');
  });

  test('the worker is given no card that only the other side knows', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener = () => undefined;
        postMessage = (message: unknown) => void sent.push(JSON.parse(JSON.stringify(message)));
      },
    );
    const { field, client } = await dealt();
    Object.assign(field.combat.system, { officers: { south: 'recruit', north: '' } });
    client(new WorkerThinker(KNOWN, 'worker.js')).desk.look();
    expect(sent).toHaveLength(1);
    const { hands } = Object(sent[0]).task.view.state.cards;
    expect(new Set(hands.north)).toEqual(new Set(['?']));
    expect(hands.south).toEqual(field.kept.state.cards?.hands.south);
    vi.unstubAllGlobals();
  });

  test('the seed is written nowhere', async () => {
    const seeds: number[] = [];
    const { asked, think } = byHand();
    const { client, field } = await ledField();
    const { ask } = client({
      think: (question, onShare) => {
        seeds.push(question.seed);
        return think(question, onShare);
      },
    });
    await ask(END);
    asked[0]?.answer(NORTH_ENDS);
    await vi.waitFor(() => expect(field.kept.state.turn.side).toBe('south'));
    expect(seeds).toHaveLength(1);
    expect(JSON.stringify(field.sent)).not.toContain(String(seeds[0]));
  });
});
