import { ROLICA as CORE_ROLICA } from '../../src/rulesets/ccn/scenarios/rolica';
import { VIMEIRO } from '../../src/rulesets/ccn/scenarios/vimeiro';
import { KRANZ } from '../../src/rulesets/code-napoleon/scenarios/kranz';
import { AUSTERLITZ } from '../../src/rulesets/squares/scenarios/austerlitz';
import { openCampaign } from '../../test/browser/campaign-field';
import { type Field, settled } from '../../test/browser/field';
import { rolica } from './positions';

/** The scenario that shows each game best. */
const SHOWN = {
  'cc-napoleon': rolica,
  ccn: VIMEIRO,
  'corsican-ogre': { ...CORE_ROLICA, ruleset: 'corsican-ogre' },
  'code-napoleon': KRANZ,
  squares: AUSTERLITZ,
};

/** Pictures of each game's board and of a campaign's page, by name. */
export async function gamePictures(field: Field): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const { gm, allied } = field.seats;
  for (const [id, scenario] of Object.entries(SHOWN)) {
    const { title, units } = scenario;
    await field.deploy(scenario, { title, pieces: Object.keys(units).length });
    await settled(allied);
    pictures.set(id, await allied.page.screenshot());
  }
  await gm.page.locator('[data-tool=pas-de-charge-new-campaign]').click();
  await gm.page.locator('#pdc-new-campaign [data-action=plan]').first().click();
  const sheet = await openCampaign(gm, 'The Peninsula, 1808–09');
  pictures.set('campaign', await sheet.screenshot());
  return pictures;
}
