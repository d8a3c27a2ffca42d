import { isScenarioPage, SCENARIO_TYPE } from '../documents';
import { localize } from '../texts';
import { ownJournalEntry } from './own-journal-entry';
import { type PlayableScenario, scenarioPageSystem } from './scenario-file';

/** Writes a scenario to the journal, replacing any of the same title; returns the name of the entry. */
export async function writeScenarioPage({ rules, scenario }: PlayableScenario): Promise<string> {
  const entry = await ownJournalEntry('battles', localize('PDC.windows.scenarioPage.journal'));
  const system = scenarioPageSystem(rules, scenario);
  const { title } = scenario;
  const before = entry.pages.contents
    .filter(isScenarioPage)
    .find((page) => page.name === title && page.system.ruleset === rules.id);
  if (before) await before.update({ system });
  else
    await entry.createEmbeddedDocuments('JournalEntryPage', [{ name: title, type: SCENARIO_TYPE, system }]);
  return entry.name;
}
