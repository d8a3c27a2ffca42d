// What is locked is put elsewhere, cut off, or changed, and keys are forged: nobody reads more by it, and nothing is lost.
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy, seededStream, UnusableData } from '../../src/core';
import { BattleStore } from '../../src/foundry/session/battle-store';
import { newSecret, publicOf } from '../../src/foundry/session/keys/cipher';
import { shareKeys } from '../../src/foundry/session/keys/key-sharing';
import { newSave } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from '../session/field';
import { SEED, TIMES, type Try, tryAll } from './tries';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
if (!scenario) throw new Error('the small scenario is gone');
const fresh = newSave(ccNapoleon, deploy(ccNapoleon, scenario));
const stream = seededStream(SEED);

type Flags = Record<string, unknown>;

async function begun() {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.open('battle');
  await host.project('battle');
  return { field, save: field.kept };
}

const sit = (id: string): void => void Object.assign(game, { user: game.users.get(id) });

/** What a user sees of both hands. */
function handsOf(user: string): readonly (readonly string[])[] {
  sit(user);
  const cards = new BattleStore([{ rules: ccNapoleon, scenarios: [] }]).find('battle')?.state.cards;
  sit('gm');
  return [cards?.hands.south ?? [], cards?.hands.north ?? []];
}

const flagsOf = (page: object): Flags =>
  Object(Reflect.get(Object(Reflect.get(page, 'flags')), 'pas-de-charge'));

/** Every place of the papers where something is locked. */
function lockedIn(
  field: ReturnType<typeof fieldOf>,
): readonly { readonly holder: Flags; readonly key: string }[] {
  return field.pages.contents.flatMap((page) => {
    const flags = flagsOf(page);
    const own = ['opening', 'hand', 'hidden'].flatMap((key) =>
      typeof flags[key] === 'string' ? [{ holder: flags, key }] : [],
    );
    const lines = Object(flags.lines) as Flags;
    return [...own, ...Object.keys(lines).map((key) => ({ holder: lines, key }))];
  });
}

const CHANGES: readonly (readonly [string, (text: string, other: string) => string])[] = [
  ['is swapped with another', (_, other) => other],
  ['is cut off', (text) => text.slice(0, 1 + stream.below(text.length - 1))],
  ['has a letter changed', (text) => changed(text, stream.below(text.length))],
  ['is nothing', () => ''],
  ['is nonsense', () => '~nobody.7'],
];

const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** Whether a battle is read as it was, or refused by the place where it is wrong. */
function fault(field: ReturnType<typeof fieldOf>, save: object): string | undefined {
  try {
    const now = JSON.stringify(field.kept);
    return now === JSON.stringify(save) ? undefined : 'is another battle now';
  } catch (error) {
    return error instanceof UnusableData ? undefined : `no place in ${String(error)}`;
  }
}

async function* textsChanged(): AsyncGenerator<Try> {
  for (let count = 0; count < 12 * TIMES; count += 1) {
    const { field, save } = await begun();
    const places = lockedIn(field);
    const one = places[stream.below(places.length)];
    const other = places[stream.below(places.length)];
    const [name, change] = CHANGES[count % CHANGES.length] ?? CHANGES[0] ?? ['', () => ''];
    if (!one || !other) throw new Error('nothing is locked');
    yield [
      `${one.key} ${name}`,
      () => {
        one.holder[one.key] = change(String(one.holder[one.key]), String(other.holder[other.key]));
        const [south, north] = [handsOf('allied'), handsOf('french')];
        if (south[1]?.some((card) => card !== '?')) return 'the south reads the hand of the north';
        if (north[0]?.some((card) => card !== '?')) return 'the north reads the hand of the south';
        return fault(field, save);
      },
    ];
  }
}

async function* keysForged(): AsyncGenerator<Try> {
  const allied = publicOf('3'.repeat(64));
  const forged: readonly unknown[] = [
    allied,
    [allied],
    [allied, allied, publicOf('4'.repeat(64))],
    ['0'.repeat(64)],
    [`e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800`],
    ['f'.repeat(64), publicOf(newSecret())],
    { length: 3 },
    Array(5000).fill(publicOf('5'.repeat(64))),
    [null, 7, {}, '__proto__'],
  ];
  for (const keys of forged) {
    const { save } = await begun();
    yield [
      `keys ${JSON.stringify(keys).slice(0, 40)}`,
      async () => {
        Object.assign(game.users.get('french') ?? {}, { getFlag: () => keys });
        await shareKeys();
        const [south, north] = [handsOf('allied'), handsOf('french')];
        if (north[0]?.some((card) => card !== '?')) return 'the north reads the hand of the south';
        if (JSON.stringify(south[0]) !== JSON.stringify(save.state.cards?.hands.south))
          return 'the south has lost its hand';
        return String(game.settings.get('pas-de-charge', 'ring')).length < 5000
          ? undefined
          : 'the ring is flooded';
      },
    ];
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('what is locked is read where it was written, as it was written, by whom it was written for, or not at all', async () => {
  await tryAll('locked texts', 'changed or put elsewhere', textsChanged());
  expect(console.error).not.toHaveBeenCalled();
});

test('whoever forges keys gets no hand by it, and takes none away', async () => {
  await tryAll('locked texts', 'forged keys', keysForged());
});
