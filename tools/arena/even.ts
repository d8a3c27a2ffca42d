import { readScenario, type Scenario } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { draftFrom } from '../../src/workshop';
import { edited } from '../../src/workshop/edits';
import { rulesOf } from '../play/battles';
import { fight } from './match';
import { DRAW, Tally } from './tally';

/** A scenario with the south's half, pieces and tasks once more for the north, as the workshop makes it. */
export function evened(scenario: Scenario): Scenario {
  const rules = rulesOf(scenario);
  const draft = edited(
    GAMES.map((game) => game.rules),
    draftFrom(rules, scenario),
    { type: 'even' },
  );
  return { ...readScenario(rules, draft), id: `${scenario.id} made even` };
}

/**
 * Plays so many battles of a scenario that is made even, among officers of the lowest level; in each pair of battles
 * with the same seed either side begins once. Prints the wins of the south and of the side that begins.
 */
export function evenBattles(scenario: Scenario, battles: number, from: number): void {
  const even = evened(scenario);
  const tallies = { south: new Tally(), beginning: new Tally() };
  let draws = 0;
  for (let number = 0; number < battles; number += 1) {
    const first = number % 2 === 0 ? 'south' : 'north';
    const players = { south: 'recruit', north: 'recruit' } as const;
    const { end } = fight({ ...even, first }, players, from + Math.floor(number / 2));
    const isDraw = end.winner === null || end.winner === 'draw';
    if (isDraw) draws += 1;
    tallies.south.add(isDraw ? DRAW : Number(end.winner === 'south'));
    tallies.beginning.add(isDraw ? DRAW : Number(end.winner === first));
  }
  console.log(
    `${scenario.ruleset}, ${even.id}: the south ${tallies.south}; ` +
      `the side that begins ${tallies.beginning}; draws ${draws}`,
  );
}
