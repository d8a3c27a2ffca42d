// A GM who watches officers play against each other.
import { expect, test, vi } from 'vitest';
import { Watch } from '../../src/foundry/applications/panel/watch';
import type { BattleControl, UserBattle } from '../../src/foundry/battle';

const pause = vi.fn(async () => undefined);
const control = { pause } as unknown as BattleControl;

const watched = (more: object): UserBattle =>
  ({
    id: 'b',
    state: { winner: null },
    officers: { south: 'captain', north: 'recruit' },
    question: null,
    isPaused: false,
    ...more,
  }) as unknown as UserBattle;

test('a battle in which one officer asks the other is paused after the answer, and once', async () => {
  const watch = new Watch();
  await watch.press('pause', watched({ question: { side: 'north' } }), control);
  watch.follow(watched({ question: { side: 'south' } }), control);
  expect(pause).not.toHaveBeenCalled();
  watch.follow(watched({ id: 'another' }), control);
  expect(pause).not.toHaveBeenCalled();
  watch.follow(watched({}), control);
  expect(pause).toHaveBeenCalledExactlyOnceWith('b');
  watch.follow(watched({ isPaused: true }), control);
  // The GM resumes it.
  watch.follow(watched({}), control);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a battle that is over, or given to a player, is not paused any more', async () => {
  pause.mockClear();
  for (const more of [{ state: { winner: 'south' } }, { officers: { south: 'captain' } }]) {
    const watch = new Watch();
    await watch.press('pause', watched({ question: { side: 'north' } }), control);
    watch.follow(watched(more), control);
    watch.follow(watched({}), control);
  }
  expect(pause).not.toHaveBeenCalled();
});
