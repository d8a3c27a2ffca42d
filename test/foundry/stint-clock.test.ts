import { describe, expect, test } from 'vitest';
import {
  minutesText,
  readSpent,
  type SpentTime,
  StintClock,
} from '../../src/foundry/applications/panel/stint-clock';

const FIRST = { id: '1', seconds: 180 };
const SECOND = { id: '2', seconds: 180 };

/** A clock and the time by which it goes. */
function clockAt(kept: SpentTime | null = null) {
  const time = { seconds: 1000 };
  return { clock: new StintClock(() => time.seconds * 1000, kept), time };
}

describe('the clock of a stint', () => {
  test('counts down while it runs, and never below nothing', () => {
    const { clock, time } = clockAt();
    expect(clock.left).toBeNull();
    clock.follow('b', FIRST, true);
    expect(clock.left).toBe(180);
    time.seconds += 61;
    expect(clock.left).toBe(119);
    time.seconds += 500;
    expect(clock.left).toBe(0);
  });

  test('goes on through whatever happens in its stint, and stands while it does not run', () => {
    const { clock, time } = clockAt();
    clock.follow('b', FIRST, true);
    time.seconds += 10;
    clock.follow('b', FIRST, true);
    time.seconds += 10;
    clock.follow('b', FIRST, false);
    expect(clock.runs).toBe(false);
    time.seconds += 100;
    expect(clock.left).toBe(160);
    clock.follow('b', FIRST, true);
    time.seconds += 10;
    expect(clock.left).toBe(150);
  });

  test('begins anew with each stint, and in another battle', () => {
    const { clock, time } = clockAt();
    clock.follow('b', FIRST, true);
    time.seconds += 100;
    clock.follow('b', SECOND, true);
    expect(clock.left).toBe(180);
    time.seconds += 100;
    clock.follow('other', SECOND, true);
    expect(clock.left).toBe(180);
    time.seconds += 1;
    clock.follow('other', undefined, true);
    expect(clock.left).toBeNull();
    expect(clock.runs).toBe(false);
  });

  test('goes on from what was kept when the window is loaded again, and the time between does not count', () => {
    const before = clockAt();
    before.clock.follow('b', FIRST, true);
    before.time.seconds += 30;
    const kept = readSpent(JSON.stringify(before.clock.spent));
    const { clock, time } = clockAt(kept);
    time.seconds += 5;
    clock.follow('b', FIRST, true);
    expect(clock.left).toBe(150);
    const another = clockAt(kept);
    another.clock.follow('b', SECOND, true);
    expect(another.clock.left).toBe(180);
  });

  test('takes nothing else for what was kept', () => {
    for (const text of [
      null,
      '',
      'null',
      '[]',
      '{"of":1,"milliseconds":1}',
      '{"of":"b 1","milliseconds":-1}',
    ])
      expect(readSpent(text)).toBeNull();
    expect(readSpent('{"of":"b 1","milliseconds":7}')).toEqual({ of: 'b 1', milliseconds: 7 });
  });

  test('shows minutes and seconds', () => {
    expect([180, 61, 9, 0].map(minutesText)).toEqual(['3:00', '1:01', '0:09', '0:00']);
  });
});
