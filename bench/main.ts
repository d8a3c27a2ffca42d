import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { deploy, exactOdds, type Order, replay, type State, seededStream, workingCopy } from '../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../tools/play/random-battle';

const BATTLES = 60;
const ROUNDS = 200;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that something takes. */
function timed(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/**
 * What any battle of so many orders would cost on this machine if the rules were free: for each order the dice
 * of one attack and a copy of the position.
 */
function emptyLoop(state: State, orders: number, seed: number): number {
  const stream = seededStream(seed);
  const faces = ccNapoleon.dice.cc?.faces ?? [];
  let units = 0;
  for (let order = 0; order < orders; order += 1) {
    const copy = workingCopy(state);
    copy.units = { ...state.units };
    for (let die = 0; die < 4; die += 1) units += faces[stream.below(faces.length)]?.length ?? 0;
    units += Object.keys(copy.units).length;
  }
  return units;
}

for (const scenario of ccNapoleonScenarios) {
  for (let seed = 1; seed <= 10; seed += 1) playRandomBattle(ccNapoleon, scenario, seed);
  const battles: number[] = [];
  const empty: number[] = [];
  const rebuilt: number[] = [];
  let orders = 0;
  for (let seed = 1; seed <= BATTLES; seed += 1) {
    const battle = playRandomBattle(ccNapoleon, scenario, seed);
    battles.push(timed(() => playRandomBattle(ccNapoleon, scenario, seed)));
    empty.push(timed(() => emptyLoop(battle.start, battle.deeds.length, seed)));
    rebuilt.push(timed(() => replay(ccNapoleon, battle.start, battle.deeds)));
    orders += battle.deeds.length;
  }
  const [full, loop] = [median(battles), median(empty)];
  console.log(
    `${scenario.id}: a random battle ${full.toFixed(2)} ms (${(1000 / full).toFixed(0)} a second, ` +
      `${Math.round(orders / BATTLES)} orders), empty loop ${loop.toFixed(3)} ms, ratio ${(full / loop).toFixed(0)}; ` +
      `rebuilding the last position ${median(rebuilt).toFixed(2)} ms`,
  );
}

const [rolica] = ccNapoleonScenarios;
if (!rolica) throw new Error('there is no scenario');
const state = deploy(ccNapoleon, {
  ...rolica,
  terrain: {},
  units: {
    a: { side: 'south', type: 'infantry', at: '5:6' },
    b: { side: 'north', type: 'infantry', at: '4:6' },
  },
});
const melee: Order = { type: 'melee', side: 'south', unit: 'a', target: 'b' };
for (let round = 0; round < 20; round += 1) exactOdds(ccNapoleon, state, melee);
const odds = Array.from({ length: ROUNDS }, () => timed(() => exactOdds(ccNapoleon, state, melee)));
const outcomes = exactOdds(ccNapoleon, state, melee).reduce((sum, table) => sum + table.outcomes.length, 0);
console.log(
  `exact odds of one melee with its whole exchange: ${median(odds).toFixed(2)} ms (${outcomes} outcomes)`,
);

for (const file of ['dist/module.js', 'dist/pas-de-charge.css']) {
  if (!existsSync(file)) continue;
  const bytes = readFileSync(file);
  const kib = (size: number) => `${(size / 1024).toFixed(1)} KiB`;
  console.log(`${file}: ${kib(bytes.length)}, ${kib(gzipSync(bytes).length)} gzipped`);
}
