// What only a browser can show of the table, tried with a module of its own.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice, diceLeft, type Seat, startTable, type TestTable, untilReady } from '../browser/harness';

let table: TestTable;
let gm: Seat;
let allied: Seat;

// The page's globals are the module's business: scripts are sent as texts, so that no types are claimed for them.
const run = <T>(page: Page, script: string): Promise<T> =>
  page.evaluate(`(async () => { ${script} })()`) as Promise<T>;

const log = (page: Page): Promise<string[]> => run(page, 'return drillLog;');

const until = (page: Page, condition: string): Promise<unknown> => page.waitForFunction(condition);

/** Where the middle of the token is in the window. */
const tokenPoint = (page: Page): Promise<{ x: number; y: number }> =>
  run(page, 'const { x, y } = canvas.stage.toGlobal(canvas.tokens.placeables[0].center); return { x, y };');

beforeAll(async () => {
  table = await startTable({
    isFine: true,
    module: 'test/table/fixture',
  });
  gm = await table.open('gm');
  allied = await table.open('allied');
  await until(gm.page, 'canvas.tokens?.placeables.length === 1');
});

afterAll(() => table.close());

test('hooks are called in the order of the start, the canvas before ready', async () => {
  const starting = (entry: string) => /^(init|i18nInit|setup|canvasInit|canvasReady|ready)$/.test(entry);
  expect((await log(allied.page)).filter(starting)).toEqual([
    'init',
    'i18nInit',
    'setup',
    'canvasInit',
    'canvasReady',
    'ready',
  ]);
});

test('an empty table is laid out once, by the GM, for everybody', async () => {
  expect(await run(gm.page, 'return [game.scenes.size, game.actors.size, canvas.scene.name];')).toEqual([
    1,
    1,
    'Field',
  ]);
  await gm.page.reload();
  await untilReady(gm.page);
  expect(await run(gm.page, 'return game.scenes.size;')).toBe(1);
});

test('a member that the table has not got throws its name', async () => {
  const tried = [
    'game.cards',
    'foundry.av',
    'foundry.utils.flattenObject',
    'CONFIG.Item',
    'ui.nav',
    'canvas.walls',
  ];
  for (const member of tried) {
    expect(await run(gm.page, `try { ${member}; return ''; } catch (error) { return error.message; }`)).toBe(
      `NotOnTable: ${member}`,
    );
  }
});

test('a window renders its parts, tells every class of its chain, acts, and closes', async () => {
  const { page } = gm;
  await page.click('[data-tool=parade]');
  await page.waitForSelector('#parade .count');
  expect(await page.textContent('#parade .window-title')).toBe('Parade');
  expect(await page.textContent('#parade')).toContain('one');
  const rendered = (await log(page)).filter((entry) => entry.startsWith('render'));
  expect(rendered).toEqual(['renderParade', 'renderHandlebarsApplication', 'renderApplicationV2']);
  await page.focus('#parade [name=word]');
  await page.click('#parade [data-action=add]');
  await until(page, "document.querySelector('#parade .count').textContent === '2'");
  await page.click('#parade .window-header [data-action=minimizeWindow]');
  expect(await page.isVisible('#parade .count')).toBe(false);
  await page.click('#parade .window-header [data-action=close]');
  expect(await page.locator('#parade').count()).toBe(0);
  expect(await log(page)).toContain('closeParade');
});

test('a window is moved by its title bar', async () => {
  const { page } = gm;
  await run(page, 'await parade.render({ force: true });');
  const before = await page.locator('#parade').boundingBox();
  const title = await page.locator('#parade .window-title').boundingBox();
  if (!before || !title) throw new Error('The window is not to be seen.');
  await page.mouse.move(title.x + 20, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 80, title.y + 38);
  await page.mouse.up();
  const after = await page.locator('#parade').boundingBox();
  expect(after).toMatchObject({ x: before.x + 60, y: before.y + 30, width: before.width });
  await run(page, 'await parade.close();');
});

test("styles of the module lie in a layer above the table's", async () => {
  await run(gm.page, 'await parade.render({ force: true });');
  const colour = await run(gm.page, "return getComputedStyle(document.querySelector('.drill-mark')).color;");
  expect(colour).toBe('rgb(1, 2, 3)');
  await run(gm.page, 'await parade.close();');
});

test('a dialog answers with its callback, its action, or null', async () => {
  const { page } = gm;
  const ask = (config: string) =>
    run(page, `globalThis.answer = foundry.applications.api.DialogV2.${config};`);
  await ask("confirm({ content: '<p>Sure?</p>', window: { title: 'DRILL.window' } })");
  await page.getByRole('button', { name: 'Yes' }).click();
  expect(await run(page, 'return await answer;')).toBe(true);
  await ask("wait({ content: '', buttons: [{ action: 'a', label: 'First' }] })");
  await page.getByRole('button', { name: 'First' }).click();
  expect(await run(page, 'return await answer;')).toBe('a');
  await ask(
    'prompt({ content: \'<input name="n" value="4">\', ok: { callback: (e, button) => button.form.elements.n.value } })',
  );
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(await run(page, 'return await answer;')).toBe('4');
  await ask("wait({ content: '', buttons: [{ action: 'a', label: 'First' }] })");
  await page.locator('dialog [data-action=close]').click();
  expect(await run(page, 'return await answer;')).toBeNull();
});

test('messages with a model of their own call the hook without a third argument', async () => {
  const { page } = allied;
  const from = (await log(page)).length;
  await run(page, "await ChatMessage.create({ type: 'drill.order', system: { number: 7 } });");
  await page.waitForSelector('.drill-order');
  expect(await page.textContent('.drill-order')).toBe('Order 7');
  await run(page, "await ChatMessage.create({ content: 'plain' });");
  await page.waitForSelector('.chat-message:has-text("plain")');
  const rendered = (await log(page)).slice(from).filter((entry) => entry.startsWith('renderChat'));
  expect(rendered).toEqual(['renderChatMessageHTML 2', 'renderChatMessageHTML 3']);
});

test('what is typed is said or rolled, and dice laid ready are rolled first', async () => {
  const { page } = gm;
  const localize = async (text: string) => {
    await page.fill('#chat-message', text);
    await page.press('#chat-message', 'Enter');
  };
  await dice(page, 3, 5);
  await localize('/r 2d6 + 1');
  await allied.page.waitForSelector('.dice-total:has-text("9")');
  expect(await diceLeft(page)).toBe(0);
  await localize('<b>halt</b>');
  await allied.page.waitForSelector('.message-content:has-text("<b>halt</b>")');
  await localize('/r 2dz');
  await page.waitForSelector('.notification.error');
});

test('chat stays at its end when the window gets another size, and stays where somebody has scrolled to', async () => {
  const { page } = allied;
  const say = (text: string) => run(page, `await ChatMessage.create({ content: '<p>${text}</p>' });`);
  for (let line = 0; line < 12; line += 1) await say(`line ${line}`);
  const log = page.locator('.chat-log');
  const fromEnd = () =>
    log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(2);
  await page.setViewportSize({ width: 1000, height: 500 });
  await expect.poll(fromEnd).toBeLessThan(2);
  await say('after it');
  await log.getByText('after it').waitFor();
  expect(await fromEnd()).toBeLessThan(2);
  // The page learns of scrolling by an event that comes a frame later.
  await log.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        element.scrollTo(0, 0);
      }),
  );
  await say('once more');
  await log.getByText('once more').waitFor();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('a query reaches the other window, which is not told who asks', async () => {
  const answer = await run(allied.page, "return game.users.activeGM.query('drill.ask', { word: 'halt' });");
  expect(answer).toEqual({ heard: 'halt', by: 'gm', told: ['timeout'] });
  const asked = "game.users.activeGM.query('drill.ask', { silent: true }, { timeout: 100 })";
  expect(await run(allied.page, `return ${asked}.catch((error) => error.message);`)).toContain(
    'within 100 ms',
  );
});

test('an owner takes his token in hand and drags it into a space; others cannot', async () => {
  const { page } = allied;
  const { x, y } = await tokenPoint(page);
  // The first frame may not have been drawn yet: then nothing lies under the pointer.
  const taken = async () => {
    await page.mouse.click(x, y);
    return run(page, 'return canvas.tokens.controlled.length;');
  };
  await expect.poll(taken, { interval: 700 }).toBe(1);
  const before = await run(page, 'return canvas.tokens.placeables[0].document.x;');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await page.mouse.move(x + 95, y, { steps: 3 });
  await page.mouse.up();
  await until(gm.page, `canvas.tokens.placeables[0].document.x !== ${String(before)}`);
  const space = 'const { x, y } = canvas.tokens.placeables[0].document;';
  const offset = await run(gm.page, `${space} return canvas.grid.getOffset({ x: x + 50, y: y + 57 });`);
  expect(offset).toEqual({ i: 2, j: 4 });
  // The GM's window may be told first.
  await expect
    .poll(() => log(page))
    .toEqual(expect.arrayContaining(['hoverToken', 'controlToken', 'preMoveToken', 'moveToken']));
  expect(await log(gm.page)).not.toContain('preMoveToken');
  const french = await table.open('french');
  const there = await tokenPoint(french.page);
  await french.page.mouse.click(there.x, there.y);
  expect(await run(french.page, 'return canvas.tokens.controlled.length;')).toBe(0);
  await french.close();
});

test('a move that a hook refuses springs back', async () => {
  const { page } = allied;
  await run(page, "Hooks.once('preMoveToken', () => false);");
  const asked = async () => (await log(page)).filter((entry) => entry === 'preMoveToken').length;
  const askedBefore = await asked();
  const before = await tokenPoint(page);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x - 90, before.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(asked).toBe(askedBefore + 1);
  expect(await tokenPoint(page)).toEqual(before);
});

test('the map is panned by dragging and zoomed at the pointer', async () => {
  const { page } = gm;
  const scale = () => run<number>(page, 'return canvas.stage.scale.x;');
  const before = await scale();
  const point = await tokenPoint(page);
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -100);
  await until(page, `canvas.stage.scale.x > ${before}`);
  const zoomed = await tokenPoint(page);
  expect(Math.hypot(zoomed.x - point.x, zoomed.y - point.y)).toBeLessThan(2);
  await page.mouse.move(300, 600);
  await page.mouse.down();
  await page.mouse.move(350, 570, { steps: 3 });
  await page.mouse.up();
  const panned = await tokenPoint(page);
  expect([panned.x - zoomed.x, panned.y - zoomed.y].map(Math.round)).toEqual([50, -30]);
  expect(await log(page)).toContain('canvasPan');
});

test("a module's layer is drawn, and nothing is drawn while nothing moves", async () => {
  const { page } = gm;
  await page.mouse.move(20, 400);
  const drawn = await run(page, 'return canvas.drillRed.children.length;');
  expect(drawn).toBe(1);
  const frames = await run(
    page,
    `let frames = 0;
     canvas.app.renderer.on('postrender', () => frames++);
     await new Promise((resolve) => setTimeout(resolve, 300));
     const still = frames;
     const move = () => {};
     canvas.app.ticker.add(move);
     await new Promise((resolve) => canvas.app.renderer.once('postrender', resolve));
     canvas.app.ticker.remove(move);
     return still;`,
  );
  expect(frames).toBe(0);
});

test('keys reach the module, but not while somebody types', async () => {
  const { page } = gm;
  const presses = async () => (await log(page)).filter((entry) => entry === 'key').length;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('m');
  expect(await presses()).toBe(1);
  await page.click('#chat-message');
  await page.keyboard.press('m');
  expect(await presses()).toBe(1);
});

test('a token comes and goes with its document, in every window', async () => {
  const create = "await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Second', x: 100, y: 100 }]);";
  await run(gm.page, create);
  await until(allied.page, 'canvas.tokens.placeables.length === 2');
  await run(gm.page, "await canvas.scene.tokens.getName('Second').delete();");
  await until(allied.page, 'canvas.tokens.placeables.length === 1');
});

test('the stream shows only the chat log', async () => {
  const stream = await table.open('gm', 'stream');
  await stream.page.waitForSelector('.drill-order');
  expect(await log(stream.page)).toContain('streamReady');
  expect(await log(stream.page)).not.toContain('ready');
  expect(await stream.page.locator('canvas').count()).toBe(0);
  await stream.close();
});

test('light and dark can be chosen and are remembered', async () => {
  const { page } = allied;
  const theme = () => page.evaluate(() => document.body.className);
  const before = await theme();
  await page.click('#sidebar-tabs [data-tab=settings]');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  const after = await theme();
  expect(after).not.toBe(before);
  await page.reload();
  await untilReady(page);
  expect(await theme()).toBe(after);
});

test('who leaves is told to the others, and a table that comes back is found again', async () => {
  await allied.close();
  // He has loaded his window again before, and was away for that long.
  const isGone = "drillLog.findLast((entry) => entry.startsWith('allied ')) === 'allied left'";
  await until(
    gm.page,
    `${isGone} && document.querySelector('[data-user-id=allied]').textContent.includes('away')`,
  );
  await table.restart();
  await until(gm.page, "globalThis.drillLog && !drillLog.includes('allied left') && table.ready");
  expect(await run(gm.page, 'return canvas.scene.name;')).toBe('Field');
  expect(gm.faults.filter((fault) => !/ERR_CONNECTION|WebSocket/.test(fault))).toEqual([]);
});
