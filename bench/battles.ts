import { EagerPlayer, playToEnd, RandomPlayer } from '../src/ai';
import { type Deed, deploy, OrderList, type Play, replay, type State, seededStream } from '../src/core';
import { BATTLES, rulesOf } from '../tools/play/battles';
import { playRandomBattle } from '../tools/play/random-battle';
import { least, type Measured, printTable } from './timing';

/** What is measured, what it took before, and what it may take: milliseconds a battle, microseconds an order. */
interface Chosen {
  readonly id: string;
  readonly isEager: boolean;
  readonly before?: { readonly battle: number; readonly order?: number };
  readonly most?: { readonly battle: number; readonly order: number };
}

const CHOSEN: readonly Chosen[] = [
  { id: 'no-cards', isEager: false, before: { battle: 68, order: 82 }, most: { battle: 2.5, order: 5 } },
  { id: 'rolica-1808', isEager: false, before: { battle: 98 }, most: { battle: 4, order: 5 } },
  { id: 'waterloo-1815', isEager: false },
  { id: 'made-up-medium-60', isEager: false },
  { id: 'lauter-crossing', isEager: true, before: { battle: 194 }, most: { battle: 10, order: 10 } },
  { id: 'austerlitz-1805', isEager: true, before: { battle: 900 }, most: { battle: 40, order: 10 } },
];

const BATCHES = 8;
const RUNS = 10;

/** Dice of four throws and three words written into a list for each order: what arrays alone would take. */
function arraysAlone(orders: number, seed: number): number {
  const stream = seededStream(seed);
  const words = new Int32Array(1024);
  let sum = 0;
  for (let order = 0; order < orders; order += 1) {
    for (let die = 0; die < 4; die += 1) sum += stream.below(6);
    for (let word = 0; word < 3; word += 1) words[(order * 3 + word) % 1024] = sum;
  }
  return sum + (words[0] ?? 0);
}

/** The orders of every side's first turn, listed again and again. */
function listAll(play: Play, state: State): () => void {
  const position = play.positionOf(state);
  const list = new OrderList();
  return () => {
    list.clear();
    play.listAll(position, list);
  };
}

/** Times complete battles by chance, replays of them, and listing, beside arrays alone. */
export function benchBattles(): void {
  for (const { id, isEager, before, most } of CHOSEN) {
    const scenario = BATTLES.find((each) => each.id === id);
    if (!scenario) throw new Error(`there is no battle "${id}"`);
    const rules = rulesOf(scenario);
    const { play } = rules;
    const start = deploy(rules, scenario);
    const player = isEager ? new EagerPlayer(play) : new RandomPlayer(play);
    let orders = 0;
    let battles = 0;
    const fight = (seed: number) => {
      orders += playToEnd(play, start, [player, player], seed).orders;
      battles += 1;
    };
    const battle = least(BATCHES, RUNS, fight);
    const mean = orders / battles;
    const { deeds } = playRandomBattle(rules, scenario, 1, undefined, isEager ? 'eager' : 'any');
    const middle = replay(rules, start, deeds.slice(0, Math.floor(deeds.length / 2)) as Deed[]);
    const figures: Measured[] = [
      {
        what: 'a battle',
        now: battle,
        unit: 'ms',
        ...(before && { before: before.battle }),
        ...(most && { aim: most.battle }),
      },
      {
        what: `an order of it, of ${mean.toFixed(0)}`,
        now: (battle * 1000) / mean,
        unit: 'µs',
        ...(before?.order && { before: before.order }),
        ...(most && { aim: most.order }),
      },
      {
        what: `replay of ${deeds.length} orders, from JSON to JSON`,
        now: least(BATCHES, RUNS, () => replay(rules, start, deeds)),
        unit: 'ms',
        aim: 2,
        ...(id === 'rolica-1808' && { before: 32 }),
      },
      {
        what: 'all orders of a side in the middle of it',
        now: 1000 * least(BATCHES, 200, listAll(play, middle)),
        unit: 'µs',
        aim: 30,
        ...(id === 'rolica-1808' && { before: 230 }),
      },
      {
        what: 'arrays alone for as many orders',
        now: least(BATCHES, RUNS, (seed) => arraysAlone(mean, seed)),
        unit: 'ms',
      },
    ];
    printTable(`${id}, ${isEager ? 'eager players' : 'players by chance'}`, figures);
  }
}

/** How much memory is in use after more and more battles, in MB; steady if nothing is kept that nobody needs. */
export function benchMemory(): void {
  const scenario = BATTLES.find(({ id }) => id === 'two-villages');
  if (!scenario) throw new Error('there is no teaching battle');
  const rules = rulesOf(scenario);
  const start = deploy(rules, scenario);
  const player = new RandomPlayer(rules.play);
  const inUse: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (let seed = 0; seed < 400; seed += 1)
      playToEnd(rules.play, start, [player, player], round * 400 + seed);
    globalThis.gc?.();
    inUse.push(`${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)}`);
  }
  console.log(`\nMB in use after every 400 of 2000 battles: ${inUse.join(', ')}`);
}
