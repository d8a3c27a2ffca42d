import { type Field, forge } from '../../test/browser/field';
import { allSettled, untilReady } from '../../test/browser/harness';
import { publishedIn } from '../../test/browser/in-step';
import type { Camera } from './camera';

const side = (name: string, nation: string, target: number) => ({ name, nation, target, rating: 4 });

/** A battle with hidden hands, or one with provable dice. */
const scenarioOf = (id: string, title: string, commandCards: boolean) => ({
  ...{ id, title, ruleset: 'cc-napoleon', first: 'south', terrain: {}, options: { commandCards } },
  sides: { south: side('Allies', 'british', 5), north: side('French', 'french', 5) },
  units: {
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
  },
});

async function locked(field: Field, camera: Camera): Promise<void> {
  const { gm } = field.seats;
  const { page } = gm;
  await field.deploy(scenarioOf('locked', 'Locked hands', true), { title: 'Locked hands', pieces: 2 });
  await page.keyboard.press('Shift+G');
  const control = page.locator('#pdc-control');
  await control.locator('summary', { hasText: 'World key' }).click();
  await camera.take(page, 'control', 'Battle control: files and the key of the world');
  await camera.take(page, 'control', 'Battle control: files and the key of the world', 'tall');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('.ownKeys')) localStorage.removeItem(key);
  });
  await page.reload();
  await untilReady(page);
  await page.locator('#pdc-panel').waitFor();
  await camera.take(page, 'locked', 'The game master comes from another browser');
  await page.locator('#pdc-panel [data-action=control]').click();
  await control.locator('.pdc-control-locked').waitFor();
  await camera.take(page, 'control-locked', 'Battle control of a locked battle');
}

async function checked(field: Field, camera: Camera): Promise<void> {
  const { gm, allied } = field.seats;
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await dialog.locator('[name=provable]').check();
  await camera.take(gm.page, 'new-battle-provable', 'New battle: dice that can be checked');
  await dialog.locator('.window-header [data-action=close]').click();
  const scenario = scenarioOf('sealed', 'Sealed dice', false);
  await gm.page.evaluate(async (data) => {
    const { game } = globalThis as unknown as {
      game: {
        modules: { get(id: string): { api: { deployScenario(...given: unknown[]): Promise<unknown> } } };
      };
    };
    const { api } = game.modules.get('pas-de-charge');
    await api.deployScenario(data, { south: 'allied', north: 'french' }, {}, false, true);
  }, scenario);
  await allied.page.getByText('every roll follows from all of them').first().waitFor();
  await camera.take(allied.page, 'sealed', 'The dice are sealed');
  await forge(allied, 'allied', { order: { type: 'fire', side: 'south', unit: 'a', target: 'n' } });
  await allSettled(gm.page);
  // The results of these dice are not known in advance.
  for (let { question } = await publishedIn(gm); question; { question } = await publishedIn(gm)) {
    await forge(gm, 'gm', { choose: question.options[0] });
    await allSettled(gm.page);
  }
  await gm.page.keyboard.press('Shift+G');
  await gm.page.locator('#pdc-control [name=checkDice]').click();
  await gm.page.locator('#pdc-control .pdc-dice-check', { hasText: 'The record so far' }).waitFor();
  await camera.take(gm.page, 'dice-sealed', 'Dice are checked before the end', 'tall');
  await gm.page.locator('#pdc-control .window-header [data-action=close]').click();
  await forge(gm, 'gm', { correct: { type: 'side-adjusted', side: 'south', change: { points: 5 } } });
  const story = allied.page.locator('#pdc-story');
  await story.locator('[name=checkDice]').click();
  await story.locator('[data-verdict=right]').waitFor();
  await camera.take(allied.page, 'dice-checked', 'Every roll of the battle was checked');
}

async function selfCheck({ seats: { gm } }: Field, camera: Camera): Promise<void> {
  const { page } = gm;
  await page.click('#sidebar-tabs [data-tab=settings]');
  await page.getByRole('button', { name: 'Run the test' }).click();
  const window = page.locator('#pdc-self-check');
  await window.locator('[name=run]').waitFor();
  await camera.take(page, 'self-check', 'Test this Foundry server');
  await window.locator('[name=second]').selectOption('');
  await window.locator('[name=run]').click();
  await window.locator('[data-check=cleared]').waitFor();
  await window.locator('[name=run]:enabled').waitFor();
  await camera.take(page, 'self-check-done', 'What it found');
}

/** Keys, provable dice, and the test of the host. */
export const trustScenes = { locked, checked, selfCheck };
