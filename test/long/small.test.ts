// Pieces are drawn the simpler the smaller they are seen, and only when that changes.
import { expect, test } from 'vitest';
import { hoverHex } from '../browser/field';
import type { Seat } from '../browser/harness';
import { hoverPiece, layOutSquares } from '../browser/squares-field';
import { tourIn } from '../browser/tour-stops';
import { useField } from '../browser/use-field';

const field = useField();

interface World {
  pdcDecoded: number;
  readonly canvas: {
    readonly stage: { readonly pivot: { readonly x: number; readonly y: number } };
    pan(view: { readonly x?: number; readonly y?: number; readonly scale?: number }): void;
    readonly tokens: { readonly placeables: readonly Placeable[] };
  };
}

interface Placeable {
  readonly document: { readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } } };
  readonly children: readonly {
    readonly name: string | null;
    readonly children: readonly { readonly width: number; readonly texture?: { readonly width: number } }[];
  }[];
}

/** How many pixels wide a piece is seen, and how many its picture has. */
const seen = ({ page }: Seat, piece: string) =>
  page.evaluate((id) => {
    const { canvas } = globalThis as unknown as World & {
      canvas: { stage: { readonly scale: { readonly x: number } } };
    };
    const token = canvas.tokens.placeables.find(
      ({ document }) => document.flags['pas-de-charge']?.piece === id,
    );
    const [picture] = token?.children.find(({ name }) => name === 'pas-de-charge-block')?.children ?? [];
    return { pixels: (picture?.width ?? 0) * canvas.stage.scale.x, picture: picture?.texture?.width ?? 0 };
  }, piece);

/** Looks at the map so that a piece is seen so many pixels wide; what it looks at stays in the middle. */
const lookAt = ({ page }: Seat, piece: string, pixels: number): Promise<void> =>
  page.evaluate(
    ([id, wanted]) => {
      const { canvas } = globalThis as unknown as World;
      const token = canvas.tokens.placeables.find(
        ({ document }) => document.flags['pas-de-charge']?.piece === id,
      );
      const [picture] = token?.children.find(({ name }) => name === 'pas-de-charge-block')?.children ?? [];
      canvas.pan({ scale: wanted / (picture?.width ?? 1) });
    },
    [piece, pixels] as const,
  );

const decoded = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as World).pdcDecoded);

const UNITS = {
  hill: { side: 'south', command: 'hill', type: 'general', at: 'E5', name: 'Hill', rating: 'good' },
  a: { side: 'south', command: 'hill', type: 'infantry', at: 'E5', name: '1st Foot', class: 2 },
  b: { side: 'south', command: 'hill', type: 'infantry', at: 'E5', name: '2nd Foot', class: 3, dps: 2 },
  c: { side: 'south', command: 'hill', type: 'light-cavalry', at: 'E5', name: '14th Dragoons', class: 3 },
  x: { side: 'north', command: 'ney', type: 'infantry', at: 'E2', name: '7th Line', class: 4 },
  ney: { side: 'north', command: 'ney', type: 'general', at: 'H1', name: 'Ney', rating: 'good' },
};

test('the drawing follows the zoom, each is made once, and a map that is moved costs nothing', async () => {
  const { allied } = field.seats;
  await layOutSquares(field, UNITS);
  await allied.page.evaluate(() => {
    const world = globalThis as unknown as World;
    world.pdcDecoded = 0;
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      world.pdcDecoded += 1;
      return decode.call(this);
    };
  });
  const shows = (pixels: number, picture: number) =>
    expect.poll(() => seen(allied, 'x')).toEqual({ pixels: expect.closeTo(pixels, 3), picture });
  for (const [pixels, picture] of [
    [70, 360],
    [40, 160],
    [22, 96],
  ] as const) {
    await lookAt(allied, 'x', pixels);
    await shows(pixels, picture);
  }
  const zoomed = async (): Promise<void> => {
    for (const [pixels, picture] of [
      [40, 160],
      // A little smaller than the bound of the drawing that is shown: it does not flicker.
      [28, 160],
      [30, 160],
      [22, 96],
      [30, 96],
      [70, 360],
    ] as const) {
      await lookAt(allied, 'x', pixels);
      await shows(pixels, picture);
    }
  };
  await zoomed();
  const made = await decoded(allied);
  expect(made).toBeGreaterThan(0);
  await zoomed();
  await allied.page.evaluate(() => {
    const { canvas } = globalThis as unknown as World;
    const { x, y } = canvas.stage.pivot;
    for (let step = 0; step < 20; step += 1) canvas.pan({ x: x + step, y });
  });
  expect(await decoded(allied)).toBe(made);
});

test('a stack tells by its card what all of it is, and how worn', async () => {
  const { allied } = field.seats;
  await layOutSquares(field, UNITS);
  await hoverPiece(allied, 'b');
  const card = allied.page.locator('.pdc-popover-card');
  await card.getByText('2 × Infantry · 1 × Light cavalry').waitFor();
  await card.getByText('Total disruption: 2').waitFor();
  await card.getByText('14th Dragoons').waitFor();
  await hoverHex(allied, 'E2');
  await card.getByText('7th Line').waitFor();
  expect(await card.getByText('×').count()).toBe(0);
});

test('other colours and figures are there at once, and the old look comes back', async () => {
  const { allied } = field.seats;
  await layOutSquares(field, UNITS);
  const { page } = allied;
  const settings = page.locator('#pdc-settings');
  await page.click('#sidebar-tabs [data-tab=settings]');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await settings.locator('fieldset', { hasText: 'Map' }).first().waitFor();
  await allied.screenshot('settings-player');
  // A player is offered no setting of the world.
  expect(await settings.locator('[name=standIn]').count()).toBe(0);
  const choose = async (setting: 'palette' | 'pieceLook', choice: string): Promise<void> => {
    await settings.locator(`select[name=${setting}]`).selectOption(choice);
  };
  const face = () =>
    allied.page
      .locator('.pdc-panel-side')
      .first()
      .evaluate((side) => side.style.getPropertyValue('--face'));
  const isPieceOf = (red: number, green: number, blue: number) =>
    expect.poll(() => middleOf(allied, 'x')).toEqual([red, green, blue]);
  await lookAt(allied, 'x', 60);
  await isPieceOf(0x24, 0x42, 0x7f);
  expect(await face()).toBe('#a92c2a');
  await choose('palette', 'light-dark');
  await isPieceOf(0x14, 0x23, 0x3f);
  await expect.poll(face).toBe('#d77e76');
  await choose('palette', 'uniforms');
  await isPieceOf(0x24, 0x42, 0x7f);
  await choose('pieceLook', 'figures');
  await expect.poll(() => middleOf(allied, 'x')).not.toEqual([0x24, 0x42, 0x7f]);
  await choose('pieceLook', 'symbols');
  await isPieceOf(0x24, 0x42, 0x7f);
  await expect.poll(face).toBe('#a92c2a');
  await settings.locator('.window-header [data-action=close]').click();
  await page.click('#sidebar-tabs [data-tab=chat]');
});

test('the tours of a battle’s screen and of the GM’s tools find all that they point at', async () => {
  const { gm, allied } = field.seats;
  const whole = { canStart: true, unseen: [] };
  expect(await tourIn(allied, 'player')).toEqual(whole);
  for (const tour of ['player', 'gm']) expect(await tourIn(gm, tour)).toEqual(whole);
  expect((await tourIn(gm, 'workshop')).canStart).toBe(false);
});

test('the GM has the settings of the world in the same window, and each change counts at once', async () => {
  const { gm } = field.seats;
  const settings = gm.page.locator('#pdc-settings');
  await gm.page.click('#sidebar-tabs [data-tab=settings]');
  await gm.page.getByRole('button', { name: 'Open settings' }).click();
  await settings.locator('legend', { hasText: 'Absent players' }).waitFor();
  await gm.screenshot('settings-gm');
  const kept = (key: string) =>
    gm.page.evaluate((name) => {
      const { game } = globalThis as unknown as {
        readonly game: { readonly settings: { get(scope: string, key: string): unknown } };
      };
      return game.settings.get('pas-de-charge', name);
    }, key);
  const delay = settings.locator('input[name=broadcastDelay]');
  // Whatever is typed, what counts is what the field then shows.
  await delay.fill('99999');
  await delay.blur();
  await expect.poll(() => kept('broadcastDelay')).toBe(Number(await delay.getAttribute('max')));
  await expect.poll(() => delay.inputValue()).toBe(await delay.getAttribute('max'));
  await delay.fill('0');
  await delay.blur();
  await expect.poll(() => kept('broadcastDelay')).toBe(0);
  await settings.locator('.window-header [data-action=close]').click();
  await gm.page.click('#sidebar-tabs [data-tab=chat]');
});

/** The colour of a piece's face beside its sign, out of the picture that the map shows. */
const middleOf = ({ page }: Seat, piece: string): Promise<readonly number[]> =>
  page.evaluate((id) => {
    const { canvas } = globalThis as unknown as World;
    const token = canvas.tokens.placeables.find(
      ({ document }) => document.flags['pas-de-charge']?.piece === id,
    );
    const [picture] = token?.children.find(({ name }) => name === 'pas-de-charge-block')?.children ?? [];
    const { source } = (
      picture as unknown as { texture: { baseTexture: { resource: { source: HTMLCanvasElement } } } }
    ).texture.baseTexture.resource;
    // Between the left edge of the face and its sign.
    const { data } = source
      .getContext('2d')
      ?.getImageData(source.width * 0.145, source.height * 0.475, 1, 1) ?? { data: [] };
    return [...data].slice(0, 3);
  }, piece);
