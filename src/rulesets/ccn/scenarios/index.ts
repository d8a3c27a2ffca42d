import type { Scenario } from '../../../core';
import { BRIDGE_ON_THE_TRAUN } from './bridge-on-the-traun';
import { CORUNNA } from './corunna';
import { QUATRE_BRAS } from './quatre-bras';
import { ROLICA } from './rolica';
import { SQUARES_ON_THE_PLAIN } from './squares-on-the-plain';
import { VIMEIRO } from './vimeiro';
import { WATERLOO } from './waterloo';

/** The scenarios that come with the ruleset: the two that teach, the small one first, and then those of history. */
export const ccnScenarios: readonly Scenario[] = [
  SQUARES_ON_THE_PLAIN,
  BRIDGE_ON_THE_TRAUN,
  ROLICA,
  VIMEIRO,
  CORUNNA,
  QUATRE_BRAS,
  WATERLOO,
];
