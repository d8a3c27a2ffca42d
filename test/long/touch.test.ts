// A battle by fingers alone, on a tablet: tap, drag and pinch.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCard, pressSpot, revisionIn, settled, stateIn, untilRevision } from '../browser/field';
import { dice, type Seat } from '../browser/harness';
import { pointOfPiece, pointOfSpace } from '../browser/on-map';
import { layOutSquares } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const field = useField({ looksFirst: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Puts fingers on a window, moves them in steps, and lifts them. */
type Touch = (from: readonly Point[], to?: readonly Point[]) => Promise<void>;

let touch: Touch;

const STEPS = 6;

beforeAll(async () => {
  const { page } = field.seats.allied;
  await page.setViewportSize({ width: 1024, height: 768 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  touch = async (from, to) => {
    for (const [index] of from.entries()) await send('touchStart', from.slice(0, index + 1));
    for (let step = 1; to && step <= STEPS; step += 1) {
      const part = step / STEPS;
      const between = ({ x, y }: Point, end: Point) => ({
        x: x + (end.x - x) * part,
        y: y + (end.y - y) * part,
      });
      await send(
        'touchMove',
        from.map((at, index) => between(at, to[index] ?? at)),
      );
    }
    await send('touchEnd', []);
  };
});

afterAll(async () => {
  await field.seats.allied.page.setViewportSize({ width: 1366, height: 768 });
});

const tapSpace = async (seat: Seat, space: string): Promise<void> => {
  await settled(seat);
  await touch([await pointOfSpace(seat, space)]);
};

async function tap({ page }: Seat, selector: string): Promise<void> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  await touch([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
}

const viewIn = ({ page }: Seat): Promise<Point & { readonly scale: number }> =>
  page.evaluate(() => {
    const { pivot, scale } = (globalThis as unknown as { canvas: { stage: { pivot: Point; scale: Point } } })
      .canvas.stage;
    return { x: pivot.x, y: pivot.y, scale: scale.x };
  });

/** Two fingers, each at a distance from a point. */
const around = ({ x, y }: Point, by: number): readonly Point[] => [
  { x: x - by, y },
  { x: x + by, y },
];

/** The sides of the arrows around a piece, in pixels. */
const arrowsIn = ({ page }: Seat): Promise<readonly number[]> =>
  page
    .locator('.pdc-popover-compass button')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
    );

/** The buttons of a window that are too small for a finger. */
const smallIn = ({ page }: Seat): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#pdc-panel button, .pdc-popover-button, .pdc-view button, .pdc-hand button',
      ),
    ]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 32 || height < 32 ? `${button.textContent?.trim()} ${width} by ${height}` : [];
      }),
  );

test('a card is raised and played, a unit selected, its attack looked at and given', async () => {
  const { allied, gm } = field.seats;
  const units = {
    a: { side: 'south', type: 'artillery', at: '6:6' },
    x: { side: 'north', type: 'infantry', at: '3:6' },
  } as const;
  const hands = { south: ['order-two-centre', 'order-light-troops'], north: ['order-three-left'] };
  await field.layOut(units, {}, {}, hands);
  await settled(allied);
  await tap(allied, '.pdc-hand [data-card=order-two-centre]');
  await allied.page.locator('.pdc-hand-card.is-selected[data-card=order-two-centre]').waitFor();
  expect(await smallIn(allied)).toEqual([]);
  await allied.screenshot('touch-card');
  await tap(allied, '.pdc-hand [data-action=play]');
  await untilRevision(allied, 2);
  const played = await revisionIn(allied);
  await tapSpace(allied, '6:6');
  await tapSpace(allied, '3:6');
  await allied.page.locator('.pdc-popover-card .pdc-odds table').waitFor();
  expect(await smallIn(allied)).toEqual([]);
  expect(await revisionIn(allied)).toBe(played);
  await allied.screenshot('touch-odds');
  await field.faces('green', 'green', 'green', 'green');
  await tap(allied, '.pdc-popover-button');
  await untilRevision(gm, played + 1);
  await lastCard(allied).locator('.pdc-face').first().waitFor();
});

test('one finger drags the map and two zoom it, and neither gives an order', async () => {
  const { allied } = field.seats;
  await settled(allied);
  const revision = await revisionIn(allied);
  const before = await viewIn(allied);
  // It begins on a unit, which stays where it is.
  const at = await pointOfSpace(allied, '6:6');
  await touch([at], [{ x: at.x + 60, y: at.y - 90 }]);
  const moved = await viewIn(allied);
  expect(moved.scale).toBeCloseTo(before.scale);
  expect(moved.x).toBeCloseTo(before.x - 60 / before.scale, 0);
  expect(moved.y).toBeCloseTo(before.y + 90 / before.scale, 0);
  const middle = await pointOfSpace(allied, '4:6');
  await touch(around(middle, 40), around(middle, 80));
  const { scale } = await viewIn(allied);
  expect(scale / moved.scale).toBeCloseTo(2, 1);
  const still = await pointOfSpace(allied, '4:6');
  expect([Math.abs(still.x - middle.x), Math.abs(still.y - middle.y)].every((off) => off < 2)).toBe(true);
  await touch(around(middle, 80), around(middle, 40));
  expect((await viewIn(allied)).scale).toBeCloseTo(moved.scale, 2);
  expect(await revisionIn(allied)).toBe(revision);
  expect((await stateIn(allied)).units.a?.at).toBe('6:6');
});

test('the arrows around a unit leave it to be seen, and grow to the size of a finger with the map', async () => {
  const { allied, gm } = field.seats;
  const ours = { side: 'south', command: 'hill' };
  await layOutSquares(field, {
    hill: { ...ours, type: 'general', at: 'E5', name: 'Hill', rating: 'good' },
    c: { ...ours, type: 'infantry', at: 'E4', name: '3rd Foot', class: 3, skirmish: 1 },
    ney: { side: 'north', command: 'ney', type: 'general', at: 'H1', name: 'Ney', rating: 'good' },
  });
  await dice(gm.page, 3);
  await settled(allied);
  await touch([await pointOfPiece(allied, 'c')]);
  await pressSpot(allied, 'Activate command');
  await allied.page.locator('.pdc-popover-compass button').first().waitFor();
  await settled(allied);
  await allied.screenshot('touch-arrows');
  const small = await arrowsIn(allied);
  expect(Math.max(...small)).toBeLessThan(32);
  // Beside the arrows, which are no part of the map.
  const middle = await pointOfPiece(allied, 'c');
  await touch(around(middle, 60), around(middle, 150));
  await expect.poll(async () => Math.min(...(await arrowsIn(allied)))).toBeGreaterThanOrEqual(32);
  await allied.screenshot('touch-arrows-near');
});
