// Trial battles: a series that is stopped and goes on, its results in words, and the store of this world.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy, type State } from '../../src/core';
import { trialsLine } from '../../src/foundry/applications/trial-figures';
import { SERIES, TrialSeries } from '../../src/foundry/applications/trials/trial-series';
import { trialsContext } from '../../src/foundry/applications/trials/trials-context';
import type { TrialGround } from '../../src/foundry/battle/scenario-trials';
import { keepTrials, trialKey, trialsKept } from '../../src/foundry/documents/trials-setting';
import { battlesIn, NO_TRIALS, type Trials, together, trialOf } from '../../src/match';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ENGLISH } from './english';

const TEXTS = {
  localize: (key: string, blanks: Readonly<Record<string, string>> = {}) => ENGLISH.format(key, blanks),
  has: ENGLISH.has,
};

vi.stubGlobal('game', { i18n: ENGLISH });

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const start = deploy(ccNapoleon, scenario);
const wonBy = (winner: State['winner']): State => ({ ...start, winner });
const trial = { rules: ccNapoleon, start, level: 'recruit' } as const;

/** Battles that end when the test says so. */
function byHand() {
  const waiting: { end: (state: State) => void; fail: (error: Error) => void; seed: number }[] = [];
  const stop = vi.fn();
  const fight: TrialGround['fight'] = ({ seed }) => ({
    choice: new Promise((resolve, reject) => {
      waiting.push({ end: (end) => resolve({ end }), fail: reject, seed });
    }),
    stop,
  });
  return { waiting, stop, fight };
}

function seriesBy(ground: TrialGround, known?: Trials) {
  const kept: Trials[] = [];
  const onChange = vi.fn();
  const series = new TrialSeries(ground, trial, known, {
    keep: async (fresh) => void kept.push(fresh),
    onChange,
  });
  return { series, kept, onChange };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a series of trial battles', () => {
  test('plays a hundred battles one after the other, and stores their results as they come', async () => {
    const fight: TrialGround['fight'] = () => ({
      choice: Promise.resolve({ end: wonBy('south') }),
      stop: () => undefined,
    });
    const { series, kept } = seriesBy({ fight });
    series.play();
    await vi.waitFor(() => expect(series.left).toBe(0));
    await settled();
    expect(battlesIn(series.trials)).toBe(SERIES);
    expect(kept.length).toBeGreaterThan(5);
    expect(battlesIn(kept.reduce(together, NO_TRIALS))).toBe(SERIES);
  });

  test('stops at once, stores what was played, and goes on from there when asked again', async () => {
    const { waiting, stop, fight } = byHand();
    const { series, kept, onChange } = seriesBy({ fight });
    series.play();
    series.play();
    expect(waiting).toHaveLength(1);
    waiting[0]?.end(wonBy('north'));
    await settled();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(waiting).toHaveLength(2);
    await series.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(series.left).toBe(0);
    expect(kept.map(battlesIn)).toEqual([1]);
    series.play();
    waiting[2]?.end(wonBy('south'));
    await settled();
    expect(series.trials.wins).toEqual({ south: 1, north: 1 });
    expect(new Set(waiting.map(({ seed }) => seed)).size).toBe(waiting.length);
  });

  test('goes on from the results of earlier series, and stores its own battles alone', async () => {
    const known = trialOf(ccNapoleon, start, wonBy('south'));
    const { waiting, fight } = byHand();
    const { series, kept } = seriesBy({ fight }, known);
    series.play();
    waiting[0]?.end(wonBy('south'));
    await settled();
    await series.stop();
    expect(battlesIn(series.trials)).toBe(2);
    expect(kept.map(battlesIn)).toEqual([1]);
  });

  test('ends with the fault of an officer, and keeps the battles before', async () => {
    const { waiting, fight } = byHand();
    const { series, kept, onChange } = seriesBy({ fight });
    series.play();
    waiting[0]?.end(wonBy('south'));
    await settled();
    const fault = new Error('a dead end');
    waiting[1]?.fail(fault);
    await settled();
    expect(series.left).toBe(0);
    expect(onChange).toHaveBeenLastCalledWith(fault);
    expect(kept.map(battlesIn)).toEqual([1]);
  });
});

describe('the results in words', () => {
  const trials: Trials = {
    wins: { south: 42, north: 58 },
    draws: 0,
    unfinished: 0,
    turns: 1120,
    unitsLost: { south: 310, north: 250 },
    strengthLost: { south: 1400, north: 1300 },
  };
  const names = { south: 'Allies', north: 'French' };

  test('are a line with the interval and the officers', () => {
    expect(trialsLine(trials, names, 'recruit', TEXTS.localize)).toBe(
      'French 58 % (48 to 67 %), 100 battles, Recruits',
    );
    expect(trialsLine(undefined, names, 'recruit', TEXTS.localize)).toBe('');
    expect(trialsLine(NO_TRIALS, names, 'recruit', TEXTS.localize)).toBe('');
  });

  test('are a table with lengths, losses and draws', () => {
    const shown = { scenario, level: 'captain', series: { trials, left: 30 }, fault: '' } as const;
    const context = trialsContext(shown, TEXTS);
    expect(context).toMatchObject({ isRunning: true, done: 70, progress: '70 of 100 battles played' });
    expect(context.sides.map(({ won, interval, units }) => [won, interval, units])).toEqual([
      ['42 (42 %)', '33 to 52 %', '3.1'],
      ['58 (58 %)', '48 to 67 %', '2.5'],
    ]);
    expect(context.others).toEqual(['Length: 11.2 turns on average.', 'No draws.']);
    const drawn = { ...trials, draws: 25, unfinished: 2 };
    const { others } = trialsContext({ ...shown, series: { trials: drawn, left: 0 } }, TEXTS);
    expect(others[1]).toBe('Draws: 25 (20 %, 14 to 28 %).');
    expect(others[2]).toContain('2. They count as draws.');
    const none = trialsContext({ ...shown, series: { trials: NO_TRIALS, left: 100 } }, TEXTS);
    expect(none).toMatchObject({ hasResults: false, sides: [], others: [] });
  });
});

describe('the store of this world', () => {
  let text = '';
  const key = trialKey(ccNapoleon, start, 'recruit');
  const one = trialOf(ccNapoleon, start, wonBy('south'));

  beforeEach(() => {
    text = '';
    vi.stubGlobal('game', {
      settings: {
        get: () => text,
        set: async (_module: string, _key: string, value: string) => (text = value),
      },
    });
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  test('adds the results of one beginning, and begins anew with any change of it', async () => {
    await keepTrials(key, one);
    await keepTrials(key, one);
    expect(battlesIn(trialsKept(key) ?? NO_TRIALS)).toBe(2);
    const changed = { ...start, options: { ...start.options, commandCards: false } };
    for (const other of [
      trialKey(ccNapoleon, changed, 'recruit'),
      trialKey(ccNapoleon, { ...start, tables: { dice: [] } } as never, 'recruit'),
      trialKey(ccNapoleon, start, 'captain'),
      trialKey({ ...ccNapoleon, version: '0' } as never, start, 'recruit'),
    ]) {
      expect(other).not.toBe(key);
      expect(trialsKept(other)).toBeUndefined();
    }
  });

  test('drops results that were edited by hand, and keeps all others', async () => {
    await keepTrials(key, one);
    await keepTrials('other', one);
    text = JSON.stringify({ ...JSON.parse(text), [key]: { ...one, wins: { south: -3, north: 0 } } });
    expect(trialsKept(key)).toBeUndefined();
    expect(trialsKept('other')).toEqual(one);
    await keepTrials(key, one);
    expect(trialsKept(key)).toEqual(one);
    expect(trialsKept('other')).toEqual(one);
  });

  test.each(['{', 'null', '[]', '7', `"${'x'.repeat(10_000_000)}"`, '['.repeat(100_000)])(
    'is empty if it cannot be read, and can be written again (%#)',
    async (broken) => {
      text = broken;
      expect(trialsKept(key)).toBeUndefined();
      expect(trialsKept('constructor')).toBeUndefined();
      await keepTrials(key, one);
      expect(trialsKept(key)).toEqual(one);
    },
  );

  test('stays small: the oldest scenarios make room', async () => {
    for (let number = 0; number < 130; number += 1) await keepTrials(`scenario-${number}`, one);
    expect(trialsKept('scenario-0')).toBeUndefined();
    expect(trialsKept('scenario-129')).toEqual(one);
    expect(text.length).toBeLessThan(40_000);
  });
});
