import { type Ruleset, type Scenario, scenarioData, wholeBriefing } from '../core';
import { type Draft, rulesOf } from './draft';
import { withRoadLists } from './roads';

/** The draft of a scenario, in the words of its file; roads that an older one names as terrain lead over it. */
export function draftFrom(rules: Ruleset, scenario: Scenario): Draft {
  const data = scenarioData(rules, { ...scenario, briefing: wholeBriefing(scenario.briefing) });
  const draft = JSON.parse(JSON.stringify(data)) as Draft;
  return withRoadLists(rulesOf(rules, draft), draft);
}
