import { buildModule, buildTablePage } from '../../../tools/fresh-builds.mjs';
import { executable } from './chromium';

/** Makes ready what all tests start: two at once would write into one another's files. */
export async function setup(): Promise<void> {
  buildModule();
  buildTablePage();
  await executable();
}
