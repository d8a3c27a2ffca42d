import type { Army, ArmyBuilding, Side } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { fight } from './match';
import { DRAW, Tally } from './tally';

/** An army by its nation, whose smallest sample it is, or by its nation and lines: `french:infantry-regular=6,…`. */
function armyOf({ samples, nations }: ArmyBuilding, written: string): { army: Army; points: number } {
  const [nation = '', lines] = written.split(':');
  const sample = samples.find((each) => (each.nation ?? nations[0]) === nation);
  if (!sample) throw new Error(`no sample army of "${nation}"`);
  const counts =
    lines === undefined
      ? sample.counts
      : Object.fromEntries(lines.split(',').map((each) => [each.split('=')[0], Number(each.split('=')[1])]));
  return { army: { name: written, nation, counts }, points: sample.points };
}

/**
 * Plays so many battles of two small armies, which change sides, among officers of the lowest level; prints the wins of
 * the first army, of the south, and of the side that begins.
 */
export function armies(id: string, one: string, other: string, battles: number, from: number): void {
  const game = GAMES.find(({ rules }) => rules.id === id);
  const building = game?.armies;
  if (!building) throw new Error(`no armies of a game "${id}"`);
  const [mine, theirs] = [armyOf(building, one), armyOf(building, other)];
  console.log(`${building.cost(mine.army)} against ${building.cost(theirs.army)} points`);
  const points = Math.max(mine.points, building.cost(mine.army), building.cost(theirs.army));
  const size = building.sizes[0]?.id ?? '';
  const tallies = { first: new Tally(), south: new Tally(), beginning: new Tally() };
  let draws = 0;
  for (let number = 0; number < battles; number += 1) {
    const side: Side = number % 2 === 0 ? 'south' : 'north';
    const sides =
      side === 'south' ? { south: mine.army, north: theirs.army } : { south: theirs.army, north: mine.army };
    const scenario = building.battle({ size, points, attacker: null, rating: 'size', armies: sides });
    let beginning: Side | undefined;
    // The battles of a pair begin with the same seed.
    const { end } = fight(scenario, { south: 'recruit', north: 'recruit' }, from + Math.floor(number / 2), {
      told(before, order) {
        if (!before.preparation && order.unit !== undefined) beginning ??= before.turn.side;
      },
    });
    const isDraw = end.winner === null || end.winner === 'draw';
    const resultOf = (own: Side | undefined) => (isDraw ? DRAW : end.winner === own ? 1 : 0);
    tallies.first.add(resultOf(side));
    tallies.south.add(resultOf('south'));
    tallies.beginning.add(resultOf(beginning));
    if (isDraw) draws += 1;
  }
  console.log(
    `${id}: ${one} against ${other}: wins ${tallies.first}; the south ${tallies.south}; ` +
      `the side that begins ${tallies.beginning}; draws ${draws}`,
  );
}
