import { EagerPlayer, playOn, playToEnd, RandomPlayer } from '../src/ai';
import {
  deploy,
  OrderList,
  type Play,
  Playback,
  type Ruleset,
  replay,
  type Scenario,
  type State,
  seededStream,
} from '../src/core';
import { BATTLES, rulesOf } from '../tools/play/battles';
import { playRandomBattle } from '../tools/play/random-battle';
import { type Bench, least, type Measured } from './timing';

/** A former value and the value that is wanted; the first is missing where nothing was measured. */
type Aim = readonly [before: number | undefined, wanted: number];

/** A battle to measure, with its aims: microseconds for an order and for all orders of a side, else milliseconds. */
interface Chosen {
  readonly id: string;
  readonly isEager: boolean;
  readonly order: Aim;
  readonly battle?: Aim;
  readonly list?: Aim;
  readonly replay?: Aim;
  /** A playout of four turns of both sides. */
  readonly playout: Aim;
  /** The number of batches of a single run each, for long battles. */
  readonly batches?: number;
}

const HEX = { isEager: false, playout: [undefined, 0.3] } as const;
const SQUARES = { isEager: true, list: [45, 30], playout: [undefined, 1] } as const;
const CODE = { isEager: true, playout: [undefined, 2] } as const;

const CHOSEN: readonly Chosen[] = [
  { ...HEX, id: 'no-cards', order: [4.4, 3] },
  { ...HEX, id: 'rolica-1808', order: [7.1, 4], battle: [7.6, 4], replay: [3.6, 2] },
  { ...HEX, id: 'waterloo-1815', order: [13.5, 6] },
  { ...HEX, id: 'ccn-rolica-1808', order: [11, 6] },
  { ...HEX, id: 'ogre-rolica-1808', order: [13, 8], list: [830, 40], replay: [10.3, 2] },
  { ...SQUARES, id: 'lauter-crossing', order: [17, 8] },
  { ...SQUARES, id: 'austerlitz-1805', order: [23, 10], replay: [8.2, 4] },
  { ...CODE, id: 'farm-at-lindach', order: [119, 15], list: [190, 40], batches: 120 },
  { ...CODE, id: 'heights-of-kranz', order: [195, 25], list: [660, 80], replay: [133, 8], batches: 60 },
];

// Enough for the engine to have compiled the hot code.
const BATCHES = 24;
const RUNS = 10;

/** The baseline: four dice rolls and three words written into a list for each order, using arrays only. */
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

/** Lists the orders of every side's first turn, again and again. */
function listAll(play: Play, state: State): () => void {
  const position = play.positionOf(state);
  const list = new OrderList();
  return () => {
    list.clear();
    play.listAll(position, list);
  };
}

function battleOf(id: string): {
  readonly rules: Ruleset;
  readonly scenario: Scenario;
  readonly start: State;
} {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  return { rules, scenario, start: deploy(rules, scenario) };
}

/** Measures a battle of two players, and the average order in it. */
function battleFigures({ id, isEager, order, battle, batches = BATCHES }: Chosen): Measured[] {
  const { rules, start } = battleOf(id);
  const player = playerOf(rules, isEager);
  const runs = batches === BATCHES ? RUNS : 1;
  let [orders, each] = [0, Number.POSITIVE_INFINITY];
  for (let batch = 0; batch < batches; batch += 1) {
    let own = 0;
    const spent = least(1, runs, (seed) => {
      own += playToEnd(rules.play, start, [player, player], batch * runs + seed).orders;
    });
    // Battles differ in length, so that the quickest batch is the one with the quickest order.
    each = Math.min(each, (spent * runs) / own);
    orders += own;
  }
  const mean = orders / batches / runs;
  const arrays = arraysFor(mean);
  return [
    measured('a battle', each * mean, 'ms', battle, arrays),
    measured(`an order of it, of ${mean.toFixed(0)}`, each * 1000, 'µs', order, (arrays * 1000) / mean),
  ];
}

/** The time of arrays alone for a number of orders, in milliseconds. */
const arraysFor = (orders: number): number => least(BATCHES, RUNS, (seed) => arraysAlone(orders, seed));

const playerOf = ({ play }: Ruleset, isEager: boolean): EagerPlayer<unknown> | RandomPlayer<unknown> =>
  isEager ? new EagerPlayer(play) : new RandomPlayer(play);

/** The turns of a playout, as players count them. */
const PLAYOUT = 4;
/** The number of playouts in a batch. */
const PLAYOUTS = 20;
const PLAYOUT_BATCHES = 5;

/** Measures playing on for four turns of both sides: the average of many playouts. */
function playoutFigure({ isEager, playout }: Chosen, rules: Ruleset, middle: State): Measured {
  const player = playerOf(rules, isEager);
  const first = rules.ownTurn(middle.turn);
  let last = middle.turn.number;
  while (rules.ownTurn({ number: last }) < first + PLAYOUT) last += 1;
  let orders = 0;
  const mean = least(PLAYOUT_BATCHES, PLAYOUTS, (seed) => {
    const position = rules.play.positionOf(middle);
    orders += playOn(rules.play, position, [player, player], seed, last).orders;
  });
  const each = orders / PLAYOUT_BATCHES / PLAYOUTS;
  const what = `a playout of 4 turns of both sides, of ${each.toFixed(0)} orders`;
  return measured(what, mean, 'ms', playout, arraysFor(each));
}

const measured = (
  what: string,
  now: number,
  unit: Measured['unit'],
  [before, wanted]: Aim | readonly [] = [],
  arrays?: number,
): Measured => ({ what, now, unit, before, wanted, arrays });

/** Measures replaying a battle's record, and listing all orders of a side in its middle. */
function recordFigures(chosen: Chosen): Measured[] {
  const { id, isEager, batches = BATCHES } = chosen;
  const { rules, scenario, start } = battleOf(id);
  const { actions } = playRandomBattle(rules, scenario, 1, undefined, isEager ? 'eager' : 'any');
  const middle = replay(rules, start, actions.slice(0, Math.floor(actions.length / 2)));
  const again = least(batches, batches === BATCHES ? RUNS : 1, () => replay(rules, start, actions));
  const listed = 1000 * least(batches, 200, listAll(rules.play, middle));
  const history = new Playback(rules.play, start, actions);
  const built = least(1, 1, () => history.goTo(actions.length));
  const step = least(BATCHES, RUNS, (run) => {
    const place = actions.length - (run % 20);
    history.stateAt(place);
  });
  const what = `replay of ${actions.length} orders, from JSON to JSON`;
  return [
    measured(what, again, 'ms', chosen.replay, arraysFor(actions.length)),
    measured('all orders of a side in the middle of it', listed, 'µs', chosen.list),
    playoutFigure(chosen, rules, middle),
    measured('its history, built once', built, 'ms'),
    measured('a step back in its history, to JSON', step, 'ms'),
  ];
}

/** Complete random battles, replays, playouts and order listings, next to plain arrays. */
export const BATTLE_BENCHES: readonly Bench[] = CHOSEN.map((chosen) => ({
  title: `${chosen.id}, ${chosen.isEager ? 'eager players' : 'players by chance'}`,
  measure: () => [...battleFigures(chosen), ...recordFigures(chosen)],
}));

/** Prints the memory in use, in MB, after more and more battles; it stays level if nothing unneeded is kept. */
export function benchMemory(): void {
  const { rules, start } = battleOf('two-villages');
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
