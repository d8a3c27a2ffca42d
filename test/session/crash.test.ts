import { expect, test, vi } from 'vitest';
import { deploy, pieceOf, replay } from '../../src/core';
import { positionIn } from '../../src/foundry/documents/battle-fields';
import { Match, newSave, type RequestMessage, recordFault, type Save } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const units = {
  a: { side: 'south', type: 'infantry', at: '4:4' },
  b: { side: 'north', type: 'infantry', at: '3:4' },
  c: { side: 'south', type: 'light-cavalry', at: '6:2' },
} as const;

const side = 'south';
const GAME_MASTER = { seats: [], gameMaster: true } as const;

/** A battle that has come so far by the requests before. */
async function after(requests: readonly RequestMessage['request'][], isWithCards = false): Promise<Save> {
  if (!scenario) throw new Error('there is no scenario');
  const start = deploy(ccNapoleon, { ...scenario, units, options: { commandCards: isWithCards } });
  const match = new Match(ccNapoleon, newSave(ccNapoleon, start), {
    roll: async ({ count }) => Array(count).fill('blue'),
    draw: async ({ pile, count }) => pile.slice(0, count),
    keep: async () => undefined,
  });
  for (const [revision, request] of requests.entries()) {
    const { result } = await match.submit({ id: `before-${revision}`, revision, request }, GAME_MASTER);
    expect(result.ok).toBe(true);
  }
  return match.save;
}

const melee = { order: { type: 'melee', side, unit: 'a', target: 'b' } } as const;
const march = { order: { type: 'move', side, unit: 'c', to: '5:2' } } as const;
const deal = { order: { type: 'deal', side } } as const;

/** As many turns as fill a page of the record. */
const turns = Array.from({ length: 32 }, (_, turn) => ({
  order: { type: 'end-turn', side: turn % 2 === 0 ? 'south' : 'north' } as const,
}));

/** Kinds of orders: who asks for what, when. */
const KINDS: readonly (readonly [
  string,
  string,
  readonly RequestMessage['request'][],
  RequestMessage['request'],
])[] = [
  ['a move', 'allied', [], march],
  ['fire, with its dice', 'allied', [], { order: { type: 'fire', side, unit: 'a', target: 'b' } }],
  ['a close combat, up to its question', 'allied', [], melee],
  ['the answer to it, with its dice', 'french', [melee], { choose: 'none' }],
  [
    'a correction',
    'gm',
    [march],
    { correct: { type: 'adjusted', unit: 'b', change: { strength: 2, at: '2:4' } } },
  ],
  [
    'a piece taken off the field',
    'gm',
    [],
    { correct: { type: 'adjusted', unit: 'b', change: { eliminated: true } } },
  ],
  ['an order taken back', 'allied', [march], { undoTo: 0 }],
  ['the end of a turn', 'allied', [march], { order: { type: 'end-turn', side } }],
  ['the first order on another page of the record', 'allied', turns, march],
];

let crashes = 0;

test.each(KINDS)(
  '%s: whenever the client is lost, nothing is lost, doubled or half done',
  async (_, user, before, request) => {
    const save = await after(before);
    const message: RequestMessage = { id: 'request', revision: save.revision, request };
    const envelope = { battle: 'battle', request: message };

    // What becomes of it if nobody is lost.
    const whole = fieldOf(save);
    await whole.client().project('battle');
    const drawn = whole.writes.length;
    const host = whole.client();
    expect(await host.answer(envelope, user)).toEqual({ ok: true, revision: save.revision + 1 });
    await host.project('battle');
    const wanted = looks(whole);
    const steps = whole.writes.slice(drawn);
    const isOnNewPage = save.record.length === turns.length;
    const commit = isOnNewPage ? ['pages made', 'journal'] : ['journal'];
    expect(steps.slice(0, commit.length + 1)).toEqual([...commit, 'battle shown']);

    for (let lost = 1; lost <= steps.length; lost += 1) {
      crashes += 1;
      const field = fieldOf(save);
      const first = field.client();
      await first.project('battle');
      const gone = field.fallsAfter(lost);
      void first.answer(envelope, user);
      await gone;
      await field.rises();
      // The journal holds all of it from the first write on.
      expect(field.kept.revision).toBe(save.revision + 1);
      expect(recordFault(ccNapoleon, field.kept)).toBeUndefined();
      const second = field.client();
      await second.project('battle');
      expect(looks(field)).toEqual(wanted);
      // Who has had no answer asks again: it has been done, and is not done twice.
      expect(await second.answer(envelope, user)).toEqual({ ok: true, revision: save.revision + 1 });
      await second.project('battle');
      expect(looks(field)).toEqual(wanted);
      const { start, record, state } = field.kept;
      expect(replay(ccNapoleon, start, record)).toEqual(state);
    }

    // Lost before the first write: it has never happened, and can be asked for again.
    const field = fieldOf(save);
    await field.client().project('battle');
    expect(field.kept).toEqual(save);
    expect(await field.client().answer(envelope, user)).toMatchObject({ ok: true });
  },
);

test('that were crashes after every write of many kinds of orders', () => {
  console.info(`${crashes} crashes in ${KINDS.length} kinds of orders`);
  expect(crashes).toBeGreaterThanOrEqual(3 * KINDS.length);
});

test('a battle that is just being drawn for the first time is whole afterwards, wherever its client is lost', async () => {
  const save = await after([]);
  const whole = fieldOf(save);
  await whole.client().project('battle');
  const wanted = looks(whole);
  expect(whole.writes).toEqual(['folder made', 'actors made', 'actors noted', 'tokens made']);
  for (let lost = 1; lost <= whole.writes.length; lost += 1) {
    const field = fieldOf(save);
    const gone = field.fallsAfter(lost);
    void field.client().project('battle');
    await gone;
    await field.rises();
    await field.client().project('battle');
    expect(looks(field)).toEqual(wanted);
  }
});

test('hands are drawn with the record in one write', async () => {
  const save = await after([], true);
  const field = fieldOf(save);
  const gone = field.fallsAfter(1);
  void field.client().answer({ battle: 'battle', request: { id: 'deal', revision: 0, request: deal } }, 'gm');
  await gone;
  await field.rises();
  expect(field.writes).toEqual(['journal']);
  const { cards } = field.kept.state;
  expect(cards?.hands.south.length).toBeGreaterThan(0);
  expect(field.handOf('south')?.cards).toEqual(cards?.hands.south);
});

/** What the documents of a battle show, whatever they are called. */
function looks({ combat, tokens, actors, kept }: ReturnType<typeof fieldOf>) {
  const { system } = combat;
  const pieceOn = ({ actorId }: Readonly<Record<string, unknown>>) =>
    Object(actors.get(String(actorId))?.system).piece as string;
  return {
    revision: [system.revision, kept.revision],
    record: kept.record.length,
    shown: [positionIn(system), JSON.parse(system.open)],
    tokens: tokens.contents
      .map((token) => [pieceOn(token), token.x, token.y, pieceOf(kept.state, pieceOn(token))?.at])
      .sort(),
    actors: actors.contents.map(({ name, system: shown }) => [name, shown]).sort(),
  };
}
