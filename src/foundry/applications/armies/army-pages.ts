import type { Army } from '../../../core';
import { ARMY_TYPE, type ArmyPage, isArmyPage, MODULE_ID, modulePath } from '../../documents';
import { localize } from '../../texts';
import { watchUnitDrag } from './add-unit';
import type { ArmyGame } from './army-game';
import { armyPageSystem, type PageArmy } from './army-page-data';
import { armyPageContext } from './saved-armies';

/** The pages with armies of a game that the user may look at. */
export const armyPages = ({ rules }: ArmyGame): readonly ArmyPage[] =>
  game.journal.contents.flatMap(({ pages }) =>
    pages.contents.filter(isArmyPage).filter((page) => {
      return page.system.ruleset === rules.id && page.testUserPermission(game.user, 'OBSERVER');
    }),
  );

/** Writes an army into the journal, in place of the one of that name; answers with the name of the entry. */
export async function writeArmyPage(armyGame: ArmyGame, army: Army): Promise<string> {
  const entry = await armiesEntry();
  const system = armyPageSystem(armyGame, army);
  const before = entry.pages.contents
    .filter(isArmyPage)
    .find((page) => page.name === army.name && page.system.ruleset === system.ruleset);
  if (before) await before.update({ system });
  else
    await entry.createEmbeddedDocuments('JournalEntryPage', [{ name: army.name, type: ARMY_TYPE, system }]);
  return entry.name;
}

async function armiesEntry(): Promise<JournalEntry.Implementation> {
  const known = game.journal.contents.find(({ flags }) => flags[MODULE_ID]?.armies === true);
  const entry =
    known ??
    (await JournalEntry.create({
      name: localize('PDC.armyPage.journal'),
      flags: { [MODULE_ID]: { armies: true } },
    }));
  if (!entry) throw new Error(localize('PDC.armyPage.notWritten'));
  return entry;
}

import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/** What the sheet needs besides its page. */
export interface ArmyPageDependencies {
  readonly games: readonly ArmyGame[];
  openBuilder(page: PageArmy): void;
}

/** Foundry's own parts of a page that is edited; its types don't know them. */
function frameParts(): Readonly<Record<string, object>> {
  const { header, footer }: Readonly<Record<string, object>> = Object(
    Reflect.get(JournalEntryPageHandlebarsSheet, 'EDIT_PARTS'),
  );
  return { ...(header && { header }), ...(footer && { footer }) };
}

/** The sheet of a page that holds an army: it lists the units, and game masters drag them on to the map. */
export function armyPageSheet({ games, openBuilder }: ArmyPageDependencies) {
  const content = { template: modulePath('templates/army-page.hbs') };
  const { header, footer } = frameParts();

  class ArmyPageSheet extends JournalEntryPageHandlebarsSheet {
    static override DEFAULT_OPTIONS = {
      classes: ['pas-de-charge', 'pdc-army-page-sheet'],
      viewClasses: ['pas-de-charge'],
      position: { width: 420 },
      window: { icon: 'fa-solid fa-chess-pawn' },
      actions: { toBuilder: onToBuilder },
    };

    static VIEW_PARTS = { content };
    static EDIT_PARTS = { ...(header && { header }), content, ...(footer && { footer }) };

    get page(): PageArmy | undefined {
      const { document } = this;
      return isArmyPage(document) ? document : undefined;
    }

    protected override async _prepareContext(options: never) {
      const context = await super._prepareContext(options);
      const { page } = this;
      return { ...context, ...(page && armyPageContext(page, games, game.user.isGM, localize)) };
    }

    protected override async _onRender(context: never, options: never): Promise<void> {
      await super._onRender(context, options);
      const list = this.element.querySelector<HTMLElement>('.pdc-army-page-units');
      const { page } = this;
      if (!list || !page) return;
      const { ruleset, nation } = page.system;
      const armies = games.find(({ rules }) => rules.id === ruleset)?.armies;
      watchUnitDrag(list, (unit) => {
        if (!game.user.isGM) return undefined;
        return { ruleset, nation: armies?.colourOf(unit, nation) ?? nation, side: null };
      });
    }
  }

  function onToBuilder(this: ArmyPageSheet): void {
    if (this.page) openBuilder(this.page);
  }
  return ArmyPageSheet;
}
