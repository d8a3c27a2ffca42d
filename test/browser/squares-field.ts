import { type Field, pressPanel, settled } from './field';
import type { Seat } from './harness';
import { drag, pointOfPiece, pointOfSpace } from './on-map';

/** Pieces by id: side, type and square, and the traits of this game. */
type Pieces = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

let count = 0;

/** Lays out a position of squares as a scenario of its own; the Allies have the south and the first turn. */
export async function layOutSquares(field: Field, units: Pieces, more: object = {}): Promise<void> {
  count += 1;
  const id = `squares-${count}`;
  const side = (name: string, nation: string) => ({ name, nation });
  const scenario = {
    id,
    ruleset: 'squares',
    title: id,
    first: 'south',
    board: [9, 6],
    clock: { start: '10:00', minutes: 540 },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    units,
    ...more,
  };
  await field.deploy(scenario, { title: id, pieces: Object.keys(units).length });
}

/** Clicks the block of a piece, which may stand among others. */
export async function clickPiece(seat: Seat, piece: string): Promise<void> {
  await settled(seat);
  const { x, y } = await pointOfPiece(seat, piece);
  await seat.page.mouse.move(x, y);
  await seat.page.mouse.click(x, y);
}

/** Clicks the ground of a square, where it is beside all blocks that stand there. */
export async function clickGround(seat: Seat, square: string): Promise<void> {
  await settled(seat);
  const { x, y } = await pointOfSpace(seat, square, { x: 0.06, y: 0.06 });
  await seat.page.mouse.move(x, y);
  await seat.page.mouse.click(x, y);
}

/** Points at the block of a piece. */
export async function hoverPiece(seat: Seat, piece: string): Promise<void> {
  await settled(seat);
  const { x, y } = await pointOfPiece(seat, piece);
  await seat.page.mouse.move(x, y, { steps: 3 });
}

/** Drags the block of a piece to a square. */
export const dragPiece = async (seat: Seat, piece: string, to: string): Promise<void> =>
  drag(seat.page, await pointOfPiece(seat, piece), await pointOfSpace(seat, to));

/** Turns the piece in hand by the compass. */
export async function pressCompass(seat: Seat, facing: 'n' | 'e' | 's' | 'w'): Promise<void> {
  await settled(seat);
  await seat.page.locator(`.pdc-popover-compass [data-facing=${facing}]`).click();
}

/** Ends the activations, although some could still act. */
export async function endActivations(seat: Seat): Promise<void> {
  const words = 'End activations';
  await pressPanel(seat, words);
  await settled(seat);
  const isAsked = (await seat.page.locator('.pdc-panel-buttons [data-action=keepTurn]').count()) > 0;
  if (isAsked) await pressPanel(seat, words);
}

/** Whether every arrow of the compass stands at an edge of a square, and none farther off. */
export async function compassIsAround(seat: Seat, square: string): Promise<boolean> {
  await settled(seat);
  const { x, y } = await pointOfSpace(seat, square);
  const corner = await pointOfSpace(seat, square, { x: 1.25, y: 1.25 });
  const boxes = await seat.page
    .locator('.pdc-popover-compass button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  return (
    boxes.length > 0 &&
    boxes.every(
      ({ left, right, top, bottom }) =>
        Math.abs((left + right) / 2 - x) < corner.x - x && Math.abs((top + bottom) / 2 - y) < corner.y - y,
    )
  );
}
