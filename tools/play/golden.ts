/**
 * Rewrites the golden battles of test/rulesets/<game>/golden. Use it only after an intended change of the rules: any
 * other difference in a golden battle is a bug in the change.
 * npx tsx tools/play/golden.ts [id ...]
 */

import { writeFileSync } from 'node:fs';
import type { Scenario } from '../../src/core';
import { BATTLES, rulesOf } from './battles';
import { type GoldenBattle, lineOf, turnLine } from './golden-battle';
import { playRandomBattle } from './random-battle';

// All of them if none is named.
const ALL = [
  'rolica-1808',
  'quatre-bras-1815',
  'made-up-small-40',
  'ccn-squares-on-the-plain',
  'ccn-bridge-on-the-traun',
  'ccn-rolica-1808',
  'ogre-squares-on-the-plain',
  'ogre-bridge-on-the-traun',
  'ogre-rolica-1808',
  'lauter-crossing',
  'austerlitz-1805',
  'lauter-crossing-other-readings',
  'farm-at-lindach',
  'farm-at-lindach-other-readings',
  'heights-of-kranz',
];
const named = process.argv.slice(2);
const WANTED = named.length > 0 ? named : ALL;
/** Games in which random players hardly ever make contact. */
const EAGER: readonly string[] = ['squares', 'code-napoleon'];
/** The number of seeds to try; the shortest battle is kept. */
const SEEDS = 12;

function played(scenario: Scenario, seed: number): GoldenBattle {
  const log: string[] = [];
  const { end } = playRandomBattle(
    rulesOf(scenario),
    scenario,
    seed,
    (state, action, before) => {
      // The log's reader takes an order's side from the turn.
      if ('order' in action && action.order.side !== before.turn.side) {
        throw new Error(`${scenario.id}, seed ${seed}: an order out of turn`);
      }
      log.push(lineOf(action));
      const isOver = state.turn.side !== before.turn.side || state.turn.number !== before.turn.number;
      if (isOver || state.winner) log.push(turnLine(state));
    },
    EAGER.includes(scenario.ruleset) ? 'eager' : 'any',
  );
  return { scenario: scenario.id, seed, winner: end.winner ?? '', log };
}

for (const id of WANTED) {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const battles = Array.from({ length: SEEDS }, (_, index) => played(scenario, index + 1));
  const shortest = battles.reduce((least, each) => (each.log.length < least.log.length ? each : least));
  writeFileSync(
    `test/rulesets/${scenario.ruleset}/golden/${id}.json`,
    `${JSON.stringify(shortest, null, 2)}\n`,
  );
  console.log(`${id}: seed ${shortest.seed}, ${shortest.log.length} lines, ${shortest.winner} wins`);
}
