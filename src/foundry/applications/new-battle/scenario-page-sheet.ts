import { scenarioData } from '../../../core';
import { draftFrom } from '../../../workshop';
import { isScenarioPage, modulePath } from '../../documents';
import { players } from '../../documents/document-types';
import { TEXTS } from '../../texts';
import { notifyError } from '../battle-window';
import { giveParts } from '../page-sheet-parts';
import { type PlayableScenario, scenarioFile, scenarioFileName } from '../scenario-file';
import type { BattleOffer } from './new-battle';
import { chosenSeats, FRESH_DRAFT } from './new-battle-draft';
import { notifyFaults } from './notify-faults';
import { type PageScenario, scenarioOfPage, scenarioPageContext } from './scenario-page-context';

import JournalEntryPageHandlebarsSheet = foundry.applications.sheets.journal.JournalEntryPageHandlebarsSheet;

/** The dependencies of the sheet, besides its page. */
export interface ScenarioPageDependencies extends BattleOffer {
  /** Opens the dialog for new battles with a scenario chosen. */
  choose(chosen: PlayableScenario): void;
}

/** The sheet of a scenario page: the scenario's description, and for GMs a button that sets up the battle. */
export function scenarioPageSheet({ games, api, workshops, choose }: ScenarioPageDependencies) {
  const content = { template: modulePath('templates/scenario-page.hbs') };

  class ScenarioPageSheet extends JournalEntryPageHandlebarsSheet {
    static override DEFAULT_OPTIONS = {
      classes: ['pas-de-charge', 'pdc-army-page-sheet', 'pdc-scenario-page-sheet'],
      viewClasses: ['pas-de-charge'],
      position: { width: 560, height: 720 },
      window: { icon: 'fa-solid fa-map', resizable: true },
      actions: { layOut: onLayOut, choose: onChoose, editScenario: onEdit, toFile: onToFile },
    };

    #isBusy = false;

    get scenarioPage(): PageScenario | undefined {
      const { document } = this;
      return isScenarioPage(document) ? document : undefined;
    }

    protected override async _prepareContext(options: never) {
      const context = await super._prepareContext(options);
      const { scenarioPage: page } = this;
      const shown = { isGameMaster: game.user.isGM, isBusy: this.#isBusy };
      return { ...context, ...(page && scenarioPageContext(page, games, shown, TEXTS)) };
    }

    /** Uses the scenario for an action; its faults are shown. */
    take(use: (scenario: PlayableScenario) => void): void {
      const { scenarioPage: page } = this;
      if (!page) return;
      try {
        use(scenarioOfPage(page, games, TEXTS));
      } catch (error) {
        notifyError(error);
      }
    }

    /** Sets up the battle, only once even if the button is pressed repeatedly. */
    async layOut({ rules, scenario }: PlayableScenario): Promise<void> {
      if (this.#isBusy) return;
      this.#isBusy = true;
      try {
        void this.render();
        const users = players();
        await api.deployScenario(scenarioData(rules, scenario), chosenSeats(FRESH_DRAFT, users));
      } catch (error) {
        notifyFaults(error, scenario.title);
      } finally {
        this.#isBusy = false;
        void this.render();
      }
    }
  }

  giveParts(ScenarioPageSheet, content);

  function onLayOut(this: ScenarioPageSheet): void {
    this.take((scenario) => void this.layOut(scenario));
  }

  function onChoose(this: ScenarioPageSheet): void {
    this.take(choose);
  }

  function onEdit(this: ScenarioPageSheet): void {
    this.take(({ rules, scenario }) => {
      workshops.begin(rules, draftFrom(rules, scenario)).catch(notifyError);
    });
  }

  function onToFile(this: ScenarioPageSheet): void {
    this.take(({ rules, scenario }) => {
      const text = scenarioFile(rules, scenario);
      foundry.utils.saveDataToFile(text, 'application/json', scenarioFileName(scenario));
    });
  }
  return ScenarioPageSheet;
}
