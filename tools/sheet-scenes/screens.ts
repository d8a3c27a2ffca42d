import { clickHex, type Field, forge, settled, untilRevision } from '../../test/browser/field';
import { draws, playCard } from '../../test/browser/hands';
import { allSettled, dice, type Seat } from '../../test/browser/harness';
import type { Camera } from './camera';
import { HANDS } from './positions';

/** Sets up Rolica by its id, with names as in the language of the windows. */
async function begun({ seats }: Field): Promise<void> {
  const { gm, allied, french } = seats;
  await dice(gm.page, ...draws([...HANDS.south, ...HANDS.north]));
  await gm.page.evaluate(async () => {
    const { game } = globalThis as unknown as {
      game: { modules: { get(id: string): { api: { deployScenario(...given: unknown[]): unknown } } } };
    };
    const sides = { south: 'allied', north: 'french' };
    await game.modules.get('pas-de-charge').api.deployScenario('rolica-1808', sides);
  });
  await allied.page.locator('.pdc-hand [data-card=order-four-centre]').waitFor();
  await french.page.locator('.pdc-hand [data-card=first-strike]').waitFor();
  await allSettled(gm.page);
}

/** Opens a window by a key, takes its picture, and closes it. */
async function byKey({ page }: Seat, camera: Camera, key: string, window: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator(`#pdc-${window}`).waitFor();
  await camera.take(page, `screens-${window}`, window);
  await page.locator(`#pdc-${window} .window-header [data-action=close]`).click();
}

async function sheets({ page }: Seat, camera: Camera): Promise<void> {
  for (const type of ['unit', 'leader']) {
    await page.evaluate(async (wanted) => {
      const { game } = globalThis as unknown as { game: { actors: { contents: readonly Actor[] } } };
      type Actor = { type: string; system: { side: string }; sheet: { render(o: object): Promise<void> } };
      const ours = game.actors.contents.findLast(
        ({ type, system }) => type === `pas-de-charge.${wanted}` && system.side === 'south',
      );
      await ours?.sheet.render({ force: true });
    }, type);
    await page.locator('.pdc-sheet').waitFor();
    await camera.take(page, `screens-${type}`, `The sheet of a ${type}`);
    await page.locator('.pdc-sheet .window-header [data-action=close]').click();
  }
}

async function dialogs({ page }: Seat, camera: Camera): Promise<void> {
  await page.click('#sidebar-tabs [data-tab=settings]');
  await camera.take(page, 'screens-settings', 'Settings');
  await page.click('#sidebar-tabs [data-tab=chat]');
  await page.click('[data-tool=pas-de-charge-new-battle]');
  await page.locator('#pdc-new-battle').waitFor();
  await camera.take(page, 'screens-new-battle', 'New battle');
  await page.locator('#pdc-new-battle [name=editScenario]').click();
  await page.locator('#pdc-workshop').waitFor();
  await camera.take(page, 'screens-workshop', 'Workshop');
}

async function screens(field: Field, camera: Camera): Promise<void> {
  const { gm, allied } = field.seats;
  await begun(field);
  await allied.page.locator('.pdc-hand [data-card=light-troops], .pdc-hand-card').last().hover();
  await camera.take(allied.page, 'screens-begun', 'Panel and hand at the beginning');
  await playCard(allied, 'order-four-centre');
  await untilRevision(allied, 2);
  await settled(allied);
  await clickHex(allied, '6:6');
  await clickHex(allied, '5:7');
  await camera.take(allied.page, 'screens-in-hand', 'A unit in hand');
  await allied.page.keyboard.press('Escape');
  await sheets(allied, camera);
  for (const [key, window] of [
    ['Shift+O', 'standing-orders'],
    ['b', 'briefing'],
    ['?', 'companion'],
    ['u', 'roster'],
  ] as const) {
    await byKey(allied, camera, key, window);
  }
  await byKey(gm, camera, 'Shift+G', 'control');
}

async function afterwards(field: Field, camera: Camera): Promise<void> {
  const { gm, allied, french } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'cavalry', at: '5:6', name: '20th Light Dragoons' },
    b: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
    c: { side: 'south', type: 'infantry', at: '5:4', name: '9th Foot' },
    d: { side: 'north', type: 'infantry', at: '4:4', name: '4th Swiss', strength: 2 },
  });
  const south = { side: 'south' };
  await forge(allied, 'allied', { order: { ...south, type: 'melee', unit: 'a', target: 'b' } });
  await allSettled(gm.page);
  await camera.take(french.page, 'screens-question', 'A question');
  await field.faces('blue', 'sword');
  await forge(french, 'french', { choose: 'square' });
  await field.faces('red', 'red', 'blue', 'blue');
  await forge(allied, 'allied', { order: { ...south, type: 'fire', unit: 'c', target: 'd' } });
  await forge(allied, 'allied', { order: { ...south, type: 'end-turn' } });
  await allSettled(gm.page);
  await camera.take(gm.page, 'screens-chat', 'Cards of chat', 'tall');
  await forge(gm, 'gm', { correct: { type: 'side-adjusted', side: 'south', change: { points: 9 } } });
  await allied.page.locator('#pdc-story').waitFor();
  await camera.take(allied.page, 'screens-story', 'Report');
  await dialogs(gm, camera);
}

/** The screens that everybody sees, none of them found by an English word: for languages, letters and directions. */
export const screenScenes = { screens, afterwards };
