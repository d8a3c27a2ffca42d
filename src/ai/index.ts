export { EagerPlayer } from './eager-player';
export { GreedyPlayer } from './greedy-player';
export { playOn, playToEnd } from './play-to-end';
export type { Player } from './player';
export { RandomPlayer } from './random-player';
