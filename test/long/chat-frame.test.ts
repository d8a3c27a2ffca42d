// The frame of a card in chat, as other packages and Foundry itself look for it.
import { expect, test } from 'vitest';
import { clickHex, lastCard, untilRevision } from '../browser/field';
import type { Seat } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField();

/** What the tests touch of chat in a window. */
interface Chat {
  readonly Hooks: { on(name: string, listener: (message: object, html: HTMLElement) => void): void };
  readonly game: {
    readonly messages: {
      readonly contents: readonly { renderHTML(options?: object): Promise<HTMLElement> }[];
    };
  };
}

/** No JSON, nothing at all, and a line that no version has told. */
const FORGED = ['{"kind"', '{}', '{"kind":"order","turn":1,"side":"south","lines":[{"type":"promoted"}]}'];

/** Listens as the system dnd5e does: it throws where a part of the frame is not there. */
const listenAsSystem = ({ page }: Seat) =>
  page.evaluate(() => {
    const { Hooks } = globalThis as unknown as Chat;
    const part = (html: HTMLElement, selector: string) => {
      const found = html.querySelector(selector);
      if (!found) throw new TypeError(`${selector} is null`);
      return found;
    };
    Hooks.on('renderChatMessageHTML', (_message, html) => {
      const name = document.createElement('span');
      name.append(...part(html, '.message-sender').childNodes);
      part(html, '.message-sender').replaceChildren(name);
      part(html, '.message-metadata .message-timestamp');
      const menu = document.createElement('a');
      menu.className = 'system-menu';
      part(html, '.message-metadata').append(menu);
      part(html, '.message-header').querySelector('.whisper-to')?.remove();
      part(html, '.message-content').classList.add('seen-by-system');
    });
  });

test('a card has the parts that a system changes, and stays a card', async () => {
  const { gm, allied } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
  });
  await listenAsSystem(gm);
  await listenAsSystem(allied);
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(gm, 1);
  for (const { page } of [gm, allied]) {
    const card = page.locator('.pdc-card').last();
    await card.locator('.message-metadata .system-menu').waitFor({ state: 'attached' });
    expect(await card.locator('.message-sender').textContent()).toBe('Allies');
    expect(await card.locator('.message-content.seen-by-system .pdc-order-card').count()).toBe(1);
  }
});

test('a GM deletes a card; whoever shows it says whether it can be deleted or put away', async () => {
  const { gm, allied } = field.seats;
  await lastCard(gm).waitFor();
  const actions = ({ page }: Seat, options?: object) =>
    page.evaluate(async (wanted) => {
      const { game } = globalThis as unknown as Chat;
      const html = await game.messages.contents.at(-1)?.renderHTML(wanted);
      const shown = html?.querySelectorAll<HTMLElement>('.message-metadata [data-action]') ?? [];
      return [...shown].map(({ dataset }) => dataset.action);
    }, options);
  expect(await actions(gm)).toEqual(['deleteMessage']);
  expect(await actions(allied)).toEqual([]);
  expect(await actions(gm, { canDelete: false, canClose: true })).toEqual(['dismissMessage']);
  const count = await allied.page.locator('.pdc-card').count();
  await gm.page.locator('.pdc-card').last().locator('[data-action=deleteMessage]').click();
  await expect.poll(() => allied.page.locator('.pdc-card').count()).toBe(count - 1);
});

test('a card that can not be read says so, and neither keeps others from being shown nor complains', async () => {
  const { gm, allied } = field.seats;
  const before = await allied.page.locator('.pdc-card').count();
  await gm.page.evaluate(async (reports) => {
    const { ChatMessage } = globalThis as unknown as {
      ChatMessage: { create(data: object): Promise<unknown> };
    };
    for (const cardReport of reports)
      await ChatMessage.create({ type: 'pas-de-charge.order', system: { battle: 'none', cardReport } });
  }, FORGED);
  await expect.poll(() => allied.page.locator('.pdc-card').count()).toBe(before + FORGED.length);
  const contents = allied.page.locator('.pdc-card .message-content');
  for (const text of (await contents.allTextContents()).slice(-FORGED.length))
    expect(text).toMatch(/^This card can't be read/);
});
