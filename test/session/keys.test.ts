// Who can read what not everyone may know: by keys that each browser makes, and that GMs share.
import { x25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { BattleStore } from '../../src/foundry/session/battle-store';
import {
  hiddenText,
  newSecret,
  publicOf,
  sharedSecret,
  shownText,
} from '../../src/foundry/session/keys/cipher';
import { shareKeys } from '../../src/foundry/session/keys/key-sharing';
import { digest, readByMasters } from '../../src/foundry/session/keys/record-script';
import { worldKeys } from '../../src/foundry/session/keys/world-keys';
import { leavesOf, newSave, type Save, viewOf, volumeOf } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const fresh = newSave(ccNapoleon, deploy(ccNapoleon, scenario));

const GAMES = [{ rules: ccNapoleon, scenarios: [] }];

/** A battle whose hands have been dealt. */
async function begun() {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.open('battle');
  await host.project('battle');
  return { ...field, field, host, save: field.kept };
}

/** Puts another user before this browser; one who is new in it has no keys yet. */
function sit(id: string, own?: string): void {
  const user = game.users.get(id);
  Object.assign(game, { user });
  if (own === undefined) return;
  const all = JSON.parse(String(game.settings.get('pas-de-charge', 'ownKeys')));
  void game.settings.set('pas-de-charge', 'ownKeys', JSON.stringify({ ...all, [id]: { own } }));
}

/** Writes what is public of a browser's key where its user would. */
function publish(id: string, ...keys: unknown[]): void {
  const user = game.users.get(id);
  Object.assign(user ?? {}, { getFlag: () => keys });
}

const handSeen = (side: 'south' | 'north') =>
  new BattleStore(GAMES).find('battle')?.state.cards?.hands[side] ?? [];

const flagsIn = ({ pages }: Pick<ReturnType<typeof fieldOf>, 'pages'>) =>
  pages.contents.map(({ flags }) => Object(Object(flags)['pas-de-charge']));

const play = (save: Save, card: string) => ({
  battle: 'battle',
  request: {
    id: 'play',
    revision: save.revision,
    request: { order: { type: 'play', side: 'south', card } },
  },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a hidden text', () => {
  const [secret, other] = ['a'.repeat(64), 'b'.repeat(64)];

  test('is as long as any other that fits, and can be read by whoever has the secret', () => {
    const texts = ['', 'rally', 'Où est Grouchy ?', 'x'.repeat(40)].map((text) =>
      hiddenText(secret, text, 'here', 40),
    );
    expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
    expect(shownText(secret, texts[2] ?? '', 'here')).toBe('Où est Grouchy ?');
  });

  test('can’t be read by another secret, in another place, cut off or changed', () => {
    const text = hiddenText(secret, 'bombard', 'here', 40);
    expect(() => shownText(other, text, 'here')).toThrow();
    expect(() => shownText(secret, text, 'there')).toThrow();
    expect(() => shownText(secret, text.slice(0, -8), 'here')).toThrow();
    expect(() => shownText(secret, text.slice(0, 8), 'here')).toThrow();
    expect(() => shownText(secret, `A${text.slice(1)}`, 'here')).toThrow();
  });
});

test('two agree on a secret as they would by the library’s own entry', () => {
  for (const digit of ['1', '7', 'c']) {
    const [one, other] = [digit.repeat(64), newSecret()];
    expect(publicOf(other)).toBe(bytesToHex(x25519.getPublicKey(hexToBytes(other))));
    expect(sharedSecret(one, publicOf(other))).toBe(sharedSecret(other, publicOf(one)));
  }
});

describe('a hand', () => {
  test('is read by whoever commands the side, and by nobody else but the GM', async () => {
    const { save } = await begun();
    const { south, north } = save.state.cards?.hands ?? { south: [], north: [] };
    expect([handSeen('south'), handSeen('north')]).toEqual([south.map(() => '?'), north.map(() => '?')]);
    sit('allied');
    expect([handSeen('south'), handSeen('north')]).toEqual([south, north.map(() => '?')]);
    sit('french');
    expect([handSeen('south'), handSeen('north')]).toEqual([south.map(() => '?'), north]);
  });

  test('comes to another browser of its player as soon as a GM is there, and nothing is written anew', async () => {
    const { field, save } = await begun();
    sit('allied', '5'.repeat(64));
    expect(handSeen('south')).not.toEqual(save.state.cards?.hands.south);
    publish('allied', publicOf('5'.repeat(64)), publicOf('3'.repeat(64)));
    const pages = JSON.stringify(flagsIn(field));
    sit('gm');
    await shareKeys();
    expect(JSON.stringify(flagsIn(field))).toBe(pages);
    for (const own of ['5', '3']) {
      sit('allied', own.repeat(64));
      expect(handSeen('south')).toEqual(save.state.cards?.hands.south);
    }
  });

  test('is not the other side’s to read, whatever that writes into its own user', async () => {
    const { save } = await begun();
    const allied = publicOf('3'.repeat(64));
    publish('french', allied, '0'.repeat(64), 'no key', { length: 9 }, publicOf('4'.repeat(64)));
    await shareKeys();
    sit('french');
    expect(handSeen('south')).toEqual(save.state.cards?.hands.south.map(() => '?'));
    expect(handSeen('north')).toEqual(save.state.cards?.hands.north);
  });

  test('goes with the side: whoever had it before reads it no more', async () => {
    const { combat, host, save } = await begun();
    Object.assign(combat.system, { seats: { south: 'french', north: 'french' } });
    await host.project('battle');
    sit('french');
    expect(handSeen('south')).toEqual(save.state.cards?.hands.south);
    sit('allied');
    Object.assign(combat.system, { seats: { south: 'allied', north: 'french' } });
    expect(handSeen('south')).toEqual(save.state.cards?.hands.south.map(() => '?'));
  });
});

describe('the record', () => {
  test('is read by another GM once he has been given the key, and by no player', async () => {
    const { field } = await begun();
    sit('allied');
    expect(() => field.kept).toThrow(/is locked with the key [0-9a-f]{16}/);
    Object.assign(game.users.get('french') ?? {}, { isGM: true });
    sit('french');
    expect(() => field.kept).toThrow(/load the key or redeal the hidden cards/);
    sit('gm');
    await shareKeys();
    sit('french');
    await shareKeys();
    expect(field.kept.state.cards?.hands.south).toHaveLength(4);
  });

  test('is read again where the saved key is read in', async () => {
    const { field } = await begun();
    const { text } = worldKeys.file();
    sit('gm', '6'.repeat(64));
    expect(() => field.kept).toThrow(/locked/);
    await expect(worldKeys.readIn('{"format":"pas-de-charge/keys","keys":["x"]}')).rejects.toThrow(
      /keys: expected keys of 64 characters.*\n.*remedy/,
    );
    expect(await worldKeys.readIn(text)).toBe(1);
    expect(field.kept.state.cards?.hands.south).toHaveLength(4);
    expect(await worldKeys.readIn(text)).toBe(0);
  });

  test.each([
    ['swapped with another', (lines: string[]) => lines.reverse()],
    ['cut off', (lines: string[]) => lines.map((line) => line.slice(0, -12))],
    ['put under a seal of its own', (lines: string[]) => lines.map((line) => `z${line.slice(1)}`)],
  ])('with a line %s is refused, names the line, and nothing is written', async (_, change) => {
    const { field, host, save } = await begun();
    await host.answer(play(save, save.state.cards?.hands.south[0] ?? ''), 'gm');
    const page = flagsIn(field).find(({ page }) => page === 'lines');
    const lines: string[] = Object.values(page.lines);
    Object.assign(page.lines, change([...lines]));
    const before = field.writes.length;
    expect(() => field.kept).toThrow(/line 1: has been altered/);
    await field.client().project('battle');
    expect(field.writes.length).toBe(before);
  });

  test('whose key is lost goes on with other cards, and everything on the board as it was', async () => {
    const { field, save, combat } = await begun();
    sit('gm', '6'.repeat(64));
    const host = field.client();
    expect(await host.answer(play(save, 'rally'), 'gm')).toMatchObject({ ok: false });
    const before = JSON.stringify(combat.system.position);
    await host.dealAgain('battle');
    await host.project('battle');
    expect(JSON.stringify(combat.system.position)).toBe(before);
    const { state, revision } = field.kept;
    expect(revision).toBe(save.revision + 1);
    const cards = Object.values(state.cards?.hands ?? {}).flat();
    expect(cards).toHaveLength(8);
    expect(cards).not.toContain('?');
    const again = play(field.kept, state.cards?.hands.south[0] ?? '');
    expect(await host.answer(again, 'gm')).toMatchObject({ ok: true });
    // What can be read is not dealt anew.
    await expect(host.dealAgain('battle')).rejects.toThrow(/is not locked/);
  });
});

describe('a battle that an earlier version has written for everyone to read', () => {
  /** The same battle as earlier versions have written it: a volume, or on one page. */
  async function plain(format: 'volume' | 'single page') {
    const battle = await begun();
    const { field, save } = battle;
    const script = { digest, write: (text: string) => text, read: (text: string) => text };
    const { opening, additions } = volumeOf(save, script);
    const volume = digest(opening);
    const flags: object[] =
      format === 'volume'
        ? [
            { page: 'record', volume },
            { page: 'beginning', volume, opening },
            { page: 'lines', volume, from: 0, lines: { ...additions } },
            { page: 'position', position: leavesOf(save.state), at: 'old', sum: 'old' },
          ]
        : [{ page: 'record', save: JSON.stringify(save) }];
    const { south, north } = viewOf(ccNapoleon, save).state.cards?.hands ?? { south: [], north: [] };
    flags.push({ page: 'south', hand: JSON.stringify({ cards: south, answers: [] }) });
    flags.push({ page: 'north', hand: JSON.stringify({ cards: north, answers: [] }) });
    field.pages.contents.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...flags.map((each, index) => ({
        id: `old-${index}`,
        ...('hand' in each && { text: { content: '<ul><li>Bombard</li></ul>' } }),
        flags: { 'pas-de-charge': each },
      })),
    );
    return battle;
  }

  const cardsIn = (save: Save) => [...new Set(Object.values(save.state.cards?.hands ?? {}).flat())];

  test.each(['volume', 'single page'] as const)(
    'kept as a %s is brought over, and nobody finds a card in it',
    async (format) => {
      const { field, save } = await plain(format);
      expect(cardsIn(save).some((card) => JSON.stringify(field.pages.contents).includes(card))).toBe(true);
      await field.client().project('battle');
      expect(field.kept).toEqual(save);
      const text = JSON.stringify(field.pages.contents);
      for (const card of [...cardsIn(save), 'Bombard']) expect(text).not.toContain(card);
      // What it was is kept, for those who have the key.
      const backups = flagsIn(field).filter(({ page }) => page === 'backup');
      expect(backups.length).toBeGreaterThan(0);
      for (const { save: hidden } of backups)
        expect(() => JSON.parse(readByMasters(hidden, 'backup'))).not.toThrow();
      expect(
        await field.client().answer(play(save, save.state.cards?.hands.south[0] ?? ''), 'gm'),
      ).toMatchObject({ ok: true });
    },
  );

  test.each(['volume', 'single page'] as const)(
    'kept as a %s is whole wherever the client is lost while it is brought over',
    async (format) => {
      const whole = await plain(format);
      const before = whole.field.writes.length;
      await whole.field.client().project('battle');
      const steps = whole.field.writes.length - before;
      expect(steps).toBeGreaterThan(2);
      for (let lost = 1; lost <= steps; lost += 1) {
        const { field, save } = await plain(format);
        const gone = field.fallsAfter(lost);
        void field.client().project('battle');
        await gone;
        await field.rises();
        expect(field.kept).toEqual(save);
        await field.client().project('battle');
        expect(field.kept).toEqual(save);
        const text = JSON.stringify(field.pages.contents);
        for (const card of cardsIn(save)) expect(text).not.toContain(card);
      }
    },
  );
});
