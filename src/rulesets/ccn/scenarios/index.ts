import type { Scenario } from '../../../core';
import { BRIDGE_ON_THE_TRAUN } from './bridge-on-the-traun';
import { CORUNNA } from './corunna';
import { QUATRE_BRAS } from './quatre-bras';
import { ROLICA } from './rolica';
import { SQUARES_ON_THE_PLAIN } from './squares-on-the-plain';
import { VIMEIRO } from './vimeiro';
import { WATERLOO } from './waterloo';

/**
 * The scenarios of the ruleset: first the two for learning, the small one before the other, then the historical ones.
 */
export const ccnScenarios: readonly Scenario[] = [
  SQUARES_ON_THE_PLAIN,
  BRIDGE_ON_THE_TRAUN,
  ROLICA,
  VIMEIRO,
  CORUNNA,
  QUATRE_BRAS,
  WATERLOO,
];
