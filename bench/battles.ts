import { replay, type Scenario, type State, seededStream, workingCopy } from '../src/core';
import { ccNapoleon } from '../src/rulesets/cc-napoleon';
import { BATTLES } from '../tools/play/battles';
import { playRandomBattle } from '../tools/play/random-battle';
import { median, timed } from './timing';

/** Battles of each kind that are timed, after some that warm the machine up. */
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const WARM_UP = 10;

/** A history with cards and without, the largest history, and a battle that is made up. */
function chosen(): readonly Scenario[] {
  const named = BATTLES.filter(({ id }) => ['rolica-1808', 'no-cards', 'waterloo-1815'].includes(id));
  const madeUp = BATTLES.filter(({ id }) => id.includes('medium')).slice(0, 1);
  return [...named, ...madeUp];
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

/** Times complete random battles, by order too, and rebuilding their last position from the record. */
export function benchBattles(): void {
  for (const scenario of chosen()) {
    for (let seed = 1; seed <= WARM_UP; seed += 1) playRandomBattle(ccNapoleon, scenario, seed);
    const battles: number[] = [];
    const empty: number[] = [];
    const rebuilt: number[] = [];
    const counts: number[] = [];
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const battle = playRandomBattle(ccNapoleon, scenario, seed);
      battles.push(timed(() => playRandomBattle(ccNapoleon, scenario, seed)));
      empty.push(timed(() => emptyLoop(battle.start, battle.deeds.length, seed)));
      rebuilt.push(timed(() => replay(ccNapoleon, battle.start, battle.deeds)));
      counts.push(battle.deeds.length);
    }
    const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);
    const perOrder = (1000 * sum(battles)) / sum(counts);
    const rebuiltPerOrder = (1000 * sum(rebuilt)) / sum(counts);
    console.log(
      `${scenario.id}: a random battle ${median(battles).toFixed(2)} ms (${median(counts)} orders, ` +
        `${perOrder.toFixed(1)} µs each), empty loop ${median(empty).toFixed(3)} ms; rebuilding the last position ` +
        `${median(rebuilt).toFixed(2)} ms (${rebuiltPerOrder.toFixed(1)} µs an order, worst ${Math.max(...rebuilt).toFixed(2)} ms)`,
    );
  }
}
