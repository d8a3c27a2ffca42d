// A player's client sends as much as the server takes, to every door: it is refused by its length, unread, and the
// other player plays on meanwhile.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { armyGamesOf } from '../../src/foundry/applications/armies/army-game';
import { listedArmies, readArmyFile } from '../../src/foundry/applications/armies/saved-armies';
import { readCampaignFile } from '../../src/foundry/applications/campaign/campaign-file';
import { readTablesFile } from '../../src/foundry/applications/control/house-tables-draft';
import { fileFaults } from '../../src/foundry/applications/new-battle/file-faults';
import { readScenarioFile } from '../../src/foundry/applications/scenario-file';
import { registerSecondPlayer } from '../../src/foundry/applications/self-check/second-player';
import { registerCampaigns } from '../../src/foundry/campaign';
import { readChapter } from '../../src/foundry/chat/chapter-data';
import { readCard } from '../../src/foundry/chat/read-card';
import { digestOf } from '../../src/foundry/documents/digest';
import { vouch } from '../../src/foundry/documents/vouched-request';
import { registerSession } from '../../src/foundry/session';
import { readBattleFile } from '../../src/foundry/session/battle-file';
import { worldKeys } from '../../src/foundry/session/keys/world-keys';
import { newSave } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { campaignWorld, scenarioOfAGame } from '../../src/rulesets/campaign-world';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from '../session/field';
import { collection, makeWorld } from '../session/world';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));
// What is registered stays: keys would tell this session of changes while later files of tests play theirs.
vi.mock('../../src/foundry/session/keys/key-sharing', async (original) => ({
  ...(await original<typeof import('../../src/foundry/session/keys/key-sharing')>()),
  watchKeys: vi.fn(),
}));

const LIMIT = 65_536;

/** Milliseconds that no refusal takes: work that grows with the square of a text takes minutes. */
const LONG = 1000;

/** The milliseconds that this process has worked: a machine that is busy with other things adds little to them. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Letters that are sent: the first size is hardly more than a request may have. */
const SIZES = [LIMIT + 100, 1_000_000, 5_000_000, 12_000_000] as const;

/** Texts of a size, each bad for another part of whoever reads it. */
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'lists in lists': (size) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  'mappings in mappings': (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'lists that never end': (size) => '['.repeat(size),
  'one long word': (size) => `"${'x'.repeat(size)}"`,
  'a string that never ends': (size) => `"${'\\"'.repeat(size / 2)}`,
  'letters of several bytes': (size) => '€'.repeat(size),
};

/** Most letters of all texts that were parsed or hashed since the test began. */
let read = 0;

function watchReading(): void {
  read = 0;
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string, ...more) => {
    read = Math.max(read, text.length);
    return parse(text, ...more);
  });
  const { encode } = TextEncoder.prototype;
  vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(function (this: TextEncoder, text = '') {
    read = Math.max(read, text.length);
    return encode.call(this, text);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const QUERIES = ['request', 'dice', 'campaign', 'moment', 'record', 'selfCheck'] as const;

/** A battle on the window that decides, with every query that it answers. */
function decidingWindow() {
  const field = fieldOf(newSave(ccNapoleon, position(DUEL)));
  const flags = new Map<string, unknown>();
  const userOf = (id: string, isGM: boolean) => ({
    ...{ id, name: id, isGM, isActiveGM: isGM, active: true },
    getFlag: (_: string, key: string) => flags.get(`${id} ${key}`),
    setFlag: async (_: string, key: string, value: unknown) => void flags.set(`${id} ${key}`, value),
  });
  const [gm, allied, french] = [userOf('gm', true), userOf('allied', false), userOf('french', false)];
  Object.assign(game, { user: gm, users: collection(gm, allied, french) });
  vi.stubGlobal('CONFIG', { queries: {} });
  vi.stubGlobal('Hooks', { on: () => 0, once: () => 0 });
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const fields = { StringField: class {}, BooleanField: class {} };
  vi.stubGlobal('foundry', { utils: { randomID: () => `id-${Math.random()}` }, data: { fields } });
  const ports = {
    roll: async (_: unknown, { count }: { readonly count: number }) => Array(count).fill('blue'),
    writeCard: async () => undefined,
    isCardWritten: () => true,
  };
  registerSession([{ rules: ccNapoleon, scenarios: [] }], ports, {
    think: () => ({ choice: new Promise(() => undefined), stop: () => undefined }),
  });
  registerCampaigns({} as never, { isHere: () => true, onChange: () => undefined } as never);
  registerSecondPlayer();
  /** Asks as a player does who writes the digest of what is asked into the own document. */
  const ask = (query: string, asked: unknown) =>
    CONFIG.queries[`pas-de-charge.${query}` as 'pas-de-charge.request'](asked as never, {});
  const vouchFor = (text: string) => flags.set('french vouched', digestOf(text));
  return { field, ask, vouchFor, allied };
}

describe('a query', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test.each(SIZES)('of %i letters is refused unread at every door, whatever it is made of', async (size) => {
    const { ask } = decidingWindow();
    for (const [kind, make] of Object.entries(TEXTS)) {
      const text = make(size);
      watchReading();
      for (const query of QUERIES) {
        for (const asked of [
          { user: 'french', text },
          { battle: text, at: 1 },
          { user: text, text: '{}' },
        ]) {
          const told = await ask(query, asked);
          expect(told, `${query}: ${kind}`).toHaveProperty('refusal');
        }
      }
      expect(await ask('request', { user: 'french', text }), kind).toMatchObject({
        refusal: { reason: 'request-too-large' },
      });
      expect(read, kind).toBeLessThanOrEqual(LIMIT);
      vi.restoreAllMocks();
    }
  });

  test('that is no flat mapping is refused, and nothing of it is followed', async () => {
    const { ask } = decidingWindow();
    let deep: unknown = [];
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const wide = new Array(1_000_000).fill({ battle: 'battle' });
    watchReading();
    for (const query of QUERIES) {
      for (const asked of [
        deep,
        wide,
        'x'.repeat(5_000_000),
        null,
        { user: deep, text: deep, battle: deep, at: deep },
        { user: 'french', text: wide, battle: wide, at: 1 },
      ])
        expect(await ask(query, asked), query).toHaveProperty('refusal');
    }
    expect(read).toBe(0);
  });

  test('within the limit whose lists stand within one another without end is refused unparsed', async () => {
    const { ask, vouchFor } = decidingWindow();
    const text = `{"content":${'['.repeat(32_000)}${']'.repeat(32_000)}}`;
    vouchFor(text);
    watchReading();
    expect(await ask('request', { user: 'french', text })).toMatchObject({
      refusal: { reason: 'no-such-battle' },
    });
    // It was hashed, and that is all.
    expect(read).toBe(text.length);
    expect(JSON.parse).not.toHaveBeenCalledWith(text);
  });

  test.each(SIZES)('of %i letters keeps the other player waiting for less than a second', async (size) => {
    const { ask, field, allied, vouchFor } = decidingWindow();
    const text = TEXTS['lists in lists']?.(size) ?? '';
    vouchFor(text);
    const began = processorTime();
    const attacks = QUERIES.flatMap((query) =>
      Array.from({ length: 20 }, () => ask(query, { user: 'french', text, battle: text, step: text })),
    );
    Object.assign(game, { user: allied });
    const order = { type: 'end-turn', side: 'south' };
    const own = await vouch({ battle: 'battle', request: { id: 'own', revision: 0, request: { order } } });
    Object.assign(game, { user: game.users.get('gm') });
    expect(await ask('request', own)).toEqual({ ok: true, revision: 1 });
    expect(processorTime() - began).toBeLessThan(LONG);
    expect(field.kept.record).toHaveLength(1);
    for (const told of await Promise.all(attacks)) expect(told).toHaveProperty('refusal');
  });
});

const FILES: Readonly<Record<string, (text: string) => unknown>> = {
  battle: (text) => readBattleFile(text, GAMES),
  scenario: (text) => readScenarioFile(text, GAMES),
  army: (text) => readArmyFile(text, armyGamesOf(GAMES)),
  campaign: (text) => readCampaignFile(text, { worldOf: campaignWorld, readScenario: scenarioOfAGame }),
  'house tables': (text) => readTablesFile(text, ccNapoleon),
};

describe('a file', () => {
  test.each([...SIZES, 20_000_000])('of %i letters that is none is refused soon', (size) => {
    for (const [kind, make] of Object.entries(TEXTS)) {
      const text = make(size);
      for (const [name, open] of Object.entries(FILES)) {
        const began = processorTime();
        expect(() => open(text), `${name}: ${kind}`).toThrow(
          /file: (is too large|nested too deeply|is not valid JSON|expected a mapping)/,
        );
        expect(processorTime() - began, `${name}: ${kind}`).toBeLessThan(LONG);
      }
      expect(() => fileFaults(text, ['file: is too large'])).not.toThrow();
    }
  });

  test('with keys is refused in the same way', async () => {
    makeWorld();
    for (const size of SIZES) {
      for (const make of Object.values(TEXTS))
        await expect(worldKeys.readIn(make(size))).rejects.toThrow('file: ');
    }
  });

  test('that is as large as it may be and has nothing in its place names little of it', () => {
    const record = `[${'[1,2,3],'.repeat(1_000_000)}[]]`;
    const text = `{"format":"pas-de-charge/battle","title":${record},"save":{"ruleset":"squares"}}`;
    const began = processorTime();
    expect(() => readBattleFile(text, GAMES)).toThrow(
      'title: expected text, got something that can not be shown',
    );
    expect(processorTime() - began).toBeLessThan(2 * LONG);
  });
});

test('armies that a user writes into the own document without end are listed up to a number', () => {
  let name: unknown = [];
  for (let depth = 0; depth < 100_000; depth += 1) name = [name];
  const own = armyGamesOf(GAMES)[0];
  if (!own) throw new Error('no game has armies');
  const armies = new Array(1_000_000).fill({ ruleset: own.rules.id, name, nation: name, counts: name });
  const began = processorTime();
  expect(listedArmies(armies, own)).toHaveLength(200);
  expect(processorTime() - began).toBeLessThan(LONG);
});

test('a card in chat that is too large is none', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const size of SIZES.slice(1)) {
    for (const make of Object.values(TEXTS)) {
      const text = make(size);
      watchReading();
      expect([readCard(text), readChapter(text)]).toEqual([null, null]);
      expect(read).toBe(0);
      vi.restoreAllMocks();
      vi.spyOn(console, 'warn').mockReturnValue();
    }
  }
});
