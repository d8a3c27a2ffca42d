export { total, when } from './modifiers';
export { longestRetreat, nextSpaces, type Rearward } from './retreat';
export { tally } from './tally';
