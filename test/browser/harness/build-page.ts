import { buildTablePage } from '../../../tools/fresh-builds.mjs';

/** Builds the page of the table before any test starts one: two at once would write into one another's files. */
export const setup = (): void => buildTablePage();
