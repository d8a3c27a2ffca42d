import { readScenario, type Scenario } from '../../../core';
import { codeNapoleon } from '../ruleset';
import { KRANZ } from './kranz';
import { LINDACH } from './lindach';

/** The battle of the rules and one to learn with, read like any scenario file. */
export const codeNapoleonScenarios: readonly Scenario[] = [KRANZ, LINDACH].map((data) =>
  readScenario(codeNapoleon, data),
);
