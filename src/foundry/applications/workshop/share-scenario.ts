import { type Json, readScenario, scenarioFaults, scenarioText } from '../../../core';
import type { TriedScenario } from '../../battle/scenario-trials';
import type { UserWorkshop } from '../../battle/workshop';
import type { ModuleApi } from '../../documents';
import { players } from '../../documents/document-types';
import type { OfficerLevel } from '../../documents/officers';
import { proposedSeats, proposedWay } from '../../documents/way-to-play';
import { localize } from '../../texts';
import { scenarioFileName } from '../scenario-file';
import { writeScenarioPage } from '../scenario-pages';
import { canBeTried } from '../trial-figures';

const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Saves the scenario of a workshop to a file, whether or not it can be played yet. */
export function saveFile({ draft }: UserWorkshop): void {
  const name = scenarioFileName({ id: word(draft.id), title: word(draft.title) });
  foundry.utils.saveDataToFile(scenarioText(draft), 'application/json', name);
}

/** Writes the scenario of a workshop to a page of the journal. Throws UnusableData with every fault in it. */
export async function writePage({ game, draft }: UserWorkshop): Promise<void> {
  const scenario = readScenario(game, draft);
  const journal = await writeScenarioPage({ rules: game, scenario });
  ui.notifications.info(localize('PDC.workshop.shared', { title: scenario.title, journal }));
}

/** Sets up a battle of the scenario of a workshop, for the players who are there. */
export async function playDraft({ draft }: UserWorkshop, api: ModuleApi): Promise<void> {
  const users = players();
  await api.deployScenario(draft, proposedSeats(users, proposedWay(users)));
}

/** The scenario of a workshop as officers are to play it; undefined while it has faults or a side has no units. */
export function triedIn(
  { game: rules, draft }: UserWorkshop,
  level: OfficerLevel,
): TriedScenario | undefined {
  if (scenarioFaults(rules, draft).length > 0) return undefined;
  const scenario = readScenario(rules, draft);
  return canBeTried(rules, scenario) ? { rules, scenario, level } : undefined;
}
