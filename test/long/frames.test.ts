// The page keeps its frames while a Marshal thinks in the worker, and while a large map is panned in both looks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOut, openAlone, panel, pause, playTurn } from '../browser/alone';
import { settled } from '../browser/field';
import { type Seat, startTable, type TestTable } from '../browser/harness';

/** The time in which frames are counted, in milliseconds. */
const LASTS = 15_000;

/** The frames before and after the card of an order in which it is carried out and drawn. */
const EDGE = 5;

/** The share of all gaps that a gap must be longer than to count as one of the longest. */
const RARE = 0.99;

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});

afterAll(() => table.close());

/**
 * The gaps between frames in milliseconds, while the panel shows a prompt, without those about the card of an order: an
 * order takes its time, no matter whose it is.
 */
const gapsWhile = ({ page }: Seat, prompt: string): Promise<number[]> =>
  page.evaluate(
    ({ wanted, lasts, edge }) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const began = performance.now();
        let [before, skipped] = [began, edge];
        const observer = new MutationObserver(() => {
          gaps.splice(-edge);
          skipped = edge;
        });
        const chat = document.querySelector('.chat-log');
        if (chat) observer.observe(chat, { childList: true });
        const isQuiet = (): boolean => {
          const shown = document.querySelector('#pdc-panel .pdc-panel-prompt')?.textContent ?? '';
          return skipped === 0 && shown.startsWith(wanted);
        };
        const frame = (now: number) => {
          if (isQuiet()) gaps.push(now - before);
          skipped = Math.max(0, skipped - 1);
          before = now;
          if (now - began < lasts) requestAnimationFrame(frame);
          else resolve(gaps);
        };
        requestAnimationFrame(frame);
      }),
    { wanted: prompt, lasts: LASTS, edge: EDGE },
  );

const at = (gaps: readonly number[], share: number): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * share)] ?? 0;

/** The frames of a second, from the gaps between them. */
const rate = (gaps: readonly number[]): number =>
  (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);

const inWords = (gaps: readonly number[]): string =>
  `${gaps.length} frames, ${rate(gaps).toFixed(0)} a second, half of them after ${at(gaps, 0.5).toFixed(1)} ms, 99 % within ${at(gaps, RARE).toFixed(1)} ms, the longest gap ${Math.max(...gaps).toFixed(1)} ms`;

test('the page keeps its frames while a Marshal thinks', async () => {
  const seat = await openAlone(table, 'Play against a Recruit');
  await layOut(seat, 'rolica-1808', 'officer:marshal');
  await panel(seat).getByText('Rolica').waitFor();
  await panel(seat).getByText('Play a command card').waitFor();
  await pause(seat, true);
  await playTurn(seat);
  await panel(seat).getByText('The French wait: the game is paused').waitFor();
  await settled(seat);
  const still = await gapsWhile(seat, 'The French wait');
  await pause(seat, false);
  const thinking = await gapsWhile(seat, 'The French are thinking');
  console.log(`paused: ${inWords(still)}\nthinking: ${inWords(thinking)}`);
  // In the page itself a decision would stop every frame for most of a second.
  expect(at(thinking, 0.5)).toBeLessThan(2 * at(still, 0.5));
  expect(seat.faults).toEqual([]);
});

/** The gaps between frames while the map is panned to and fro. */
const gapsPanning = ({ page }: Seat, lasts: number): Promise<number[]> =>
  page.evaluate(
    (time) =>
      new Promise<number[]>((resolve) => {
        const { canvas } = globalThis as unknown as {
          canvas: { stage: { pivot: { x: number; y: number } }; pan(to: { x: number; y: number }): void };
        };
        const { x, y } = canvas.stage.pivot;
        const gaps: number[] = [];
        const began = performance.now();
        let before = began;
        const frame = (now: number) => {
          gaps.push(now - before);
          before = now;
          const turn = (now - began) / 600;
          canvas.pan({ x: x + 300 * Math.sin(turn), y: y + 150 * Math.cos(turn) });
          if (now - began < time) requestAnimationFrame(frame);
          else resolve(gaps);
        };
        requestAnimationFrame(frame);
      }),
    lasts,
  );

test('the map of Waterloo pans as evenly with figures as with symbols', async () => {
  const seat = await openAlone(table, 'Play against a Recruit');
  await layOut(seat, 'ccn-waterloo-1815', 'officer:recruit');
  await panel(seat).getByText('Waterloo').waitFor();
  await pause(seat, true);
  const pieces = await seat.page.evaluate(() => {
    const { canvas } = globalThis as unknown as { canvas: { tokens: { placeables: readonly object[] } } };
    return canvas.tokens.placeables.length;
  });
  const rates: number[] = [];
  for (const look of ['symbols', 'figures']) {
    await seat.page.evaluate((chosen) => {
      const { game } = globalThis as unknown as {
        game: { settings: { set(scope: string, key: string, value: string): Promise<unknown> } };
      };
      return game.settings.set('pas-de-charge', 'pieceLook', chosen);
    }, look);
    await settled(seat);
    const gaps = await gapsPanning(seat, 8_000);
    console.log(`${pieces} pieces, ${look}: ${inWords(gaps)}`);
    rates.push(rate(gaps));
  }
  const [symbols = 0, figures = 0] = rates;
  expect(figures).toBeGreaterThan(0.7 * symbols);
  expect(seat.faults).toEqual([]);
});
