// The batches for the module Quench, run on the table by a stand-in for it.
import { expect, test } from 'vitest';
import { useField } from './use-field';

const field = useField();

/** Registers the batches with a stand-in for Quench, runs them, and answers with every test and its fault, if any. */
const runBatches = () =>
  field.seats.gm.page.evaluate(async () => {
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
    const kit = {
      assert,
      describe: (_title: string, body: () => void) => body(),
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
    for (const [title, body] of [...steps, ...last]) {
      try {
        await body();
        results.push([title, '']);
      } catch (error) {
        results.push([title, String(error)]);
      }
    }
    return { keys, results };
  });

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
  const { keys, results } = await runBatches();
  expect(keys).toEqual(
    expect.arrayContaining(['pas-de-charge.documents', 'pas-de-charge.battle.cc-napoleon']),
  );
  expect(results.filter(([, fault]) => fault !== '')).toEqual([]);
  expect(results.length).toBeGreaterThan(5);
  expect(await countsIn()).toEqual(before);
});
