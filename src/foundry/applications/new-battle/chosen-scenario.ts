import type { Ruleset } from '../../../core';
import { type Draft, freshDraft } from '../../../workshop';
import { localize } from '../../texts';
import { type PlayableScenario, scenarioFile, scenarioFileName } from '../scenario-file';
import { writeScenarioPage } from '../scenario-pages';

/** A new scenario of a game, with open ground and no pieces. */
export const freshScenario = (rules: Ruleset): Draft =>
  freshDraft(rules, {
    title: localize('PDC.workshop.newTitle'),
    south: localize('PDC.rules.nation.south'),
    north: localize('PDC.rules.nation.north'),
  });

/** Saves a scenario to a file. */
export function saveScenario({ rules, scenario }: PlayableScenario): void {
  const text = scenarioFile(rules, scenario);
  foundry.utils.saveDataToFile(text, 'application/json', scenarioFileName(scenario));
}

/** Writes a scenario to a page of the journal. */
export async function keepScenario(kept: PlayableScenario): Promise<void> {
  const journal = await writeScenarioPage(kept);
  const { title } = kept.scenario;
  ui.notifications.info(localize('PDC.windows.scenarioPage.kept', { title, journal }));
}
