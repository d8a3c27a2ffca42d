import type { Scenario } from '../../../core';
import { ROLICA } from './rolica';
import { TWO_VILLAGES } from './two-villages';

/** The scenarios that come with the ruleset, the one to begin with first. */
export const ccNapoleonScenarios: readonly Scenario[] = [ROLICA, TWO_VILLAGES];
