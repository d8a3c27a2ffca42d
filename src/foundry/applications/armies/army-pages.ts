import type { Army } from '../../../core';
import { ARMY_TYPE, type ArmyPage, isArmyPage } from '../../documents';
import { localize } from '../../texts';
import { ownJournalEntry } from '../own-journal-entry';
import type { ArmyGame } from './army-game';
import { armyPageSystem } from './army-page-data';

/** The pages with armies of a game that the user may view. */
export const armyPages = ({ rules }: ArmyGame): readonly ArmyPage[] =>
  game.journal.contents.flatMap(({ pages }) =>
    pages.contents.filter(isArmyPage).filter((page) => {
      return page.system.ruleset === rules.id && page.testUserPermission(game.user, 'OBSERVER');
    }),
  );

/** Writes an army to the journal, replacing any of the same name; returns the name of the entry. */
export async function writeArmyPage(armyGame: ArmyGame, army: Army): Promise<string> {
  const entry = await ownJournalEntry('armies', localize('PDC.windows.armyPage.journal'));
  const system = armyPageSystem(armyGame, army);
  const before = entry.pages.contents
    .filter(isArmyPage)
    .find((page) => page.name === army.name && page.system.ruleset === system.ruleset);
  if (before) await before.update({ system });
  else
    await entry.createEmbeddedDocuments('JournalEntryPage', [{ name: army.name, type: ARMY_TYPE, system }]);
  return entry.name;
}
