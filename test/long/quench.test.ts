// The batches for the module Quench, run on the table by a stand-in for it.
import { expect, test } from 'vitest';
import { untilReady } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField({ scenario: 'two-villages' });

/** How long Mocha lets a step take if nobody says otherwise, in milliseconds. */
const USUAL_LIMIT = 2000;

/**
 * Registers the batches with a stand-in for Quench, runs them, and answers with every test and its fault, if any. A
 * hasty run does as Mocha does when the time for `before` is up at once: it goes on to `after`.
 */
const runBatches = (isHasty = false) =>
  field.seats.gm.page.evaluate(async (hasty) => {
    type Body = () => Promise<void> | void;
    const fail = (message = '', ...values: unknown[]) => {
      throw new Error([message, ...values.map((value) => JSON.stringify(value))].join(' '));
    };
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    const assert = {
      ok: (value: unknown, message?: string) => value || fail(message),
      equal: (one: unknown, other: unknown, message?: string) => one === other || fail(message, one, other),
      deepEqual: (one: unknown, other: unknown, message?: string) =>
        same(one, other) || fail(message, one, other),
    };
    const results: [string, string][] = [];
    const steps: [string, Body][] = [];
    const last: [string, Body][] = [];
    const limits: number[] = [];
    const kit = {
      assert,
      describe(_title: string, body: (this: object) => void) {
        body.call({ timeout: (limit: number) => limits.push(limit) });
        steps.push(...last.splice(0));
      },
      it: (title: string, body: Body) => steps.push([title, body]),
      before: (body: Body) => steps.push(['before', body]),
      after: (body: Body) => last.push(['after', body]),
    };
    const keys: string[] = [];
    const quench = {
      registerBatch(key: string, register: (kit: object) => void) {
        keys.push(key);
        register(kit);
      },
    };
    const { Hooks } = globalThis as unknown as { Hooks: { callAll(hook: string, given: unknown): void } };
    Hooks.callAll('quenchReady', quench);
    const begun: unknown[] = [];
    const hurried = steps.filter(([title]) => title === 'before' || title === 'after');
    for (const [title, body] of hasty ? hurried : steps) {
      try {
        const done = body();
        if (hasty && title === 'before') begun.push(done);
        else await done;
        results.push([title, '']);
      } catch (error) {
        results.push([title, String(error)]);
      }
    }
    await Promise.allSettled(begun);
    return { keys, results, limits };
  }, isHasty);

/** How much there is in the world. */
const countsIn = () =>
  field.seats.gm.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: Record<'scenes' | 'combats' | 'actors' | 'journal', { size: number }>;
    };
    return [game.scenes, game.combats, game.actors, game.journal].map(({ size }) => size);
  });

test('the batches pass, and leave the world as it was', async () => {
  const before = await countsIn();
  const { keys, results, limits } = await runBatches();
  expect(limits.filter((limit) => limit > USUAL_LIMIT)).toHaveLength(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['pas-de-charge.facts', 'pas-de-charge.battle.cc-napoleon']));
  expect(results.filter(([, fault]) => fault !== '')).toEqual([]);
  expect(results.length).toBeGreaterThan(30);
  expect(await countsIn()).toEqual(before);
});

test('a batch that ran out of time while its battle was being set up leaves nothing behind either', async () => {
  const { page } = field.seats.gm;
  // The batches are registered once.
  await page.reload();
  await untilReady(page);
  const before = await countsIn();
  const { results } = await runBatches(true);
  expect(results.map(([title]) => title)).toContain('before');
  expect(results.filter(([, fault]) => fault !== '')).toEqual([]);
  expect(await countsIn()).toEqual(before);
});
