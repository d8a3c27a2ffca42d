import { UnusableData } from '../../../core';
import { additionTo, hasSecrets, type Save, saveIn, sealIn, type Volume, volumeOf } from '../../../match';
import { digestOf, MODULE_ID, ownWrite } from '../../documents';
import { localize } from '../../texts';
import { digest, hasKeyFor, hideForMasters, isHidden, READER, scriptOf } from '../keys/record-script';

type Journal = JournalEntry.Implementation;
type Page = JournalEntryPage.Implementation;
type PageFlags = NonNullable<Page['flags'][typeof MODULE_ID]>;

/** The number of additions on one page, which the server stores as a whole. */
const LINES_A_PAGE = 32;

const flagsOf = (page: Page): PageFlags => page.flags[MODULE_ID] ?? {};

/** The page of a journal with a name. */
export const pageOf = (journal: Journal | undefined, name: string): Page | undefined =>
  journal?.pages.contents.find((page) => flagsOf(page).page === name);

/** The pages of a volume, and their contents. */
interface VolumePages extends Volume {
  /** The first seal, which identifies the volume. */
  readonly name: string;
  readonly pages: readonly Page[];
}

/** The volume with which a battle is played; undefined if its journal is missing, or older than volumes. */
function volumeIn(journal: Journal | undefined): VolumePages | undefined {
  const record = pageOf(journal, 'record');
  const name = journal && volumeNamed(journal);
  if (!journal || name === undefined) return undefined;
  const own = journal.pages.contents.filter((page) => flagsOf(page).volume === name && page !== record);
  const opening = own.map(flagsOf).find((flags) => flags.opening !== undefined)?.opening;
  if (opening === undefined) throw missing(journal, localize('PDC.windows.battleJournal.beginning'));
  const pages = own
    .filter((page) => flagsOf(page).page === 'lines')
    .sort((one, other) => (flagsOf(one).from ?? 0) - (flagsOf(other).from ?? 0));
  if (pages.length === 0) throw missing(journal, lineNames(0, LINES_A_PAGE));
  const additions: string[] = [];
  for (const page of pages) {
    const { from = 0, lines = {} } = flagsOf(page);
    if (from > additions.length) throw missing(journal, lineNames(additions.length, from));
    additions.length = from;
    for (let text = lines[0], line = 1; text !== undefined; text = lines[line], line += 1)
      additions.push(text);
  }
  return { name, opening, additions, pages };
}

const missing = (journal: Journal, page: string): UnusableData =>
  new UnusableData(journal.name, [localize('PDC.windows.session.noPage', { page })]);

const lineNames = (from: number, to: number): string =>
  localize('PDC.windows.battleJournal.lines', { from: String(from + 1), to: String(to) });

const lastSeal = ({ name, additions }: Pick<VolumePages, 'name' | 'additions'>): string =>
  sealIn(additions.at(-1) ?? '') || name;

/** The last seal of a record, which identifies everything that was done in the battle; undefined if there is none. */
export function sealOf(journal: Journal | undefined): string | undefined {
  const volume = volumeIn(journal);
  return volume && lastSeal(volume);
}

/** The record in a journal, not yet checked and without a position; undefined if there is no volume. */
export function recordIn(journal: Journal): object | undefined {
  const volume = volumeIn(journal);
  return volume && saveIn(volume, READER, journal.name);
}

/** True if a journal holds hidden information in plain text, as earlier versions wrote it. */
export const isInPlain = (journal: Journal, save: Save): boolean =>
  hasSecrets(save) && !isHidden(volumeIn(journal)?.opening);

/** True if a journal is encrypted with a key that this browser does not have. */
export function isLocked(journal: Journal): boolean {
  const opening = volumeIn(journal)?.opening;
  return isHidden(opening) && !hasKeyFor(opening);
}

/** The pages of a new volume. */
interface NewVolume {
  readonly name: string;
  readonly seal: string;
  readonly pages: readonly PageData[];
}

type PageData = ReturnType<typeof linesPage> | ReturnType<typeof openingPage>;

/** A volume for the current state of a battle; `after` is the seal of the previous one. */
export function newVolume(save: Save, after?: string): NewVolume {
  const { opening, additions } = volumeOf(save, scriptOf(save), after);
  const name = digest(opening);
  const pages: PageData[] = [openingPage(name, opening)];
  for (let from = 0; from === 0 || from < additions.length; from += LINES_A_PAGE) {
    pages.push(linesPage(name, from, additions.slice(from, from + LINES_A_PAGE)));
  }
  return { name, seal: lastSeal({ name, additions }), pages };
}

/** Only GMs may open pages with both hands. */
export const onlyForGms = () => ({ default: CONST.DOCUMENT_OWNERSHIP_LEVELS.NONE });

const openingPage = (volume: string, opening: string) => ({
  _id: pageId(volume, 'beginning'),
  name: localize('PDC.windows.battleJournal.beginning'),
  ownership: onlyForGms(),
  flags: { [MODULE_ID]: { page: 'beginning', volume, opening } },
});

const linesPage = (volume: string, from: number, additions: readonly string[]) => ({
  _id: pageId(volume, String(from)),
  name: lineNames(from, from + LINES_A_PAGE),
  ownership: onlyForGms(),
  flags: { [MODULE_ID]: { page: 'lines', volume, from, lines: Object.fromEntries(additions.entries()) } },
});

/** The same page always has the same id: if two windows make it at once, only one can. */
const pageId = (volume: string, page: string): string => digestOf(`${volume} ${page}`).slice(0, 16);

/** A page with the unchanged text of an earlier version, encrypted if `isSecret`. */
export function backupPage(text: string, isSecret: boolean) {
  const save = isSecret ? hideForMasters(text, BACKUP) : text;
  return {
    _id: pageId(save, BACKUP),
    name: localize('PDC.windows.battleJournal.backup'),
    ownership: onlyForGms(),
    flags: { [MODULE_ID]: { page: BACKUP, save } },
  };
}

const BACKUP = 'backup';

/**
 * Encrypts text of earlier versions beside the current volume that any user could read: it is moved to a backup page.
 */
export async function hideRemains(journal: Journal): Promise<void> {
  const current = volumeNamed(journal);
  const plain = (page: Page): boolean => {
    const { opening, lines, save } = flagsOf(page);
    return [opening, save, ...Object.values(lines ?? {}).map(afterSeal)].some(
      (text) => text !== undefined && text !== '' && !isHidden(text),
    );
  };
  const remains = journal.pages.contents.filter(
    (page) => flagsOf(page).page !== 'record' && flagsOf(page).volume !== current && plain(page),
  );
  if (remains.length === 0) return;
  await makePages(
    journal,
    remains.map((page) => backupPage(flagsOf(page).save ?? JSON.stringify(flagsOf(page)), true)),
  );
  const doomed = remains.flatMap(({ id }) => (id ? [id] : []));
  await journal.deleteEmbeddedDocuments('JournalEntryPage', doomed, ownWrite());
}

const volumeNamed = (journal: Journal): string | undefined => {
  const record = pageOf(journal, 'record');
  return record && flagsOf(record).volume;
};

const afterSeal = (line: string): string => line.slice(sealIn(line).length + 1);

/** Makes those of some pages that do not exist yet. A volume only counts once the record page names it. */
export async function makePages(
  journal: Journal,
  pages: readonly (PageData | ReturnType<typeof backupPage>)[],
): Promise<void> {
  const there = new Set(journal.pages.contents.map(({ id }) => id));
  const made = pages.filter(({ _id }) => !there.has(_id));
  if (made.length === 0) return;
  await journal.createEmbeddedDocuments('JournalEntryPage', made, { ...ownWrite(), keepId: true });
}

/** The writes that continue a record: the change of a page, or a new one. */
export interface Continuation {
  /** The seal of the record after them. */
  readonly seal: string;
  readonly change?: { readonly _id: string; readonly flags: object };
  readonly made?: PageData;
}

/** The continuation of the record in a journal from one save to the next; undefined if it must be begun again. */
export function continuation(journal: Journal, before: Save, after: Save): Continuation | undefined {
  const volume = volumeIn(journal);
  // A record in plain text is not continued.
  if (!volume || (hasSecrets(after) && !isHidden(volume.opening))) return undefined;
  const addition = additionTo(before, after, lastSeal(volume), scriptOf(after));
  if (addition === undefined) return undefined;
  const seal = sealIn(addition);
  const index = volume.additions.length;
  const page = volume.pages.at(-1);
  const from = page ? (flagsOf(page).from ?? 0) : 0;
  if (!page?.id || index - from >= LINES_A_PAGE) {
    return { seal, made: linesPage(volume.name, index, [addition]) };
  }
  const flags = { [MODULE_ID]: { lines: { [index - from]: addition } } };
  return { seal, change: { _id: page.id, flags } };
}

/** The pages of a volume. */
export const volumePages = (journal: Journal, name: string): readonly string[] =>
  journal.pages.contents.flatMap((page) => {
    const { volume, page: kind } = flagsOf(page);
    return page.id && kind !== 'record' && volume === name ? [page.id] : [];
  });
