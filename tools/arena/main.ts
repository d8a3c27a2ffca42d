import type { Scenario, Side } from '../../src/core';
import { BATTLES } from '../play/battles';
import { longRun } from './long-run';
import { type Effort, fight, PLAYERS, type PlayerName } from './match';
import { fitWeights, leaveOut } from './weights';
import { wilson } from './wilson';

/** A draw, or a battle without end, counts as half a win. */
const DRAW = 0.5;
const BOTH: readonly (readonly [Side, Side])[] = [
  ['south', 'north'],
  ['north', 'south'],
];

const playerOf = (name: string): PlayerName => {
  const player = PLAYERS.find((each) => each === name);
  if (!player) throw new Error(`no player "${name}"; there are ${PLAYERS.join(', ')}`);
  return player;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const perDecision = ({ decisions, time }: Effort): string =>
  `${(time / Math.max(1, decisions)).toFixed(1)} ms`;

/** Plays so many battles, the players changing sides, and prints the score after each. */
function arena(one: PlayerName, other: PlayerName, scenario: Scenario, games: number, from: number): void {
  const [mine, theirs] = [new Spent(), new Spent()];
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    // The battles of a pair begin with the same seed.
    const [side, enemy] = BOTH[game % 2] ?? ['south', 'north'];
    const players = side === 'south' ? { south: one, north: other } : { south: other, north: one };
    const { end, orders, efforts } = fight(scenario, players, from + Math.floor(game / 2));
    wins += end.winner === side ? 1 : end.winner === enemy ? 0 : DRAW;
    mine.add(efforts[side]);
    theirs.add(efforts[enemy]);
    const [low, high] = wilson(wins, game + 1).map(percent);
    console.log(
      `${scenario.id}: ${one} v ${other}: ${wins} of ${game + 1} (${low} to ${high}); ${orders} orders; ` +
        `a decision: ${perDecision(mine)}, ${perDecision(theirs)}`,
    );
  }
}

/** The effort of a player in several battles. */
class Spent implements Effort {
  decisions = 0;
  time = 0;

  add({ decisions, time }: Effort): void {
    this.decisions += decisions;
    this.time += time;
  }
}

const battleOf = (id: string): Scenario => {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`no battle "${id}"`);
  return scenario;
};

const [first = '', second = '', third = '', games = '10', from = '1'] = process.argv.slice(2);
switch (first) {
  case '--long':
    longRun(Number(second || '2000'));
    break;
  case '--without':
    leaveOut(battleOf(second), Number(third || '40'));
    break;
  case '--fit':
    fitWeights(second.split(',').map(battleOf), Number(third || '200'));
    break;
  default:
    arena(playerOf(first), playerOf(second), battleOf(third), Number(games), Number(from));
}
