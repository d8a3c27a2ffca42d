import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';
import { draftFrom } from '../../src/workshop';
import { chooseScenario, settled, stateIn } from '../browser/field';
import { useField } from '../browser/use-field';

const field = useField();

const TABS = ['story', 'game', 'board', 'sides', 'forces', 'ends', 'briefing'];

test.each(
  GAMES.flatMap(({ rules, scenarios: [first] }) => (first ? [[rules.id, rules, first] as const] : [])),
)(
  'a scenario of %s is opened in a workshop, saved equal, mirrored, undone and played',
  async (_, rules, scenario) => {
    const { gm } = field.seats;
    await gm.page.click('[data-tool=pas-de-charge-new-battle]');
    const dialog = gm.page.locator('#pdc-new-battle');
    await chooseScenario(gm, scenario.id);
    await dialog.locator('[name=editScenario]').click();
    const panel = gm.page.locator('#pdc-workshop');
    await panel.waitFor();
    for (const tab of TABS) {
      await panel.locator(`[name=tab-${tab}]`).click();
      await panel.locator(`[name=tab-${tab}][aria-selected=true]`).waitFor();
      await gm.screenshot(`workshop-${rules.id}-${tab}`);
    }
    await panel.locator('[name=tab-board]').click();
    await panel.locator('[name=mirror-across]').click();
    await panel.locator('[name=undo]:enabled').click();
    await panel.locator('[name=undo]:disabled').waitFor();
    const download = gm.page.waitForEvent('download');
    await panel.locator('[name=save]').click();
    const saved: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    const draft = draftFrom(rules, scenario);
    expect(saved).toEqual(draft);
    await panel.locator('[name=play]').click();
    await panel.waitFor({ state: 'detached' });
    await settled(gm);
    // Roads that the scenario names as terrain are led over open ground.
    expect((await stateIn(gm)).terrain).toEqual(draft.terrain);
  },
);
