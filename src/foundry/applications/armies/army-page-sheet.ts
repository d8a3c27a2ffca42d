import type { Game } from '../../battle';
import { isArmyPage, modulePath } from '../../documents';
import { TEXTS } from '../../texts';
import { notifyError } from '../battle-window';
import { giveParts } from '../page-sheet-parts';
import { watchUnitDrag } from './add-unit';
import { armyDragOf, watchArmyDrag } from './army-drag';
import { armyGamesOf } from './army-game';
import { armyPageContext, colourIn } from './army-page-context';
import { armyOfPage, type PageArmy } from './army-page-data';
import { armyFile, armyFileName } from './saved-armies';

import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/** The dependencies of the sheet, besides its page. */
export interface ArmyPageDependencies {
  readonly games: readonly Game[];
  openBuilder(page: PageArmy): void;
}

/** The sheet of an army page: it lists the units with their figures, to be dragged one by one or as a whole army. */
export function armyPageSheet({ games, openBuilder }: ArmyPageDependencies) {
  const content = { template: modulePath('templates/army-page.hbs') };

  class ArmyPageSheet extends JournalEntryPageHandlebarsSheet {
    static override DEFAULT_OPTIONS = {
      classes: ['pas-de-charge', 'pdc-army-page-sheet'],
      viewClasses: ['pas-de-charge'],
      position: { width: 480, height: 640 },
      window: { icon: 'fa-solid fa-chess-pawn', resizable: true },
      actions: { toBuilder: onToBuilder, toFile: onToFile },
    };

    get armyPage(): PageArmy | undefined {
      const { document } = this;
      return isArmyPage(document) ? document : undefined;
    }

    protected override async _prepareContext(options: never) {
      const context = await super._prepareContext(options);
      const { armyPage: page } = this;
      return { ...context, ...(page && armyPageContext(page, games, game.user.isGM, TEXTS)) };
    }

    protected override async _onRender(context: never, options: never): Promise<void> {
      await super._onRender(context, options);
      const content = this.element.querySelector<HTMLElement>('.pdc-army-page');
      const { armyPage: page } = this;
      if (content && page) watchPage(content, page, games);
    }
  }

  giveParts(ArmyPageSheet, content);

  function onToBuilder(this: ArmyPageSheet): void {
    if (this.armyPage) openBuilder(this.armyPage);
  }

  function onToFile(this: ArmyPageSheet): void {
    if (this.armyPage) saveArmy(this.armyPage, games);
  }
  return ArmyPageSheet;
}

/** Makes the units and the army on a page draggable. */
function watchPage(content: HTMLElement, page: PageArmy, games: readonly Game[]): void {
  const { ruleset, nation } = page.system;
  const found = games.find(({ rules }) => rules.id === ruleset);
  watchUnitDrag(content, (unit) => ({
    ruleset,
    nation: found && nation !== '' ? colourIn(found, unit, nation) : nation,
    side: null,
  }));
  watchArmyDrag(content, () => armyDragOf(page));
}

/** Saves the army of a page to a file. */
function saveArmy(page: PageArmy, games: readonly Game[]): void {
  const found = armyGamesOf(games).find(({ rules }) => rules.id === page.system.ruleset);
  // The button appears only for games with army building.
  if (!found) return;
  try {
    const army = armyOfPage(found, page);
    foundry.utils.saveDataToFile(armyFile(found, army), 'application/json', armyFileName(army));
  } catch (error) {
    notifyError(error);
  }
}
