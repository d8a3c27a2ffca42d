import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import {
  clickHex,
  dragHex,
  endTurn,
  forge,
  lastCard,
  pressSpot,
  revisionIn,
  sayYes,
  settled,
  stateIn,
  systemIn,
  untilRevision,
} from './field';
import { type Seat, untilReady } from './harness';
import { useField } from './use-field';

const field = useField();

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  d: { side: 'south', type: 'infantry', at: '7:3', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
  c: { side: 'north', type: 'infantry', at: '1:4', name: '4th Line' },
} as const;

const panel = ({ page }: Seat) => page.locator('#pdc-panel');
const prompt = (seat: Seat, text: string) => panel(seat).locator('.pdc-panel-prompt', { hasText: text });
const notice = ({ page }: Seat, text: string) => page.locator('#notifications', { hasText: text });
const control = ({ page }: Seat) => page.locator('#pdc-control');

async function fire(seat: Seat): Promise<void> {
  await field.faces('red', 'sword', 'sword', 'sword');
  await clickHex(seat, '5:6');
  await clickHex(seat, '4:6');
  await pressSpot(seat, 'Fire');
}

async function openControl(seat: Seat): Promise<void> {
  if ((await control(seat).count()) === 0) await panel(seat).locator('[data-action=control]').click();
  await control(seat).locator('.pdc-control').waitFor();
}

const until = (check: () => Promise<boolean>) => expect.poll(check).toBe(true);

test('a player takes his own march back at once', async () => {
  const { allied, french } = field.seats;
  await field.layOut(UNITS);
  await clickHex(allied, '7:3');
  await clickHex(allied, '6:3');
  await untilRevision(allied, 1);
  await settled(allied);
  expect(await panel(french).locator('[data-action=undo]').count()).toBe(0);
  await panel(allied).locator('[data-action=undo]').click();
  await untilRevision(french, 2);
  expect((await stateIn(french)).units.d?.at).toBe('7:3');
});

test('what dice were rolled for is taken back with the consent of the other side', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await fire(allied);
  await untilRevision(french, 1);
  const card = lastCard(allied);
  await card.getByText('2nd Light').first().waitFor();
  const undo = card.locator('.pdc-undo');
  await undo.click();
  await prompt(allied, 'You have asked the French').waitFor();
  await prompt(french, 'May the Allies undo the last order (').waitFor();
  await prompt(gm, 'you may answer for them').waitFor();
  await allied.screenshot('control-waiting');
  await french.screenshot('control-consent');
  await panel(french).locator('[data-agrees=false]').click();
  await notice(allied, 'The French refuse').waitFor();
  const { strength, full } = (await stateIn(french)).units.b ?? { strength: 0, full: 0 };
  expect(strength).toBeLessThan(full);
  await undo.click();
  await panel(french).locator('[data-agrees=true]').click();
  await untilRevision(allied, 5);
  expect((await stateIn(allied)).units.b?.strength).toBe(full);
});

test('while the battle is paused, the GM lays it out by hand', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await openControl(gm);
  await control(gm).locator('[data-action=pause]').click();
  await prompt(french, 'has paused').waitFor();
  await gm.screenshot('control-paused');
  const order = { type: 'move', side: 'south', unit: 'd', to: '6:3' };
  expect(await forge(allied, 'allied', { order })).toMatchObject({
    ok: false,
    refusal: { reason: 'battle-is-paused' },
  });
  await control(gm).locator('[data-action=close]').click();
  await dragHex(gm, '7:3', '8:8');
  await dragHex(gm, '5:6', '7:3');
  await gm.page.evaluate(async () => {
    type Actor = { system: { piece: string; battle: string }; update(change: object): Promise<unknown> };
    const { game } = globalThis as unknown as {
      game: {
        actors: { contents: Actor[] };
        combats: { contents: { id: string; scene: { id: string } }[] };
        scenes: { viewed: { id: string } };
      };
    };
    const battle = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed.id)?.id;
    const actor = game.actors.contents.find(({ system }) => system.piece === 'c' && system.battle === battle);
    await actor?.update({ system: { strength: { value: 2 } } });
  });
  expect(await revisionIn(gm)).toBe(0);
  await panel(gm).locator('[data-action=resume]').click();
  await until(async () => (await systemIn(allied)).paused === false);
  const state = await stateIn(allied);
  expect([state.units.a?.at, state.units.d?.at, state.units.c?.strength]).toEqual(['7:3', '8:8', 2]);
  expect((await systemIn(allied)).actions).toBe(3);
  await prompt(allied, 'Your turn').waitFor();
});

/** A server on this machine that allows every page to write to it, and keeps what it hears. */
async function receiver() {
  const heard: object[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') heard.push(JSON.parse(text));
      const origin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      response.writeHead(204, origin).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, address: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

test('the battle control: numbers, seats, background, record and file', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await fire(allied);
  await untilRevision(gm, 1);
  await openControl(gm);
  const { heard, address, close } = await receiver();
  await control(gm).locator('[name=webhook]').fill(address);
  await control(gm).locator('[name=webhook]').press('Enter');
  await control(gm).getByText('Messages go to 127.0.0.1').waitFor();
  await endTurn(allied);
  await untilRevision(gm, 2);
  await expect.poll(() => heard).toMatchObject([{ event: 'set' }, { event: 'turn', side: 'French' }]);
  await control(gm).locator('[name=removeWebhook]').click();
  await control(gm).getByText('Messages go to').waitFor({ state: 'detached' });
  close();
  await control(gm).locator('[name=points-north]').fill('3');
  await control(gm).locator('[name=points-north]').press('Tab');
  await untilRevision(french, 3);
  expect((await stateIn(french)).sides.north.points).toBe(3);
  await control(gm).locator('[name=background]').selectOption('own');
  await until(() =>
    allied.page.evaluate(() => {
      const { canvas } = globalThis as unknown as {
        canvas: { pdcMap: { sheet: { visible: boolean } } };
      };
      return !canvas.pdcMap.sheet.visible;
    }),
  );
  await gm.screenshot('control-record');
  // Two fields set before the first is written: both are. The window may be drawn anew at any time until they are set.
  await control(gm).locator('.pdc-control[aria-busy=false]').waitFor();
  await gm.page.evaluate(() => {
    for (const [name, value] of [
      ['background', 'drawn'],
      ['seat-south', 'french'],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>(`#pdc-control [name=${name}]`);
      if (!select) throw new Error(`no field ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await until(async () => Reflect.get(Object((await systemIn(allied)).seats), 'south') === 'french');
  const ownership = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { actors: { contents: { name: string; ownership: object }[] } };
    };
    return game.actors.contents.findLast(({ name }) => name === '9th Foot')?.ownership;
  });
  expect(ownership).toMatchObject({ allied: 2, french: 3 });
  const download = gm.page.waitForEvent('download');
  await control(gm).locator('[name=save]').click();
  const path = await (await download).path();
  await control(gm).locator('[data-record="0"] [data-action=undo]').click();
  await gm.screenshot('control-asked');
  await sayYes(gm, 'Undo orders in');
  await untilRevision(french, 4);
  expect((await stateIn(french)).sides.north.points).toBe(0);
  await control(gm).locator('[name=file]').setInputFiles(path);
  await until(async () => (await revisionIn(gm)) === 3);
  expect((await stateIn(gm)).sides.north.points).toBe(3);
  expect((await systemIn(gm)).seats).toEqual({ south: 'french', north: 'french' });
});

test('one stray click takes nothing back, and what was taken back comes back', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await fire(allied);
  await untilRevision(gm, 1);
  await endTurn(allied);
  await untilRevision(gm, 2);
  const before = await stateIn(gm);
  const shot = gm.page.locator('.pdc-order-card', { hasText: '2nd Light' }).last();
  const arrow = shot.locator('[data-action=undo]');
  const opacity = () => arrow.evaluate((button) => getComputedStyle(button).opacity);
  // An older card keeps its arrow to itself until somebody looks for it.
  await expect.poll(opacity).toBe('0');
  await shot.hover();
  await expect.poll(opacity).not.toBe('0');
  await arrow.click();
  const question = gm.page.locator('.pdc-question-window');
  const title = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as { game: { scenes: { viewed: { name: string } } } };
    return game.scenes.viewed.name;
  });
  for (const text of [
    `Undo orders in “${title}”?`,
    '2 orders by the Allies',
    'From turn 1 (Allies) onwards',
  ]) {
    await question.getByText(text).first().waitFor();
  }
  await gm.screenshot('going-back');
  await question.locator('[data-action=no]').click();
  await question.waitFor({ state: 'detached' });
  expect(await revisionIn(gm)).toBe(2);

  await arrow.click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(french, 3);
  expect((await stateIn(french)).turn.side).toBe('south');
  await lastCard(gm).getByText('Undone: the last 2 orders').waitFor();
  await gm.screenshot('taken-back');
  expect(await lastCard(allied).locator('[data-action=redo]').isVisible()).toBe(false);
  // It is kept: a reload changes nothing in that.
  await gm.page.reload();
  await untilReady(gm.page, gm.faults);
  await lastCard(gm).locator('[data-action=redo]').click();
  await untilRevision(french, 4);
  expect(await stateIn(french)).toEqual(before);
  await lastCard(french).getByText('Redone: 2 orders').waitFor();
  await gm.screenshot('brought-back');
  await panel(gm).locator('[data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(french, 5);
  await openControl(gm);
  await gm.screenshot('control-redo');
  await control(gm).locator('[data-action=redo]').click();
  await untilRevision(french, 6);
  expect(await stateIn(french)).toEqual(before);
  await until(async () => (await panel(gm).locator('[data-action=redo]').count()) === 0);

  // Another battle comes into view: nobody takes the first one back from there, but it can be shown.
  await field.layOut(UNITS);
  const elsewhere = gm.page.locator(`[data-action=undo][aria-label^="“${title}”"]`).last();
  await elsewhere.click();
  await question.getByText(`“${title}” is not in view`).waitFor();
  await gm.screenshot('elsewhere');
  await question.locator('[data-action=yes]').click();
  await until(async () => (await stateIn(gm)).turn.side === 'north');
  expect(await stateIn(gm)).toEqual(before);
});
