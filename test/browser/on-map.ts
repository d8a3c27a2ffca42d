import type { Page } from 'playwright-core';
import type { Seat } from './harness';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is touched of the map in a window. */
interface World {
  readonly canvas: {
    readonly tokens: { readonly placeables: readonly Placeable[] };
    readonly grid: {
      readonly sizeX: number;
      readonly sizeY: number;
      getCenterPoint(offset: { i: number; j: number }): Point;
    };
    readonly scene: {
      readonly width: number;
      readonly height: number;
      readonly flags: { readonly 'pas-de-charge'?: { readonly turned?: string } };
    };
    readonly stage: { toGlobal(point: Point): Point };
    readonly app: { readonly view: HTMLCanvasElement };
  };
}

interface Placeable {
  readonly document: { readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } } };
  readonly children: readonly Block[];
}

interface Block {
  readonly name: string | null;
  getBounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Row and column of a space, counted from 0: hexes are `row:column`, squares a letter and a number from 1 on. */
export function offsetOf(space: string): { i: number; j: number } {
  if (/^[A-Z]/.test(space)) {
    return { i: Number(space.slice(1)) - 1, j: space.charCodeAt(0) - 'A'.charCodeAt(0) };
  }
  const [i = 0, j = 0] = space.split(':').map(Number);
  return { i, j };
}

/** Waits until no notification lies over a point of a window, and returns the point. */
async function uncovered(page: Page, point: Point): Promise<Point> {
  await page.waitForFunction(
    ({ x, y }) => !document.elementFromPoint(x, y)?.closest('#notifications'),
    point,
  );
  return point;
}

/** Where a point of a space lies in a window, given in shares of the space; its middle, if none is given. */
export async function pointOfSpace(
  { page }: Seat,
  space: string,
  shares: Point = { x: 0.5, y: 0.5 },
): Promise<Point> {
  const point = await page.evaluate(
    ([offset, share]) => {
      const { canvas } = globalThis as unknown as World;
      const { sizeX, sizeY } = canvas.grid;
      const { width, height, flags } = canvas.scene;
      const own = canvas.grid.getCenterPoint(offset);
      // Seen from the north it lies where half a turn brings it.
      const isTurned = flags['pas-de-charge']?.turned !== undefined;
      const centre = isTurned ? { x: width - own.x, y: height - own.y } : own;
      const { x, y } = canvas.stage.toGlobal({
        x: centre.x + (share.x - 0.5) * sizeX,
        y: centre.y + (share.y - 0.5) * sizeY,
      });
      const { left, top } = canvas.app.view.getBoundingClientRect();
      return { x: x + left, y: y + top };
    },
    [offsetOf(space), shares] as const,
  );
  return uncovered(page, point);
}

/** Where the middle of a piece's block lies in a window. */
export async function pointOfPiece({ page }: Seat, piece: string): Promise<Point> {
  const point = await page.evaluate((id) => {
    const { canvas } = globalThis as unknown as World;
    const token = canvas.tokens.placeables.find(
      ({ document }) => document.flags['pas-de-charge']?.piece === id,
    );
    const block = token?.children.find(({ name }) => name === 'pas-de-charge-block');
    if (!block) throw new Error(`"${id}" is not on the map`);
    const { x, y, width, height } = block.getBounds();
    const { left, top } = canvas.app.view.getBoundingClientRect();
    return { x: x + width / 2 + left, y: y + height / 2 + top };
  }, piece);
  return uncovered(page, point);
}

/** Drags from one point of a window to another. */
export async function drag({ mouse }: Page, start: Point, end: Point): Promise<void> {
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
}
