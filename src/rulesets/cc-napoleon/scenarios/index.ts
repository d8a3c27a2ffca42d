import type { Scenario } from '../../../core';
import { CORUNNA } from './corunna';
import { QUATRE_BRAS } from './quatre-bras';
import { ROLICA } from './rolica';
import { TWO_VILLAGES } from './two-villages';
import { VIMEIRO } from './vimeiro';
import { WATERLOO } from './waterloo';

/** The scenarios of the ruleset; the one for beginners comes first. */
export const ccNapoleonScenarios: readonly Scenario[] = [
  ROLICA,
  VIMEIRO,
  CORUNNA,
  QUATRE_BRAS,
  WATERLOO,
  TWO_VILLAGES,
];
