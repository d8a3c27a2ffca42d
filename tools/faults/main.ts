/**
 * Sends malformed requests, battle files, scenario files and shown battles, and reports those that end in anything
 * but a refusal that names what is wrong, or in something sound.
 *
 *     npm run faults -- 30000 [seed]
 */
import { seededStream } from '../../src/core';
import { BATTLES, rulesOf } from '../play/battles';
import { atBattleFile, atMatch, atScenarioFile, atView, type Verdict } from './doors';
import { type Moment, momentsOf } from './moments';

const count = Number(process.argv[2] ?? 3000);
const stream = seededStream(Number(process.argv[3] ?? 1));
/** Orders that are played before the battles are tried. */
const ORDERS = 60;

const CHOSEN = ['rolica-1808', 'no-cards', 'made-up-small-40', 'lauter-crossing', 'austerlitz-1805'];
const scenarios = BATTLES.filter(({ id }) => CHOSEN.includes(id));
// What is written into a record from outside must not be told: it is known to be malformed.
console.warn = () => undefined;
const moments: Moment[] = [];
for (const scenario of scenarios) moments.push(...(await momentsOf(scenario, rulesOf(scenario), ORDERS)));

const DOORS: readonly (readonly [string, number, () => Promise<Verdict> | Verdict])[] = [
  ['requests', 6, () => atMatch(anyOf(moments), stream)],
  ['battle files', 2, () => atBattleFile(anyOf(moments), stream)],
  ['scenario files', 1, () => atScenarioFile(anyOf(scenarios), stream)],
  ['shown battles', 1, () => atView(anyOf(moments), stream)],
];
const shares = DOORS.flatMap((door) => Array<(typeof DOORS)[number]>(door[1]).fill(door));

function anyOf<T>(list: readonly T[]): T {
  const one = list[stream.below(list.length)];
  if (one === undefined) throw new RangeError('there is nothing to choose from');
  return one;
}

const stats = new Map<string, { refused: number; taken: number; faults: number }>();
const faults = new Map<string, number>();
for (let index = 0; index < count; index += 1) {
  const [name, , send] = anyOf(shares);
  const verdict = await send();
  const stat = stats.get(name) ?? { refused: 0, taken: 0, faults: 0 };
  stats.set(name, stat);
  if (typeof verdict === 'string') stat[verdict] += 1;
  else {
    stat.faults += 1;
    const fault = `${name}: ${verdict.fault}`;
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
  }
}
for (const [fault, times] of [...faults].sort(([, a], [, b]) => b - a).slice(0, 40))
  console.log(`${times}x ${fault}`);
for (const [name, { refused, taken, faults: found }] of stats) {
  console.log(`${name}: ${refused} refused, ${taken} taken, ${found} faults`);
}
const total = [...faults.values()].reduce((sum, times) => sum + times, 0);
console.log(`${count - total} passed, ${total} failed`);
process.exit(total > 0 ? 1 : 0);
