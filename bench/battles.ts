import { type Ruleset, replay, type Scenario, type State, seededStream, workingCopy } from '../src/core';
import { BATTLES, rulesOf } from '../tools/play/battles';
import { type Manner, playRandomBattle, type RandomBattle } from '../tools/play/random-battle';
import { median, timed } from './timing';

/** Battles of each kind that are timed, after some that warm the machine up. */
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const WARM_UP = 10;

/** A history with cards and without, the largest history, a battle that is made up, and the squares. */
function chosen(): readonly Scenario[] {
  const named = BATTLES.filter(({ id }) => ['rolica-1808', 'no-cards', 'waterloo-1815'].includes(id));
  const madeUp = BATTLES.filter(({ id }) => id.includes('medium')).slice(0, 1);
  const squares = BATTLES.filter(({ id }) => ['lauter-crossing', 'austerlitz-1805'].includes(id));
  return [...named, ...madeUp, ...squares];
}

/**
 * What any battle of so many orders would cost on this machine if the rules were free: for each order the dice
 * of one attack and a copy of the position.
 */
function emptyLoop({ dice }: Ruleset, state: State, orders: number, seed: number): number {
  const stream = seededStream(seed);
  const faces = Object.values(dice)[0]?.faces ?? [];
  let units = 0;
  for (let order = 0; order < orders; order += 1) {
    const copy = workingCopy(state);
    copy.units = { ...state.units };
    for (let die = 0; die < 4; die += 1) units += faces[stream.below(faces.length)]?.length ?? 0;
    units += Object.keys(copy.units).length;
  }
  return units;
}

/** Everything that a side can do, and the dice of every attack. */
const listAll = (rules: Ruleset, state: State): number =>
  rules.orders(state).reduce((dice, order) => dice + (rules.preview(state, order)?.dice ?? 0), 0);

/** The position after half of the deeds. */
const middleOf = (rules: Ruleset, { start, deeds }: RandomBattle): State =>
  replay(rules, start, deeds.slice(0, Math.floor(deeds.length / 2)));

/** Times complete random battles, by order too, listing all orders in their middle, and rebuilding their last position from the record. */
export function benchBattles(): void {
  for (const scenario of chosen()) {
    const rules = rulesOf(scenario);
    // Who plays squares at random hardly ever comes to blows.
    const manner: Manner = scenario.ruleset === 'squares' ? 'eager' : 'any';
    const play = (seed: number) => playRandomBattle(rules, scenario, seed, undefined, manner);
    for (let seed = 1; seed <= WARM_UP; seed += 1) play(seed);
    const battles: number[] = [];
    const listed: number[] = [];
    const empty: number[] = [];
    const rebuilt: number[] = [];
    const counts: number[] = [];
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const battle = play(seed);
      const middle = middleOf(rules, battle);
      battles.push(timed(() => play(seed)));
      listed.push(timed(() => listAll(rules, middle)));
      empty.push(timed(() => emptyLoop(rules, battle.start, battle.deeds.length, seed)));
      rebuilt.push(timed(() => replay(rules, battle.start, battle.deeds)));
      counts.push(battle.deeds.length);
    }
    const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);
    const perOrder = (1000 * sum(battles)) / sum(counts);
    const rebuiltPerOrder = (1000 * sum(rebuilt)) / sum(counts);
    console.log(
      `${scenario.id}: a random battle ${median(battles).toFixed(2)} ms (${median(counts)} orders, ` +
        `${perOrder.toFixed(1)} µs each), empty loop ${median(empty).toFixed(3)} ms; rebuilding the last position ` +
        `${median(rebuilt).toFixed(2)} ms (${rebuiltPerOrder.toFixed(1)} µs an order, worst ${Math.max(...rebuilt).toFixed(2)} ms); ` +
        `all orders of a side with their dice ${median(listed).toFixed(2)} ms`,
    );
  }
}
