import {
  type FileKind,
  LONGEST,
  oneById,
  parseJson,
  plainName,
  type Ruleset,
  readJsonFile,
  readScenario,
  type Scenario,
  scenarioData,
  scenarioText,
} from '../../core';
import type { Draft } from '../../workshop';
import type { Game } from '../battle';

const SCENARIO_FILE: FileKind = { name: 'scenario file', holds: 'a scenario', longest: LONGEST.scenarioFile };

/** A scenario and its rules. */
export interface PlayableScenario {
  readonly rules: Ruleset;
  readonly scenario: Scenario;
}

/** Reads a scenario file. Throws UnusableData with every fault and its place. */
export function readScenarioFile(content: string, games: readonly Game[]): PlayableScenario {
  const { rules, data } = readJsonFile(SCENARIO_FILE, content, (given, faults) => ({
    ...oneById(given.ruleset, 'ruleset', faults, games, idOf),
    data: given,
  }));
  return { rules, scenario: readScenario(rules, data) };
}

/** The data of a scenario with faults that can be mended. */
export interface UnfinishedScenario {
  readonly rules: Ruleset;
  readonly draft: Draft;
}

/** The scenario in a file that can't be used yet; undefined if the file is no data of any of the games. */
export function unfinishedIn(content: string, games: readonly Game[]): UnfinishedScenario | undefined {
  try {
    const data = parseJson(content, LONGEST.scenarioFile);
    const rules = games.find((each) => each.rules.id === Reflect.get(Object(data), 'ruleset'))?.rules;
    return rules && { rules, draft: Object(data) as Draft };
  } catch {
    return undefined;
  }
}

const idOf = ({ rules }: Game): string => rules.id;

/**
 * The system data of a scenario page: the same data as in its file, so that both are read and checked in the same way.
 */
export const scenarioPageSystem = (rules: Ruleset, scenario: Scenario) => ({
  ruleset: rules.id,
  scenario: JSON.stringify(scenarioData(rules, scenario)),
});

/** The text of the file in which a scenario is shared and edited by hand. */
export const scenarioFile = (rules: Ruleset, scenario: Scenario): string =>
  scenarioText(scenarioData(rules, scenario));

/** A name for that file that is valid on every system. */
export const scenarioFileName = ({ id, title }: Pick<Scenario, 'id' | 'title'>): string =>
  `${[id, title].map(plainName).find((name) => name !== '') ?? 'scenario'}.json`;
