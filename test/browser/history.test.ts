import { expect, test } from 'vitest';
import { clickHex, dragHex, endTurn, revisionIn, sayYes, settled, stateIn, untilRevision } from './field';
import { type Seat, untilReady } from './harness';
import { useField } from './use-field';

const field = useField();

const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  d: { side: 'south', type: 'infantry', at: '7:3', name: '29th Foot' },
  b: { side: 'north', type: 'infantry', at: '2:6', name: '2nd Light' },
} as const;

const panel = ({ page }: Seat) => page.locator('#pdc-panel');
const control = ({ page }: Seat) => page.locator('#pdc-control');

/** Orders a march and waits until the GM's window has it. */
async function march(seat: Seat, from: string, to: string): Promise<void> {
  const { gm } = field.seats;
  await settled(seat);
  const before = await revisionIn(gm);
  await dragHex(seat, from, to);
  await untilRevision(gm, before + 1);
}

/** Rewinds as the GM, from the list of the battle control. */
async function rewind(gm: Seat, to: number): Promise<void> {
  const before = await revisionIn(gm);
  await control(gm).locator(`[data-record="${to}"] [data-action=undo]`).click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(gm, before + 1);
}

test('a course that was left is listed and taken up again after something new was ordered', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await march(allied, '5:6', '5:5');
  await march(allied, '7:3', '6:3');
  const first = await stateIn(gm);
  await panel(gm).locator('[data-action=control]').click();
  await rewind(gm, 0);
  await march(allied, '7:3', '6:3');
  const second = await stateIn(gm);
  const course = control(gm).locator('.pdc-control-courses li');
  await course.getByText('2 orders by the Allies').waitFor();
  await gm.screenshot('courses');
  await course.locator('[data-action=takeUp]').click();
  await gm.screenshot('course-asked');
  await sayYes(gm, 'Resume another line of play');
  await untilRevision(french, 5);
  expect(await stateIn(french)).toEqual({ ...first, turn: (await stateIn(french)).turn });
  expect((await stateIn(french)).units.a?.at).toBe('5:5');
  // The other way is kept in its turn.
  await course.getByText('1 order by the Allies').waitFor();
  await course.locator('[data-action=takeUp]').click();
  await sayYes(gm, 'Resume another line of play');
  await untilRevision(french, 6);
  expect((await stateIn(french)).units).toEqual(second.units);
});

const bar = ({ page }: Seat) => page.locator('#pdc-history');
/** The pixels between the lower edge of the board and the history bar; less than 0 if the bar covers some of it. */
const freeBelowBoard = ({ page }: Seat): Promise<number> =>
  page.evaluate(() => {
    const { canvas } = globalThis as unknown as {
      canvas: {
        dimensions: { sceneY: number; sceneHeight: number };
        stage: { toGlobal(point: { x: number; y: number }): { y: number } };
      };
    };
    const { sceneY, sceneHeight } = canvas.dimensions;
    const { top = 0 } = document.querySelector('#pdc-history')?.getBoundingClientRect() ?? {};
    return top - canvas.stage.toGlobal({ x: 0, y: sceneY + sceneHeight }).y;
  });
const moment = (seat: Seat, text: string) => bar(seat).locator('.pdc-history-text', { hasText: text });

test('the slider shows the battle as it was, to everybody, and takes nothing meanwhile', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS);
  await march(allied, '5:6', '5:5');
  await march(allied, '7:3', '6:3');
  await settled(french);
  const now = await stateIn(french);
  await french.page.keyboard.press('h');
  await moment(french, 'Now · orders so far: 2').waitFor();
  await french.page.keyboard.press(',');
  await moment(french, 'order 1 of 2').waitFor();
  await bar(french).locator('input').fill('0');
  await moment(french, 'Start of the battle').waitFor();
  await panel(french).getByText('Viewing an earlier moment').waitFor();
  expect(await french.page.locator('canvas.pdc-as-it-was').count()).toBe(1);
  await expect.poll(() => freeBelowBoard(french)).toBeGreaterThanOrEqual(0);
  await french.screenshot('as-it-was');
  // The battle itself goes on untouched, and the others see nothing of it.
  expect(await stateIn(french)).toEqual(now);
  expect(await bar(allied).count()).toBe(0);
  await bar(french).locator('[data-action=later]').click();
  await moment(french, '9th Foot').waitFor();
  await french.page.locator('.pdc-of-the-moment', { hasText: '9th Foot' }).waitFor();
  await bar(french).locator('input').fill('0');
  await moment(french, 'Start of the battle').waitFor();
  await bar(french).getByRole('button', { name: 'Play from here' }).click();
  await bar(french).getByRole('button', { name: 'Stop here' }).waitFor();
  await moment(french, '9th Foot').waitFor();
  await bar(french).getByRole('button', { name: 'Play from here' }).waitFor();
  await moment(french, 'Now · orders so far').waitFor();
  expect(await french.page.locator('canvas.pdc-as-it-was').count()).toBe(0);

  // Whose turn it is can't order anything while he looks back.
  await allied.page.keyboard.press('h');
  await allied.page.keyboard.press(',');
  await moment(allied, 'order 1 of 2').waitFor();
  await clickHex(allied, '6:3');
  await allied.page.locator('.pdc-popover-note', { hasText: 'viewing an earlier moment' }).waitFor();
  await allied.page.keyboard.press('e');
  await allied.page.locator('#notifications', { hasText: 'viewing an earlier moment' }).waitFor();
  expect(await revisionIn(gm)).toBe(2);
  await allied.page.keyboard.press('Escape');
  await moment(allied, 'Now · orders so far').waitFor();
  await endTurn(allied);
  await untilRevision(french, 3);
});

test('who comes back is offered what was done meanwhile, step by step, and any key ends it', async () => {
  const { allied, french } = field.seats;
  await field.layOut(UNITS);
  await settled(french);
  const look = (hidden: boolean) =>
    french.page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await look(true);
  await march(allied, '5:6', '5:5');
  await march(allied, '7:3', '6:3');
  await untilRevision(french, 2);
  expect(await bar(french).count()).toBe(0);
  await look(false);
  await bar(french).getByText('2 orders were given while you were away.').waitFor();
  await french.screenshot('while-away');
  await bar(french).locator('.pdc-history-missed button').first().click();
  await moment(french, 'order 1 of 2').waitFor();
  await french.page.keyboard.press('Escape');
  await moment(french, 'order 1 of 2').waitFor({ state: 'hidden' });
  await bar(french).locator('[data-action=dismiss]').click();
  await bar(french).waitFor({ state: 'detached' });
  // A reload is a way of being away, too.
  await french.page.goto('about:blank');
  await endTurn(allied);
  await french.page.goBack();
  await untilReady(french.page, french.faults);
  await bar(french).getByText('1 order was given while you were away.').waitFor();
  await french.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { set(scope: string, key: string, value: string): Promise<unknown> } };
    };
    return game.settings.set('pas-de-charge', 'motion', 'moving');
  });
  await bar(french).locator('[data-action=replay]').click();
  await moment(french, 'order 2 of 3').waitFor();
  await french.page.keyboard.press('x');
  await bar(french).waitFor({ state: 'detached' });
  expect((await stateIn(french)).turn.side).toBe('north');
  // In the background, the tab tells when the turn comes back.
  const title = await french.page.title();
  await endTurn(french);
  await look(true);
  await endTurn(allied);
  await expect.poll(() => french.page.title()).toMatch(/^\(!\) Your turn: /);
  await look(false);
  expect(await french.page.title()).toBe(title);
});

/** Answers whom the GM takes along to another scene. */
async function go({ page }: Seat, who: 'Go alone' | 'Take everybody'): Promise<void> {
  const question = page.locator('.pdc-question-window');
  await question.getByRole('button', { name: who }).click();
  await question.waitFor({ state: 'detached' });
}

/** Waits until a window shows the scene of that name. */
const untilViewed = ({ page }: Seat, name: string) =>
  page.waitForFunction((wanted) => {
    const { game } = globalThis as unknown as { game: { scenes: { viewed: { name: string } | null } } };
    return game.scenes.viewed?.name === wanted;
  }, name);

test('the GM plays on in a branch, alone or with everybody, and goes back; the battle left has no live answers', async () => {
  const { allied, french, gm } = field.seats;
  const title = 'Talavera, 28 July 1809';
  const side = (name: string, nation: string) => ({ name, nation, target: 9, rating: 6 });
  const units = {
    ...UNITS,
    k: { side: 'south', type: 'cavalry', at: '5:2', name: '14th Dragoons' },
    x: { side: 'north', type: 'infantry', at: '4:2', name: '9th Light' },
  };
  const scenario = {
    ...{ id: 'talavera', ruleset: 'cc-napoleon', title, first: 'south', terrain: {}, units },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    options: { commandCards: false },
  };
  await field.deploy(scenario, { title, pieces: Object.keys(units).length });
  await march(allied, '5:6', '5:5');
  await clickHex(allied, '5:2');
  await clickHex(allied, '4:2');
  await untilRevision(french, 2);
  const answers = ({ page }: Seat) => page.locator('.pdc-card [data-answer=square]');
  await expect.poll(() => answers(gm).isEnabled()).toBe(true);
  await gm.page.keyboard.press('h');
  await bar(gm).locator('input').fill('0');
  await moment(gm, 'Start of the battle').waitFor();
  await bar(gm).locator('[data-action=playOn]').click();
  await gm.screenshot('play-on-asked');
  await go(gm, 'Go alone');
  const branch = 'Talavera (branch from turn 1)';
  await untilViewed(gm, branch);
  await allied.page.locator('.message', { hasText: `${branch} begins: a branch of “${title}”` }).waitFor();
  await untilViewed(allied, title);
  expect(await answers(gm).isDisabled()).toBe(true);
  await gm.screenshot('in-branch');
  await panel(gm).locator('[data-action=goBack]').click();
  await go(gm, 'Go alone');
  await untilViewed(gm, title);
  await expect.poll(() => answers(gm).isEnabled()).toBe(true);

  await gm.page.keyboard.press('h');
  await bar(gm).locator('input').fill('1');
  await moment(gm, 'order 1 of').waitFor();
  await bar(gm).locator('[data-action=playOn]').click();
  await go(gm, 'Take everybody');
  for (const seat of [gm, allied, french]) await untilViewed(seat, 'Talavera (branch 2 from turn 1)');
  await expect.poll(async () => (await stateIn(allied)).units.a?.at).toBe('5:5');
  await settled(allied);
  expect(await answers(french).isDisabled()).toBe(true);
  await march(allied, '7:3', '6:3');
  await panel(gm).locator('[data-action=goBack]').click();
  await go(gm, 'Take everybody');
  for (const seat of [gm, allied, french]) await untilViewed(seat, title);
  await expect.poll(() => answers(french).isEnabled()).toBe(true);
  expect(await panel(gm).locator('[data-action=goBack]').count()).toBe(0);
});

test('cards say of which battle they tell, and those of another one are quieter and can be left out', async () => {
  const { allied, gm } = field.seats;
  await field.layOut(UNITS);
  await march(allied, '5:6', '5:5');
  const first = await gm.page.evaluate(() => {
    const { game } = globalThis as unknown as { game: { scenes: { viewed: { name: string } } } };
    return game.scenes.viewed.name;
  });
  await field.layOut(UNITS);
  await march(allied, '7:3', '6:3');
  const cards = allied.page.locator('.pdc-card');
  const other = cards.filter({ has: allied.page.getByText(first, { exact: true }) }).last();
  await other.locator('.pdc-battle-name').waitFor();
  expect(await other.getAttribute('class')).toContain('is-elsewhere');
  await expect.poll(() => cards.last().getAttribute('class')).not.toContain('is-elsewhere');
  await allied.screenshot('two-battles');
  await allied.page.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { set(scope: string, key: string, value: boolean): Promise<unknown> } };
    };
    return game.settings.set('pas-de-charge', 'hideOtherBattles', true);
  });
  await other.waitFor({ state: 'hidden' });
  expect(await cards.last().isVisible()).toBe(true);
});
