import type { Scenario, Side } from '../../src/core';
import { wilson } from '../../src/match';
import { BATTLES } from '../play/battles';
import { armies } from './armies';
import { evenBattles, evened } from './even';
import { longRun } from './long-run';
import { fight, PLAYERS, type PlayerName, type Spent } from './match';
import { DRAW } from './tally';
import { fitWeights, leaveOut } from './weights';

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
/** The mean processor time of a decision, and of all decisions of a turn. */
function pace({ decisions, turns, timed, time }: Spent): string {
  const each = time / Math.max(1, timed);
  return `${each.toFixed(1)} ms, a turn ${((each * decisions) / Math.max(1, turns) / 1000).toFixed(2)} s`;
}

/**
 * Plays so many battles, the players changing sides, and prints the score after each, and the pairs of battles in which
 * one of them did better: where a scenario favours one side, a pair that each wins once says nothing.
 */
function arena(one: PlayerName, other: PlayerName, scenario: Scenario, games: number, from: number): void {
  const [mine, theirs] = [new SpentTogether(), new SpentTogether()];
  const score = new Score();
  for (let game = 0; game < games; game += 1) {
    // The battles of a pair begin with the same seed.
    const [side, enemy] = BOTH[game % 2] ?? ['south', 'north'];
    const players = side === 'south' ? { south: one, north: other } : { south: other, north: one };
    const { end, orders, efforts } = fight(scenario, players, from + Math.floor(game / 2));
    score.add(end.winner === side ? 1 : end.winner === enemy ? 0 : DRAW);
    mine.add(efforts[side]);
    theirs.add(efforts[enemy]);
    console.log(
      `${scenario.id}: ${one} v ${other}: ${score}; ${orders} orders; ` +
        `a decision: ${pace(mine)}; theirs: ${pace(theirs)}`,
    );
  }
}

/** The battles that a player has won, and the pairs of battles in which it did better or worse. */
class Score {
  #wins = 0;
  #games = 0;
  #last = 0;
  readonly #pairs = { won: 0, lost: 0 };

  add(result: number): void {
    this.#wins += result;
    this.#games += 1;
    const pair = this.#last + result;
    this.#last = result;
    if (this.#games % 2 === 1 || pair === 1) return;
    if (pair > 1) this.#pairs.won += 1;
    else this.#pairs.lost += 1;
  }

  toString(): string {
    const [low, high] = wilson(this.#wins, this.#games).map(percent);
    const { won, lost } = this.#pairs;
    return `${this.#wins} of ${this.#games} (${low} to ${high}), pairs ${won} to ${lost}`;
  }
}

/** The effort of a player in several battles. */
class SpentTogether implements Spent {
  decisions = 0;
  turns = 0;
  timed = 0;
  time = 0;

  add({ decisions, turns, timed, time }: Spent): void {
    this.decisions += decisions;
    this.turns += turns;
    this.timed += timed;
    this.time += time;
  }
}

const MADE_EVEN = 'even:';

/** A known battle; `even:ID` is the same with the south's half and army once more for the north. */
const battleOf = (id: string): Scenario => {
  const scenario = BATTLES.find((each) => each.id === id.replace(MADE_EVEN, ''));
  if (!scenario) throw new Error(`no battle "${id}"`);
  return id.startsWith(MADE_EVEN) ? evened(scenario) : scenario;
};

const [first = '', second = '', third = '', games = '10', from = '1', seed = '1'] = process.argv.slice(2);
switch (first) {
  case '--long':
    longRun(Number(second || '2000'), Number(third || '1'));
    break;
  case '--without':
    leaveOut(battleOf(second), Number(third || '40'));
    break;
  case '--fit':
    fitWeights(second.split(',').map(battleOf), Number(third || '200'));
    break;
  case '--even':
    evenBattles(battleOf(second), Number(third || '100'), Number(games === '10' ? '1' : games));
    break;
  case '--armies':
    armies(second, third, games, Number(from), Number(seed));
    break;
  default:
    arena(playerOf(first), playerOf(second), battleOf(third), Number(games), Number(from));
}
