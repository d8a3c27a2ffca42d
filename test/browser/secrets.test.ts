import { expect, test } from 'vitest';
import { ccnFaces, layOutCcn } from './ccn-field';
import { endTurn, forge, lastCard, sayYes, settled, stateIn, untilRevision, useUpDice } from './field';
import { draws, everythingIn, handOf, playCard } from './hands';
import { dice, type Seat, untilReady } from './harness';
import { press, pressUntilFocused, untilTold } from './key-hands';
import { useField } from './use-field';

const field = useField();

const SOUTH = ['order-two-centre', 'order-light-troops', 'double-time', 'move-fire-move'];
const NORTH = ['order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'];

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  n: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
} as const;

const layOut = () => field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });

const panel = ({ page }: Seat) => page.locator('#pdc-panel');
const control = ({ page }: Seat) => page.locator('#pdc-control');

async function openControl(seat: Seat): Promise<void> {
  if ((await control(seat).count()) === 0) await panel(seat).locator('[data-action=control]').click();
  await control(seat).locator('.pdc-control').waitFor();
}

/** The user opens the world in another browser: this one forgets what it kept of keys. */
async function inAnotherBrowser({ page }: Seat): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('.ownKeys')) localStorage.removeItem(key);
  });
  await page.reload();
  await untilReady(page);
}

test('a player who searches everything in his window finds no card of the other hand', async () => {
  const { gm, allied, french } = field.seats;
  await layOut();
  await playCard(allied, 'order-two-centre');
  await untilRevision(french, 2);
  // He draws none of the kind that the other side holds.
  await dice(gm.page, ...draws(['order-three-right'], [...SOUTH, ...NORTH]));
  await endTurn(allied);
  await untilRevision(french, 3);
  await playCard(french, 'out-flanked');
  await untilRevision(allied, 4);
  expect((await handOf(french)).sort()).toEqual(NORTH.filter((card) => card !== 'out-flanked').sort());
  const everything = await everythingIn(allied);
  // What was looked for is there: the papers, and what was played openly.
  expect(everything).toContain('"lines"');
  expect(everything).toContain('out-flanked');
  for (const card of ['order-three-left', 'line-command', 'order-heavy-troops']) {
    expect(everything).not.toContain(card);
  }
  // What the module offers to a console is not for players.
  const tries = await allied.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: {
        modules: { get(id: string): { api: { control: Record<string, (battle: string) => unknown> } } };
        combats: { contents: { id: string }[] };
        users: { activeGM: { query(name: string, data: unknown): Promise<unknown> } };
      };
    };
    const { control } = game.modules.get('pas-de-charge').api;
    const battle = game.combats.contents.at(-1)?.id ?? '';
    const told: string[] = [];
    for (const name of ['fileOf', 'actions', 'playAgain', 'dealAgain', 'isLocked']) {
      try {
        told.push(JSON.stringify(await control[name]?.(battle)));
      } catch (error) {
        told.push(String(error));
      }
    }
    const moment = await game.users.activeGM.query('pas-de-charge.moment', { battle, at: 2 });
    return [...told, JSON.stringify(moment)];
  });
  expect(tries.slice(0, 5).every((told) => told.includes('Only'))).toBe(true);
  expect(tries.at(-1)).toContain('order-two-centre');
  for (const card of ['order-three-left', 'line-command']) expect(tries.join()).not.toContain(card);
});

test('a player in another browser gets his cards by himself', async () => {
  const { allied } = field.seats;
  await layOut();
  await inAnotherBrowser(allied);
  await expect.poll(async () => (await handOf(allied)).sort()).toEqual([...SOUTH].sort());
  await playCard(allied, 'double-time');
  await untilRevision(allied, 2);
});

test('a GM in another browser reads the key in, or deals the hidden cards anew', async () => {
  const { allied, gm } = field.seats;
  await layOut();
  await openControl(gm);
  const download = gm.page.waitForEvent('download');
  await control(gm).locator('summary', { hasText: 'World key' }).click();
  await control(gm).locator('[name=saveKey]').click();
  const path = await (await download).path();
  await inAnotherBrowser(gm);
  await openControl(gm);
  await control(gm).locator('.pdc-control-locked').waitFor();
  await gm.screenshot('control-locked');
  const early = { order: { type: 'play-card', side: 'south', card: 'double-time' } };
  expect(await forge(allied, 'allied', early)).toMatchObject({ refusal: { reason: 'battle-is-locked' } });
  await control(gm).locator('[name=file]').setInputFiles(path);
  await control(gm).locator('.pdc-control-locked').waitFor({ state: 'detached' });
  await gm.screenshot('control-unlocked');
  await playCard(allied, 'double-time');
  await untilRevision(allied, 2);
  const before = await stateIn(allied);
  await inAnotherBrowser(gm);
  await openControl(gm);
  await control(gm).locator('[name=dealAnew]').click();
  await sayYes(gm, 'Is the key really lost?');
  await control(gm).locator('.pdc-control-locked').waitFor({ state: 'detached' });
  await untilRevision(allied, 3);
  const { units, turn } = await stateIn(allied);
  expect([units, turn]).toEqual([before.units, before.turn]);
  await expect.poll(async () => (await handOf(allied)).length).toBe(3);
  await endTurn(allied);
  await untilRevision(allied, 4);
  await control(gm).locator('.window-header [data-action=close]').click();
});

test('whoever could hold a card that answers is asked, whether or not he holds it', async () => {
  const { allied, french } = field.seats;
  const south = ['forward', 'probe-left'];
  const told: string[] = [];
  for (const north of [
    ['bombard', 'rally'],
    ['first-strike', 'rally'],
  ]) {
    const hands = { south, north };
    await layOutCcn(
      field,
      {
        foot: { side: 'south', type: 'british-line', at: '4:6', name: '5th Foot' },
        line: { side: 'north', type: 'french-line', at: '3:6', name: '39th Line' },
      },
      hands,
    );
    await playCard(allied, 'forward');
    await untilRevision(allied, 2);
    const melee = { order: { type: 'melee', side: 'south', unit: 'foot', target: 'line' } };
    expect(await forge(allied, 'allied', melee)).toMatchObject({ ok: true });
    await untilRevision(french, 3);
    await untilRevision(allied, 3);
    await settled(allied);
    told.push(`${await panel(allied).textContent()} ${await lastCard(allied).textContent()}`);
    await french.screenshot(`asked-${north[0]}`);
    await ccnFaces(field, ...new Array<string>(12).fill('cavalry'));
    await forge(french, 'french', { choose: 'none' });
    await untilRevision(allied, 4);
    await useUpDice(field.seats.gm);
  }
  const [without, withIt] = told.map((text) => text.replace(/core-\d+/g, ''));
  expect(without).toContain('Waiting for the French');
  expect(without).toBe(withIt);
});

test('an officer stands in for a player who has left, until the player is back and takes command by keyboard', async () => {
  const { allied, gm, french } = field.seats;
  await layOut();
  await gm.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: { settings: { set(scope: string, key: string, value: string): Promise<unknown> } };
    };
    await game.settings.set('pas-de-charge', 'standIn', 'offered');
  });
  const url = allied.page.url();
  await allied.page.goto('about:blank');
  const standIn = panel(gm).locator('[data-action=passCommand][data-how=standIn]');
  await standIn.waitFor();
  await gm.screenshot('stand-in-offered');
  await standIn.click();
  // The Captain plays a card of the hand, which only the player and the officer know.
  await expect.poll(async () => (await stateIn(french)).turn.card).not.toBeNull();
  await french.screenshot('stand-in-seen');
  await gm.screenshot('stand-in-ends');
  await allied.page.goto(url);
  await untilReady(allied.page);
  await untilTold(allied, /A Captain stands in for you/);
  await allied.screenshot('stand-in-back');
  await pressUntilFocused(allied, 'F6', '[data-how=takeBack]');
  await press(allied, 'Enter');
  await panel(allied).locator('.pdc-panel-name', { hasText: '(you)' }).waitFor();
  await expect.poll(async () => (await handOf(allied)).length).toBeGreaterThan(0);
  await expect.poll(() => panel(gm).locator('[data-action=passCommand]').count()).toBe(0);
  await useUpDice(gm);
});

test('a GM takes command for a player who has left, and then has the cards', async () => {
  const { allied, gm } = field.seats;
  await layOut();
  await allied.close();
  const takeCommand = panel(gm).locator('[data-action=passCommand][data-how=take]');
  await takeCommand.waitFor();
  await takeCommand.click();
  await expect.poll(async () => (await handOf(gm)).sort()).toEqual([...SOUTH].sort());
  await playCard(gm, 'order-two-centre');
  await untilRevision(gm, 2);
});
