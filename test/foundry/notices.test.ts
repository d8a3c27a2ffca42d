// A window in the background calls its user, once for each call, and never while it is in front.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserBattle } from '../../src/foundry/battle';
import { callIn } from '../../src/foundry/battle/calls';
import { registerNotices } from '../../src/foundry/documents/notice-settings';
import { watchCalls } from '../../src/foundry/notices';
import { asking, DUEL, position, seenBy } from '../canvas/battle';
import { ENGLISH } from './english';

const start = position(DUEL);
const mine = seenBy(['south'], start);
const theirs = seenBy(['north'], start);

describe('a battle calls', () => {
  test('the side whose turn it is, the side that is asked, and nobody else', () => {
    expect(callIn(mine)).toMatchObject({ battle: 'battle', kind: 'turn' });
    expect(callIn(theirs)).toBeUndefined();
    expect(callIn(asking(mine, 'x', 'choice', ['stay', 'evade']))).toBeUndefined();
    expect(callIn(asking(theirs, 'x', 'choice', ['stay', 'evade']))).toMatchObject({ kind: 'question' });
  });

  test('the side that is to agree to an undo, and not the one that proposes it', () => {
    const proposal = { by: 'south', undoTo: 0 } as const;
    expect(callIn({ ...theirs, proposal })).toMatchObject({ kind: 'question' });
    expect(callIn({ ...seenBy(['south', 'north'], start), proposal })).toMatchObject({ kind: 'turn' });
  });

  test('nobody while it is paused, over, a lesson, or while an answer waits for the GM', () => {
    const kept = { choose: 'stay' };
    const over = { ...mine, state: { ...start, winner: 'north' as const } };
    const all = [{ ...mine, isPaused: true }, over, { ...mine, lesson: 'first' }, { ...mine, kept }];
    expect(all.map(callIn)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('again for each question of an order, and for the same turn only once', () => {
    const asked = asking(theirs, 'x', 'choice', ['stay', 'evade']);
    const later: UserBattle = { ...asked, actions: asked.actions + 1 };
    expect(callIn(asked)?.key).not.toBe(callIn(later)?.key);
    expect(callIn(mine)?.key).toBe(callIn({ ...mine, revision: 9, actions: 3 })?.key);
  });
});

/** A window that shows battles, as far as the notices look at it. */
function openWindow(way: string, first = theirs) {
  const seen = { isHidden: false, hasFocus: true, sounds: 0, asked: 0, isActive: true };
  const notes: { title: string; body: string; isClosed: boolean; press(): void }[] = [];
  const icon = { href: 'foundry.ico', getAttribute: () => icon.href };
  const page = Object.assign(new EventTarget(), {
    title: 'Waterloo — Foundry',
    hasFocus: () => seen.hasFocus,
    head: { querySelectorAll: () => [icon] },
  });
  Object.defineProperty(page, 'hidden', { get: () => seen.isHidden });
  class Note extends EventTarget {
    static readonly permission = 'granted';
    static async requestPermission() {
      seen.asked += 1;
      return 'denied';
    }
    readonly #index: number;
    constructor(title: string, { body }: { readonly body: string }) {
      super();
      this.#index = notes.length;
      notes.push({ title, body, isClosed: false, press: () => this.dispatchEvent(new Event('click')) });
    }
    close() {
      Object.assign(notes[this.#index] ?? {}, { isClosed: true });
    }
  }
  const focus = vi.fn();
  vi.stubGlobal('document', page);
  const self = Object.assign(new EventTarget(), { Notification: Note, focus });
  vi.stubGlobal('window', self);
  vi.stubGlobal('Notification', Note);
  vi.stubGlobal('navigator', {
    userActivation: {
      hasBeenActive: true,
      get isActive() {
        return seen.isActive;
      },
    },
  });
  vi.stubGlobal('foundry', {
    audio: {
      AudioHelper: {
        play: async () => {
          seen.sounds += 1;
        },
      },
    },
  });
  const told: string[] = [];
  vi.stubGlobal('ui', { notifications: { warn: (text: string) => told.push(text) } });
  let changed = (): void => undefined;
  let battle = first;
  let setting = { onChange: (): void => undefined };
  const combat = { id: 'battle', type: 'pas-de-charge.battle', scene: { name: 'Ligny' } };
  vi.stubGlobal('game', {
    i18n: ENGLISH,
    combats: { contents: [combat], get: () => combat },
    settings: {
      get: () => way,
      register: (_: string, __: string, given: typeof setting) => {
        setting = given;
      },
    },
  });
  let ready = (): void => undefined;
  vi.stubGlobal('Hooks', {
    once: (_: string, listener: () => void) => {
      ready = listener;
    },
  });
  registerNotices();
  watchCalls({
    find: () => battle,
    onChange: (listener: () => void) => {
      changed = listener;
    },
  } as never);
  // Nobody is known before: a battle that changes then calls nobody.
  changed();
  ready();
  return {
    seen,
    notes,
    told,
    focus,
    page,
    icon,
    choose: () => setting.onChange(),
    become(now: UserBattle) {
      battle = now;
      changed();
    },
    turnTo() {
      Object.assign(seen, { isHidden: false, hasFocus: true });
      self.dispatchEvent(new Event('focus'));
    },
  };
}

describe('a window', () => {
  beforeEach(() => vi.unstubAllGlobals());

  test('in the background changes its title and icon, sounds and notifies, until it comes to the front', () => {
    const { seen, notes, page, icon, become, turnTo } = openWindow('browser');
    become(theirs);
    seen.hasFocus = false;
    become(mine);
    expect(page.title).toBe('(!) Your turn: Ligny');
    expect(icon.href).toMatch(/^data:image\/svg/);
    expect(seen.sounds).toBe(1);
    expect(notes).toMatchObject([{ body: 'Your turn: Ligny', isClosed: false }]);
    // Anything else that changes meanwhile is no second call.
    become({ ...mine, revision: 5 });
    expect([seen.sounds, notes.length]).toEqual([1, 1]);
    turnTo();
    expect([page.title, icon.href]).toEqual(['Waterloo — Foundry', 'foundry.ico']);
    expect(notes).toMatchObject([{ isClosed: true }]);
    // It has been seen: the window may go back.
    seen.isHidden = true;
    become({ ...mine, revision: 6 });
    expect([page.title, seen.sounds]).toEqual(['Waterloo — Foundry', 1]);
  });

  test('takes a call back when the turn passes, and calls again for a question', () => {
    const { seen, page, become } = openWindow('sound');
    become(theirs);
    seen.isHidden = true;
    become(mine);
    become(theirs);
    expect(page.title).toBe('Waterloo — Foundry');
    become(asking(theirs, 'x', 'choice', ['stay', 'evade']));
    expect(page.title).toBe('(!) A question for you: Ligny');
    expect(seen.sounds).toBe(2);
  });

  test('in front calls nobody, nor one that has just been opened', () => {
    const { seen, notes, page, become } = openWindow('browser', mine);
    seen.isHidden = true;
    become({ ...mine, revision: 2 });
    seen.isHidden = false;
    become(theirs);
    become(mine);
    expect([page.title, seen.sounds, notes.length]).toEqual(['Waterloo — Foundry', 0, 0]);
  });

  test.each([
    ['off', 'Waterloo — Foundry', 0],
    ['tab', '(!) Your turn: Ligny', 0],
    ['sound', '(!) Your turn: Ligny', 1],
  ])('calls no more than its user wants: %s', (way, title, sounds) => {
    const { seen, notes, page, become } = openWindow(way);
    become(theirs);
    seen.isHidden = true;
    become(mine);
    expect([page.title, seen.sounds, notes.length]).toEqual([title, sounds, 0]);
  });

  test('leaves a title alone that something else has set meanwhile', () => {
    const { seen, page, become, turnTo } = openWindow('tab');
    become(theirs);
    seen.isHidden = true;
    become(mine);
    page.title = 'Another scene';
    turnTo();
    expect(page.title).toBe('Another scene');
  });

  test('comes to the front when its notification is pressed', () => {
    const { seen, notes, focus, become } = openWindow('browser');
    become(theirs);
    seen.isHidden = true;
    become(mine);
    notes[0]?.press();
    expect([focus.mock.calls.length, notes[0]?.isClosed]).toEqual([1, true]);
  });

  test('asks for permission only after a click, and tells its user what to do if the browser refuses', async () => {
    const { seen, told, choose } = openWindow('browser');
    seen.isActive = false;
    choose();
    expect(seen.asked).toBe(0);
    seen.isActive = true;
    choose();
    await vi.waitFor(() => expect(told).toEqual([expect.stringContaining('blocks notifications')]));
    expect(seen.asked).toBe(1);
  });
});
