import { beforeEach, expect, test, vi } from 'vitest';
import type { BattlePort } from '../../src/foundry/battle';
import { followMoments } from '../../src/foundry/chat/moment-card';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const BATTLE = 'battle';

/** The card of an action; `earlier`: the actions whose reports it includes. */
function card(number: number, earlier: readonly number[] = [], isFolded = false) {
  const data = {
    ...{ kind: 'order', order: 'move', turn: 1, side: 'south', lines: [], question: null, participants: {} },
    sides: { south: { name: 'British', nation: 'british' }, north: { name: 'French', nation: 'french' } },
    earlier: earlier.map((each) => ({ number: each, order: 'move', lines: [] })),
  };
  const cardReport = JSON.stringify(data);
  const system = { battle: BATTLE, version: 1, number, state: 'done', isFolded, cardReport };
  return { id: `m${number}`, type: 'pas-de-charge.order', author: { isGM: true }, system };
}

/** A message shown in a chat log that is longer than its frame. */
class Item {
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  };
  readonly scrollIntoView = vi.fn();

  constructor(readonly parentElement: object) {}
}

let shown: Readonly<Record<string, Item>> = {};
const log = { scrollHeight: 900, clientHeight: 300, scrollTo: vi.fn() };

beforeEach(() => {
  log.scrollTo.mockClear();
  const list = { scrollHeight: 900, clientHeight: 900, parentElement: log };
  shown = { m1: new Item(list), m2: new Item(list) };
  makeWorld({
    combats: collection({ id: BATTLE, type: 'pas-de-charge.battle', system: { version: 1 } }),
    messages: collection(card(0, [], true), card(1, [0]), card(2)),
  });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      const [, id] = /data-message-id="(.*)"/.exec(selector) ?? [];
      if (id !== undefined) return shown[id] ? [shown[id]] : [];
      return Object.values(shown).filter(({ classes }) => classes.has(selector.slice(1)));
    },
  });
});

const marked = () => Object.keys(shown).filter((id) => (shown[id]?.classes.size ?? 0) > 0);

test('chat scrolls to the card of the viewed moment, or to the one that includes it, and back to its end', () => {
  let tell = (): void => undefined;
  const port = {
    current: { id: BATTLE, asItWas: { at: 3 } } as object,
    onChange(listener: () => void): void {
      tell = listener;
    },
  };
  followMoments(port as never as BattlePort);
  const view = (at: number | undefined) => {
    port.current = { id: BATTLE, ...(at !== undefined && { asItWas: { at } }) };
    tell();
    return [marked(), shown.m1?.scrollIntoView.mock.calls.length, shown.m2?.scrollIntoView.mock.calls.length];
  };
  expect(view(undefined)).toEqual([[], 0, 0]);
  expect(view(3)).toEqual([['m2'], 0, 1]);
  // The first action is told on the card of the second.
  expect(view(1)).toEqual([['m1'], 1, 1]);
  // Another change of the battle leaves the reader alone, and no card told of the beginning.
  expect(view(1)).toEqual([['m1'], 1, 1]);
  expect(view(0)).toEqual([[], 1, 1]);
  expect(log.scrollTo).not.toHaveBeenCalled();
  expect(view(undefined)).toEqual([[], 1, 1]);
  expect(log.scrollTo.mock.calls).toEqual([[{ top: 900 }]]);
});
