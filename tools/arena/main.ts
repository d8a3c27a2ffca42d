import { BATTLES } from '../play/battles';
import { fight, PLAYERS, type PlayerName } from './match';
import { wilson } from './wilson';

const [one = '', other = '', id = '', count = '10', from = '1'] = process.argv.slice(2);
const playerOf = (name: string): PlayerName => {
  const player = PLAYERS.find((each) => each === name);
  if (!player) throw new Error(`no player "${name}"; there are ${PLAYERS.join(', ')}`);
  return player;
};
const [a, b] = [playerOf(one), playerOf(other)];
const scenario = BATTLES.find((each) => each.id === id);
if (!scenario) throw new Error(`no battle "${id}"`);

let wins = 0;
let drawn = 0;
const efforts = [
  { decisions: 0, time: 0 },
  { decisions: 0, time: 0 },
];
const games = Number(count);
let length = 0;
for (let game = 0; game < games; game += 1) {
  const seed = Number(from) + Math.floor(game / 2);
  const side = game % 2 === 0 ? 'south' : 'north';
  const players = side === 'south' ? { south: a, north: b } : { south: b, north: a };
  const { end, orders, efforts: spent } = fight(scenario, players, seed);
  length += orders;
  if (end.winner === side) wins += 1;
  else if (end.winner === null || end.winner === 'draw') drawn += 1;
  const sides = side === 'south' ? (['south', 'north'] as const) : (['north', 'south'] as const);
  for (const [index, each] of sides.entries()) {
    const effort = efforts[index];
    if (!effort) continue;
    effort.decisions += spent[each].decisions;
    effort.time += spent[each].time;
  }
}
const per = ({ decisions, time }: { decisions: number; time: number }) =>
  `${(time / Math.max(1, decisions)).toFixed(1)} ms`;
const [low, high] = wilson(wins + drawn / 2, games);
const share = (part: number) => `${(100 * part).toFixed(0)} %`;
console.log(
  `${id}: ${a} v ${b}: ${wins} of ${games} won, ${drawn} drawn; ${share((wins + drawn / 2) / games)} ` +
    `(${share(low)} to ${share(high)}); ${(length / games).toFixed(0)} orders a battle; ` +
    `a decision: ${efforts.map(per).join(', ')}`,
);
