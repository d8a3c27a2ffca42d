import { readScenario, type Scenario } from '../../../core';
import { squares } from '../ruleset';
import { AUSTERLITZ } from './austerlitz';
import { LAUTER } from './lauter';

/** The battles of rules/square-rules.md, read like any scenario file. */
export const squaresScenarios: readonly Scenario[] = [LAUTER, AUSTERLITZ].map((data) =>
  readScenario(squares, data),
);
