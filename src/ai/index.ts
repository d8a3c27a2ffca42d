export { answerByChance, carryOutByChance } from './chance';
export { EagerPlayer } from './eager-player';
export { GreedyPlayer } from './greedy-player';
export type { Player } from './player';
export { RandomPlayer } from './random-player';
