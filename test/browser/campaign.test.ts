import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pause } from './alone';
import { askAs, dealNext, openCampaign, smallBattle, smallCampaign, writeCampaign } from './campaign-field';
import { ccnFaces } from './ccn-field';
import {
  clickHex,
  pressPanel,
  sayYes,
  settled,
  stateIn,
  systemIn,
  untilRevision,
  untilTokens,
} from './field';
import { playCard } from './hands';
import { dice, type Seat, untilReady } from './harness';
import { useField } from './use-field';

const field = useField();

/** The card in chat that tells of what comes before a battle, or after it. */
const chapter = ({ page }: Seat, text: string) => page.locator('.pdc-chapter-card', { hasText: text });

/** Closes the window of a campaign. */
async function closeSheet({ page }: Seat, title: string): Promise<void> {
  const window = page.locator('.pdc-campaign-sheet', { hasText: title });
  await window.locator('[data-action=close]').click();
  await window.waitFor({ state: 'detached' });
}

const FIRST = smallBattle('hill', 'The hill', {
  dragoons: { side: 'south', type: 'british-heavy-cavalry', at: '5:6', name: '3rd Dragoons' },
  cotton: { side: 'south', type: 'leader', at: '5:6', name: 'Cotton' },
  remnant: { side: 'north', type: 'french-line', at: '4:6', strength: 1, name: '59th Line' },
  foy: { side: 'north', type: 'leader', at: '4:6', name: 'Ferey' },
  guns: { side: 'north', type: 'french-foot-artillery', at: '1:1', name: 'Ruty’s Guns' },
});
const SECOND = smallBattle('bridge', 'The bridge', {
  dragoons: { side: 'south', type: 'british-heavy-cavalry', at: '6:6', name: '3rd Dragoons' },
  cotton: { side: 'south', type: 'leader', at: '6:6', name: 'Cotton' },
  line: { side: 'north', type: 'french-line', at: '2:6', name: '39th Line' },
  foy: { side: 'north', type: 'leader', at: '2:6', name: 'Ferey' },
});

test('from the last blow of a battle through what follows it to the first turn of the next', async () => {
  const { gm, allied, french } = field.seats;
  await writeCampaign(gm, smallCampaign([FIRST, SECOND]), [FIRST, SECOND]);
  const sheet = await openCampaign(gm, 'A small campaign');
  await gm.screenshot('campaign-1');
  await sheet.locator('select[name=seat-allies]').selectOption('allied');
  await sheet.locator('select[name=seat-french]:enabled').selectOption('french');
  await sheet.locator('[data-party=french] option[value=french][selected]').waitFor({ state: 'attached' });
  await dealNext(gm);
  await sheet.locator('[data-action=makeReady]:enabled').click();
  for (const seat of [gm, allied, french]) await untilTokens(seat, 5);
  await gm.screenshot('campaign-2');
  await playCard(allied, 'forward');
  await untilRevision(allied, 2);
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await untilRevision(french, 3);
  await settled(french);
  // The leader falls with the last of his men; he was killed outright.
  await ccnFaces(field, 'infantry', 'cavalry', 'artillery', 'sabers', 'sabers');
  await pressPanel(french, 'Hold');
  await untilRevision(allied, 4);
  // The end of the battle leads back to the campaign, and so does the panel.
  for (const way of ['#pdc-story [data-action=campaign]', '#pdc-panel [data-action=campaign]']) {
    await allied.page.locator(way).click();
    await allied.page.locator('.pdc-campaign-page', { hasText: 'A small campaign' }).waitFor();
    await allied.screenshot(`campaign-from-${way.slice(5, 10)}`);
    await closeSheet(allied, 'A small campaign');
  }
  // The report of the battle lies over the campaign until it is closed.
  await gm.page.locator('#pdc-story [data-action=close]').click();
  await dice(gm.page, 1);
  await sheet.locator('[data-action=settle]:enabled').click();

  // Each side chooses its own; the other one sees whom it waits for.
  await chapter(french, 'is killed in action').waitFor();
  await french.screenshot('campaign-3');
  await chapter(allied, 'Waiting for the French to decide.').waitFor();
  expect(await chapter(allied, 'French').locator('[data-answer]').count()).toBe(0);
  await chapter(french, 'Choose a leader to replace').locator('[data-answer=Merle]').click();
  // The French are handed over in the midst of it: their officer waits while the game is paused, and answers once.
  await chapter(french, 'Choose which arm Merle may lead').waitFor();
  await pause(gm, true);
  await sheet.locator('select[name=seat-french]:enabled').selectOption('officer:recruit');
  await sheet.getByText('The French wait: the game is paused').waitFor();
  expect(await sheet.locator('[data-action=answer]').count()).toBe(0);
  await chapter(french, 'The French wait: the game is paused').waitFor();
  await gm.screenshot('campaign-officer');
  await gm.page.reload();
  await untilReady(gm.page);
  await openCampaign(gm, 'A small campaign');
  await sheet.getByText('The French wait: the game is paused').waitFor();
  await pause(gm, false);
  // Whoever comes back finds the question that is open.
  await allied.page.reload();
  await untilReady(allied.page);
  await chapter(allied, 'make a unit heroic').locator('[data-answer=dragoons]').click();
  await chapter(allied, 'is now heroic').waitFor();
  await allied.screenshot('campaign-4');
  await sheet.getByText('Next: The bridge.').waitFor();

  // The GM gives the Allies a counter more, and lets the officer who fell come back in a carriage.
  await sheet.locator('[data-action=correct][data-party=allies]').click();
  const window = gm.page.locator('#pdc-campaign-correction');
  await window.locator('[name=glory]').fill('2');
  await gm.screenshot('campaign-5');
  await window.locator('button[type=submit]').click();
  await sheet.getByText('The GM corrects the campaign record for the Allies').waitFor();
  await sheet.locator('[data-action=correct][data-party=french]:enabled').click();
  await window.locator('[name="condition:foy"]').selectOption('carriage');
  await window.locator('[name=new-hero]').selectOption('line');
  await window.locator('[name=taken-unit]').fill('3rd Dragoons');
  await window.locator('[name=prisoners]').fill('Paget, Hill');
  await window.locator('button[type=submit]').click();
  await sheet.getByText('commands from a carriage').waitFor();
  const right = sheet.locator('[data-party=french]', { hasText: 'Prisoners: Paget, Hill' });
  await right.locator('li', { hasText: '39th Line' }).waitFor();
  await right.locator('li', { hasText: '3rd Dragoons, captured by —' }).waitFor();

  // Stragglers before the next battle; then its first turn, with what the campaign has made of it.
  await ccnFaces(field, 'infantry');
  await dealNext(gm);
  await sheet.locator('[data-action=makeReady]:enabled').click();
  await chapter(allied, 'Spend glory counters on stragglers').locator('[data-answer="1"]').click();
  for (const seat of [gm, allied, french]) await untilTokens(seat, 4);
  await gm.screenshot('campaign-6');
  await settled(allied);
  const { units, leaders } = await stateIn(allied);
  expect(units.line).toMatchObject({ strength: 3 });
  expect(units.dragoons).toMatchObject({ traits: { heroic: true } });
  expect(leaders.foy).toMatchObject({ name: 'Merle', traits: { carriage: true, leads: 'infantry' } });
  expect(await systemIn(allied)).toMatchObject({ officers: { south: '', north: 'recruit' } });
  await allied.page.locator('.pdc-panel', { hasText: 'Glory counters held by the Allies: 1' }).waitFor();

  // What may be spent stands in the panel, and why not where it can't be.
  const panel = allied.page.locator('.pdc-panel-buttons');
  const rally = panel.getByRole('button', { name: 'Spend counter: rally' });
  expect(await rally.getAttribute('aria-disabled')).toBe('true');
  expect(await rally.getAttribute('data-tooltip')).toBe('The unit is at full strength.');
  await panel.getByRole('button', { name: 'Spend counter: +1 die' }).click();
  await allied.page
    .locator('.pdc-panel-prompt', { hasText: 'Choose a unit to gain +1 die this turn.' })
    .waitFor();
  await allied.screenshot('campaign-7');
  await panel.getByRole('button', { name: '3rd Dragoons' }).click();
  await untilRevision(allied, 2);
  await settled(allied);
  expect(await panel.getByRole('button', { name: 'Spend counter' }).count()).toBe(0);
  await playCard(allied, 'forward');
  await untilRevision(allied, 3);
});

test('a campaign is begun from a list of battles, kept as a file, and taken up from it; a broken file says where', async () => {
  const { gm, allied } = field.seats;
  await gm.page.locator('[data-tool=pas-de-charge-new-campaign]').click();
  const window = gm.page.locator('#pdc-new-campaign');
  await window.locator('[name=title]').fill('Across the Lauter');
  await window.locator('[name=add]').selectOption('ccn-rolica-1808');
  await window.locator('li', { hasText: 'Rolica' }).waitFor();
  await window.locator('[name=add]').selectOption('ccn-corunna-1809');
  await window.locator('li', { hasText: 'Corunna' }).waitFor();
  await window.locator('[name=region-1]').selectOption('spain');
  await window.locator('[name=points-1]').fill('3');
  await gm.screenshot('new-campaign');
  await window.locator('button[type=submit]').click();
  const sheet = gm.page.locator('.pdc-campaign-page', { hasText: 'Across the Lauter' });
  await sheet.locator('li', { hasText: '3 campaign points' }).waitFor();
  // Closed, it is found in the journal, and among the new ones.
  await closeSheet(gm, 'Across the Lauter');
  await gm.page.locator('#sidebar-tabs [data-tab=journal]').click();
  await gm.page.locator('#journal a', { hasText: 'Across the Lauter' }).click();
  await sheet.waitFor();
  await gm.screenshot('campaign-in-journal');
  await closeSheet(gm, 'Across the Lauter');
  await gm.page.locator('#sidebar-tabs [data-tab=chat]').click();
  await gm.page.locator('[data-tool=pas-de-charge-new-campaign]').click();
  await gm.screenshot('campaign-in-new');
  await window.getByRole('button', { name: 'Open Across the Lauter' }).click();
  await sheet.waitFor();
  const saved = gm.page.waitForEvent('download');
  await sheet.locator('[data-action=toFile]').click();
  const path = await (await saved).path();
  const text = readFileSync(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    campaign: { plan: { battles: [{}, { region: 'spain', points: 3 }] } },
  });

  // Nothing is begun by a file that is not as it should be.
  await gm.page.locator('[data-tool=pas-de-charge-new-campaign]').click();
  const broken = text.replace('"region":"spain"', '"region":"atlantis"');
  const give = (content: string) =>
    window.locator('[name=file]').setInputFiles({
      ...{ name: 'lauter.json', mimeType: 'application/json' },
      buffer: Buffer.from(content),
    });
  await give(broken);
  await gm.page.getByText('battles[1].region').waitFor();
  await give(text);
  await window.waitFor({ state: 'detached' });
  // A player may read it, and finds nothing to press that is not his.
  const read = await openCampaign(allied, 'Across the Lauter');
  expect(await read.locator('button').allTextContents()).toEqual(['Save as file']);
});

test('a forged wish is refused, and a page that can’t be read says why', async () => {
  const { gm, french } = field.seats;
  await writeCampaign(gm, smallCampaign([FIRST, SECOND], 'Forged'), [FIRST, SECOND]);
  const page = await openCampaign(french, 'Forged');
  expect(await page.locator('[data-action=makeReady]').count()).toBe(0);
  const wishes = [
    [{ makeReady: true }, 0, 'only-the-game-master'],
    [{ takeBack: true }, 0, 'only-the-game-master'],
    [{ correct: { glory: 9 }, party: 'french' }, 0, 'only-the-game-master'],
    [{ seat: 'french', party: 'french' }, 0, 'only-the-game-master'],
    [{ choose: 'Foy' }, 0, 'no-question-is-open'],
    [{ choose: 'Foy' }, 7, 'campaign-has-moved-on'],
    [{ makeReady: 'yes' }, 0, 'campaign-unusable'],
    ['nonsense', 0, 'campaign-unusable'],
  ] as const;
  for (const [request, revision, reason] of wishes) {
    expect([request, await askAs(french, 'french', 'Forged', { revision, request })]).toEqual([
      request,
      reason,
    ]);
  }

  // What was made ready is taken back as long as nobody has given an order, and the field goes with it.
  const sheet = await openCampaign(gm, 'Forged');
  await dealNext(gm);
  await sheet.locator('[data-action=makeReady]:enabled').click();
  for (const seat of [gm, french]) await untilTokens(seat, 5);
  await sheet.getByText('Being fought now: The hill.').waitFor();
  await settled(gm);
  await sheet.locator('[data-action=takeBack]:enabled').click();
  await gm.page.getByText('is deleted with its scene').waitFor();
  await sayYes(gm, 'Undo this?');
  await sheet.getByText('Next: The hill.').waitFor();
  await gm.page.locator('.pdc-chapter-card.pdc-undone').waitFor();

  await writeCampaign(gm, { plan: { title: 'Broken' } }, []);
  const broken = gm.page.locator('.pdc-campaign-page', { hasText: 'Broken' });
  await openCampaign(gm, 'Broken');
  await broken.getByText('record: is missing; expected a list').waitFor();
});
