import type { Seat } from './harness';

/** Opens the list of the compendia, and in it the entry of a name in the folder of a game. */
export async function openEntry({ page }: Seat, folder: string, name: string): Promise<void> {
  await page.click('#sidebar-tabs [data-tab=compendium]');
  await page.locator('#compendium input').fill(name);
  const inFolder = page.locator('#compendium details', { has: page.locator(`summary:text-is("${folder}")`) });
  await inFolder.locator('[data-entry-id]:not([hidden])', { hasText: name }).first().click();
}

/** The name of the folder of a game. */
export const folders: Readonly<Record<string, string>> = {
  'cc-napoleon': 'C&C: Napoleon',
  ccn: 'Napoleonic core game',
  'corsican-ogre': 'Corsican Ogre (core game variant)',
  squares: 'Napoleonic Squares',
  'code-napoleon': 'Code Napoleon',
};
