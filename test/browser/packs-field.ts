import type { Locator, Page } from 'playwright-core';
import type { Seat } from './harness';

/** The folder of a name in the list of the compendia, without the compendium around it. */
export const folderIn = (page: Page, name: string): Locator =>
  page.locator('#compendium [data-folder-id]', { has: page.locator(`:scope > summary:text-is("${name}")`) });

/** Opens the list of the compendia, and in it the entry of a name in the folder of a game. */
export async function openEntry({ page }: Seat, folder: string, name: string): Promise<void> {
  await page.click('#sidebar-tabs [data-tab=compendium]');
  await page.locator('#compendium input').fill(name);
  const entries = folderIn(page, folder).locator('[data-entry-id]:not([hidden])', { hasText: name });
  await entries.first().click();
}

/** The name of the folder of a game. */
export const folders: Readonly<Record<string, string>> = {
  'cc-napoleon': 'C&C: Napoleon',
  ccn: 'Napoleonic core game',
  'corsican-ogre': 'Corsican Ogre (core game variant)',
  squares: 'Napoleonic Squares',
  'code-napoleon': 'Code Napoleon',
};
