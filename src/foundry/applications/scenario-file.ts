import {
  type FileKind,
  LONGEST,
  oneById,
  type Ruleset,
  readJsonFile,
  readScenario,
  type Scenario,
  scenarioData,
  scenarioText,
} from '../../core';
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
export const scenarioFileName = ({ id, title }: Scenario): string =>
  `${[id, title].map(plainName).find((name) => name !== '') ?? 'scenario'}.json`;

const plainName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
