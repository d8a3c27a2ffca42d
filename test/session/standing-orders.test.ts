// Standing orders: the window that decides answers for a player, once and after a pause, and nobody else reads them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { passHand } from '../../src/foundry/session/journal/battle-hands';
import { OfficerDesk } from '../../src/foundry/session/officers/officer-desk';
import { StandingAnswers } from '../../src/foundry/session/officers/standing-orders';
import { newSave, type Request, type Save, type StandingOrders, viewOf } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const units = {
  a: { side: 'south', type: 'infantry', at: '4:4' },
  b: { side: 'north', type: 'infantry', at: '3:4' },
  c: { side: 'south', type: 'light-cavalry', at: '4:3' },
} as const;
const MELEE = { order: { type: 'melee', side: 'south', unit: 'a', target: 'b' } } as const;
const HOLD: StandingOrders = {
  response: { answer: 'hold', until: null },
  'counter-attack': { answer: 'never', until: null },
};
const PAUSE = { least: 400, most: 800 };
/** The longest that a busy machine may take. */
const PATIENCE = { timeout: 10_000 };

let fields = 0;

/** A battle of two players, the north's away, and windows of the GM that decide it. */
function awayField() {
  if (!scenario) throw new Error('there is no scenario');
  fields += 1;
  // No window of an earlier test may take one battle for another.
  const named = { ...units, a: { ...units.a, name: `Unit ${fields}` } };
  const options = { commandCards: false };
  const field = fieldOf(newSave(ccNapoleon, deploy(ccNapoleon, { ...scenario, units: named, options })));
  Object.assign(field.combat.system, { officers: { south: '', north: '' }, lesson: '' });
  Object.assign(game, { paused: false });
  const think = vi.fn();
  const client = (player = { least: 0, most: 0 }) => {
    const host = field.client();
    const store = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]);
    const standing = new StandingAnswers(store, host);
    const pace = () => ({ order: 0, answer: 0, player });
    const desk = new OfficerDesk(host, { think }, pace, standing);
    const give = (orders: unknown, user = 'french', side = 'north') =>
      standing.answer({ battle: 'battle', side, orders }, user);
    const ask = (request: Request, user = 'allied') => {
      const id = `id-${Math.random()}`;
      return host.answer({ battle: 'battle', request: { id, revision: field.kept.revision, request } }, user);
    };
    return { desk, standing, give, ask };
  };
  const asked = () => viewOf(ccNapoleon, field.kept).question;
  const asUser = (user: string) => Object.assign(game, { user: game.users.get(user) });
  return { field, client, asked, asUser, think };
}

const choices = ({ record }: Save) =>
  record.flatMap((entry) =>
    'order' in entry ? entry.replies.flatMap((reply) => (reply.kind === 'chose' ? [reply.option] : [])) : [],
  );

const isDone = (field: ReturnType<typeof fieldOf>) =>
  vi.waitFor(() => expect(field.kept.record).toHaveLength(1), PATIENCE);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a standing order', () => {
  test('answers for its player, and no officer is asked', async () => {
    const { field, client, think } = awayField();
    const { give, ask } = client();
    expect(await give(HOLD)).toMatchObject({ ok: true });
    await ask(MELEE);
    await isDone(field);
    expect(choices(field.kept)).toContain('none');
    expect(think).not.toHaveBeenCalled();
  });

  test('is refused in a lesson', async () => {
    const { field, client } = awayField();
    Object.assign(field.combat.system, { lesson: 'first' });
    expect(await client().give(HOLD)).toMatchObject({ ok: false, refusal: { reason: 'no-standing-orders' } });
  });

  test('waits as long as a player might, with the question open for everybody to see', async () => {
    const { client, asked } = awayField();
    const { give, ask, desk } = client(PAUSE);
    await give(HOLD);
    await ask(MELEE);
    const begun = Date.now();
    desk.look();
    await new Promise((resolve) => setTimeout(resolve, PAUSE.least / 2));
    expect(asked()).toMatchObject({ side: 'north', reason: 'response' });
    await vi.waitFor(() => expect(asked()?.reason).not.toBe('response'), PATIENCE);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(PAUSE.least - 5);
  });

  test('is given once by two windows that both think that they decide, and again after an undo', async () => {
    const { field, client } = awayField();
    const [one, other] = [client(), client()];
    await one.give(HOLD);
    await one.ask(MELEE);
    other.desk.look();
    await isDone(field);
    const answers = choices(field.kept).length;
    other.desk.look();
    one.desk.look();
    await one.ask({ undoTo: 0 }, 'gm');
    expect(field.kept.open).toBeNull();
    await one.ask(MELEE);
    await vi.waitFor(() => expect(field.kept.record).toHaveLength(3), PATIENCE);
    expect(choices(field.kept)).toHaveLength(2 * answers);
  });

  test('goes on in a window that is opened after the question', async () => {
    const { field, client, asked } = awayField();
    const gone = client(PAUSE);
    await gone.give(HOLD);
    await gone.ask(MELEE);
    expect(asked()?.side).toBe('north');
    client().desk.look();
    await isDone(field);
  });

  test('leaves the question to the player once it is cancelled, has ended or does not fit', async () => {
    const { field, client, asked } = awayField();
    const { give, ask, desk } = client();
    for (const orders of [{}, { retreat: { answer: 'left', until: null } }]) {
      await give(HOLD);
      expect(await give(orders)).toMatchObject({ ok: true });
      await ask(MELEE);
      desk.look();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(asked()).toMatchObject({ side: 'north', reason: 'response' });
      await ask({ undoTo: 0 }, 'gm');
    }
    expect(field.kept.open).toBeNull();
  });

  test('ends with its turn, and with the command of its player', async () => {
    const { client, asUser } = awayField();
    const { give, ask, standing } = client();
    await give({ response: { answer: 'hold', until: 1 }, retreat: { answer: 'left', until: null } });
    asUser('french');
    expect(Object.keys(standing.of('battle', 'north'))).toEqual(['response', 'retreat']);
    asUser('gm');
    for (const side of ['south', 'north'] as const)
      expect(await ask({ order: { type: 'end-turn', side } }, 'gm')).toMatchObject({ ok: true });
    asUser('french');
    expect(Object.keys(standing.of('battle', 'north'))).toEqual(['retreat']);
    asUser('gm');
    await passHand('journal', 'north', 'french', 'guest');
    asUser('french');
    expect(standing.of('battle', 'north')).toEqual({});
  });
});

describe('standing orders are told to nobody', () => {
  test('but their player: no other window reads them, and nothing is written in plain', async () => {
    const { field, client, asUser } = awayField();
    const { give, standing } = client();
    await give(HOLD);
    asUser('allied');
    expect(standing.of('battle', 'north')).toEqual({});
    asUser('guest');
    expect(standing.of('battle', 'north')).toEqual({});
    asUser('french');
    expect(standing.of('battle', 'north')).toEqual(HOLD);
    const sent = JSON.stringify(field.sent);
    expect(sent).not.toContain('hold');
    expect(sent).not.toContain('response');
  });

  test('and are as long whatever they are', async () => {
    const { field, client } = awayField();
    const { give } = client();
    const length = async (orders: StandingOrders) => {
      await give(orders);
      return JSON.stringify(field.sent.at(-1)).length;
    };
    const all = Object.entries(ccNapoleon.standingAnswers).map(([reason, [answer = '']]) => [
      reason,
      { answer, until: 99_999 },
    ]);
    expect(await length(Object.fromEntries(all))).toBe(await length({}));
  });

  test.each([
    ['another side', HOLD, 'allied', 'north', 'not-your-side'],
    ['a stranger', HOLD, 'guest', 'north', 'not-your-side'],
    ['the GM for a player', HOLD, 'gm', 'north', 'not-your-side'],
    ['a side that is none', HOLD, 'french', 'east', 'not-your-side'],
    ['an unknown question', { advice: HOLD.response }, 'french', 'north', 'unusable-request'],
    [
      'an inherited name',
      JSON.parse('{"constructor":{"answer":"hold","until":null}}'),
      'french',
      'north',
      'unusable-request',
    ],
    [
      'an unknown answer',
      { response: { answer: 'win', until: null } },
      'french',
      'north',
      'unusable-request',
    ],
    [
      'a turn that is none',
      { response: { answer: 'hold', until: -1 } },
      'french',
      'north',
      'unusable-request',
    ],
    [
      'more than an order',
      { response: { ...HOLD.response, option: 'x' } },
      'french',
      'north',
      'unusable-request',
    ],
    ['no mapping', 'hold', 'french', 'north', 'unusable-request'],
  ])('%s: refused, with nothing written', async (_, orders, user, side, reason) => {
    const { field, client } = awayField();
    const { give } = client();
    expect(await give(orders, user, side)).toMatchObject({ ok: false, refusal: { reason } });
    expect(field.sent).toEqual([]);
  });

  test('an answer that stands is refused by a battle that is paused meanwhile', async () => {
    const { field, client, asked } = awayField();
    const { give, ask, desk } = client();
    await give(HOLD);
    Object.assign(game, { paused: true });
    await ask(MELEE);
    desk.look();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked()?.side).toBe('north');
    Object.assign(game, { paused: false });
    // On a busy machine the refusal may still be under way: while it is, nothing else is sent.
    await vi.waitFor(() => {
      desk.look();
      expect(field.kept.record).toHaveLength(1);
    }, PATIENCE);
  });
});
