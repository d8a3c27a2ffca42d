// What others have put on the scene of a battle is seen: our map lies beneath it.
import { expect, test } from 'vitest';
import type { Seat } from '../browser/harness';
import { offsetOf, pointOfSpace } from '../browser/on-map';
import { useField } from '../browser/use-field';

const field = useField({ isFine: true });

type Colour = readonly [red: number, green: number, blue: number];

/** The colour of the point of the window in the middle of a space. */
async function colourAt({ page }: Seat, { x, y }: { x: number; y: number }): Promise<Colour> {
  const picture = await page.screenshot({
    clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 },
  });
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue] as const;
  }, picture.toString('base64'));
}

/** How far colours are apart. */
const distance = (one: Colour, other: Colour): number =>
  Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));

/** Lays a square of one colour where Foundry lays the art of tiles and drawings. */
const lay = ({ page }: Seat, space: string, colour: number, sortLayer: number) =>
  page.evaluate(
    ([at, color, layer]) => {
      interface Shape {
        beginFill(color: number): Shape;
        drawRect(x: number, y: number, width: number, height: number): Shape;
      }
      const { canvas, PIXI } = globalThis as unknown as {
        canvas: {
          grid: { getCenterPoint(offset: object): { x: number; y: number } };
          primary: { addChild(child: object): void; sortChildren(): void };
          app: { render(): void };
        };
        PIXI: { Graphics: new () => Shape };
      };
      const { x, y } = canvas.grid.getCenterPoint(at);
      const shape = new PIXI.Graphics().beginFill(color).drawRect(x - 30, y - 30, 60, 60);
      canvas.primary.addChild(Object.assign(shape, { elevation: 0, sortLayer: layer }));
      canvas.app.render();
    },
    [offsetOf(space), colour, sortLayer] as const,
  );

test('tiles, drawings and the art of other tokens lie over our map', async () => {
  const { gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
  const places = {
    tile: await pointOfSpace(gm, '3:3'),
    drawing: await pointOfSpace(gm, '3:5'),
    token: await pointOfSpace(gm, '4:9'),
  };
  const bare = await colourAt(gm, places.token);
  await lay(gm, '3:3', 0xff00ff, 500);
  await lay(gm, '3:5', 0x00ffff, 600);
  await gm.page.evaluate(async () => {
    const { canvas } = globalThis as unknown as {
      canvas: {
        grid: { getTopLeftPoint(offset: object): { x: number; y: number } };
        scene: { createEmbeddedDocuments(name: string, data: object[]): Promise<unknown> };
      };
    };
    const { x, y } = canvas.grid.getTopLeftPoint({ i: 4, j: 9 });
    const texture = { src: 'modules/pas-de-charge/assets/unit.svg' };
    const at = { x: Math.round(x), y: Math.round(y) };
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Wagon', texture, ...at }]);
  });
  expect(await colourAt(gm, places.tile)).toEqual([255, 0, 255]);
  expect(await colourAt(gm, places.drawing)).toEqual([0, 255, 255]);
  await expect.poll(async () => distance(await colourAt(gm, places.token), bare)).toBeGreaterThan(60);
  await gm.screenshot('others-art');
});
