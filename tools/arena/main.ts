import { BATTLES } from '../play/battles';
import { type Effort, fight, PLAYERS, type PlayerName } from './match';
import { wilson } from './wilson';

const [one = '', other = '', id = '', count = '10', from = '1'] = process.argv.slice(2);

const playerOf = (name: string): PlayerName => {
  const player = PLAYERS.find((each) => each === name);
  if (!player) throw new Error(`no player "${name}"; there are ${PLAYERS.join(', ')}`);
  return player;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const perDecision = ({ decisions, time }: Effort): string =>
  `${(time / Math.max(1, decisions)).toFixed(1)} ms`;

/** Plays so many battles, the players changing sides, and prints the score after each. */
function arena(players: readonly [PlayerName, PlayerName], games: number): void {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`no battle "${id}"`);
  const efforts: readonly Effort[] = [
    { decisions: 0, time: 0 },
    { decisions: 0, time: 0 },
  ];
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    // Both sides of a pair have the same dice.
    const seed = Number(from) + Math.floor(game / 2);
    const sides = game % 2 === 0 ? (['south', 'north'] as const) : (['north', 'south'] as const);
    const [a, b] = players;
    const {
      end,
      orders,
      efforts: spent,
    } = fight(scenario, sides[0] === 'south' ? { south: a, north: b } : { south: b, north: a }, seed);
    wins += end.winner === sides[0] ? 1 : end.winner === sides[1] ? 0 : DRAW;
    for (const [index, side] of sides.entries()) {
      const effort = efforts[index] as Effort;
      effort.decisions += spent[side].decisions;
      effort.time += spent[side].time;
    }
    const [low, high] = wilson(wins, game + 1).map(percent);
    console.log(
      `${id}: ${a} v ${b}: ${wins} of ${game + 1} (${low} to ${high}); ${orders} orders; ` +
        `a decision: ${efforts.map(perDecision).join(', ')}`,
    );
  }
}

/** A draw, or a battle without end, counts as half a win. */
const DRAW = 0.5;

arena([playerOf(one), playerOf(other)], Number(count));
