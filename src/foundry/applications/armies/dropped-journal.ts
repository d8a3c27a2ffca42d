import { type ArmyPage, callAsListed, isArmyPage, MODULE_ID } from '../../documents';
import { localize } from '../../texts';
import { notifyError } from '../battle-window';
import { armyDragOf, isWholeArmy } from './army-drag';
import { type ChoiceTexts, chooseArmy } from './choose-army';

/** The types of journal document that can bring armies when dragged. */
const KINDS = ['JournalEntry', 'JournalEntryPage', 'Folder'];
/** The uuid prefix of our armies compendium. */
const OURS = `Compendium.${MODULE_ID}.armies.`;

/** The uuid of an entry, page or folder dragged from a journal or a compendium; undefined for all else. */
export function droppedJournal(data: unknown): string | undefined {
  const { type, uuid }: Readonly<Record<string, unknown>> = Object(data);
  return typeof uuid === 'string' && KINDS.includes(String(type)) ? uuid : undefined;
}

/** True if it is in the module's own armies compendium, whose documents have no other use on a map. */
export const isOurs = (uuid: string): boolean => uuid.startsWith(OURS);

/**
 * True if it is known at once to bring an army. Other compendia are not: reading them takes longer than Foundry waits
 * for an answer.
 */
export function bringsArmies(uuid: string): boolean {
  if (uuid.startsWith('Compendium.')) return isOurs(uuid);
  const found: unknown = foundry.utils.fromUuidSync(uuid);
  return contentsOf(found).some((each) => armiesIn(each).length > 0);
}

/** The army in a dragged journal document: asks the user if there are several, and notifies them if there is none. */
export async function armyOfJournal(
  uuid: string,
  texts: ChoiceTexts,
  ruleset?: string,
): Promise<ArmyPage | undefined> {
  try {
    const found: unknown = await foundry.utils.fromUuid(uuid);
    const each = await Promise.all(contentsOf(found).map(readWhole));
    const armies = each.flatMap(armiesIn).sort((one, other) => one.name.localeCompare(other.name));
    const fitting = armies.filter(({ system }) => ruleset === undefined || system.ruleset === ruleset);
    if (fitting.length > 0) return await chooseArmy(fitting, texts);
    const key = armies.length > 0 ? 'PDC.windows.packs.otherGames' : 'PDC.windows.packs.noArmyIn';
    ui.notifications.warn(localize(key, { name: nameOf(found) }));
  } catch (error) {
    notifyError(error);
  }
  return undefined;
}

/** The documents in a folder and its subfolders; any other document stands for itself. */
function contentsOf(found: unknown): readonly unknown[] {
  if (!(found instanceof Folder)) return [found];
  return [found, ...found.getSubfolders(true)].flatMap((folder): readonly unknown[] => folder.contents);
}

/** The full document; a line of a compendium index is loaded. */
async function readWhole(each: unknown): Promise<unknown> {
  if (each instanceof JournalEntry || each instanceof JournalEntryPage) return each;
  const { uuid }: { readonly uuid?: unknown } = Object(each);
  return typeof uuid === 'string' ? foundry.utils.fromUuid(uuid) : undefined;
}

/** The armies of an entry, or the one of a page, as far as the user may view them. */
function armiesIn(found: unknown): readonly ArmyPage[] {
  if (found instanceof JournalEntry || found instanceof JournalEntryPage) callAsListed(found);
  const pages = found instanceof JournalEntry ? found.pages.contents : [found];
  return pages.flatMap((page) =>
    page instanceof JournalEntryPage &&
    isArmyPage(page) &&
    isWholeArmy(armyDragOf(page)) &&
    page.testUserPermission(game.user, 'OBSERVER')
      ? [page]
      : [],
  );
}

function nameOf(found: unknown): string {
  const { name }: { readonly name?: unknown } = Object(found);
  return typeof name === 'string' ? name : localize('PDC.windows.packs.dropped');
}
