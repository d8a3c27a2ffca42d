import { type Effort, inOneGo, type Order, type Ruleset, reckonedOdds, type State } from '../src/core';
import { EXACT, oddsOf } from '../src/match/odds';
import { BATTLES, rulesOf } from '../tools/play/battles';
import { playRandomBattle } from '../tools/play/random-battle';
import { type Bench, least, type Measured, timed } from './timing';

/** An attack ordered in a random battle, with its position. */
interface Attack {
  readonly rules: Ruleset;
  readonly state: State;
  readonly order: Order;
}

const SEEDS = [1, 2, 3];
const MOST = 150;
const FEW = 6;
/** The effort as on screen, where a charge may have more paths than a player would wait for. */
const AS_SHOWN: Effort = { ways: 11_000, samples: 625 };
/** Games in which random players hardly ever make contact. */
const EAGER: readonly string[] = ['squares', 'code-napoleon'];

function attacksIn(id: string, type: string, most = MOST): readonly Attack[] {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  const found: Attack[] = [];
  for (const seed of SEEDS) {
    playRandomBattle(
      rules,
      scenario,
      seed,
      (_, action, before) => {
        if ('order' in action && action.order.type === type)
          found.push({ rules, state: before, order: action.order });
      },
      EAGER.includes(scenario.ruleset) ? 'eager' : 'any',
    );
  }
  return found.slice(0, most);
}

/** The order whose dice decide an attack, with its position. */
function decided({ rules, state, order }: Attack): Attack {
  return { rules, ...(rules.combatPreview(state, order) ?? { state, order }) };
}

/** The mean and the worst that are wanted, in milliseconds, and their former values. */
interface Aims {
  readonly mean: number;
  readonly worst: number;
  readonly before?: readonly [mean: number, worst?: number];
  readonly effort?: Effort;
}

function figuresOf(what: string, attacks: readonly Attack[], aims: Aims): Measured[] {
  const all = attacks.map(decided);
  const reckon = ({ rules, state, order }: Attack) =>
    void inOneGo(reckonedOdds(rules, state, order, aims.effort ?? EXACT));
  for (const each of all) reckon(each);
  // Slow attacks are measured in shorter batches.
  const times = all.map((each) => least(5, aims.mean > LONG ? 1 : 3, () => reckon(each)));
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  const [before, worstBefore] = aims.before ?? [];
  const worst = Math.max(...times);
  return [
    { what: `${what}, mean of ${all.length}`, now: mean, unit: 'ms', before, wanted: aims.mean },
    { what: `${what}, worst`, now: worst, unit: 'ms', before: worstBefore, wanted: aims.worst },
  ];
}

/** Milliseconds. */
const LONG = 10;

/** Measures every target of every unit of the side to play, with the odds shown on a card. */
function allTargets(id: string): Measured {
  const attacks = attacksIn(id, id.includes('lauter') ? 'assault' : 'melee');
  const { rules, state } = attacks[Math.floor(attacks.length / 2)] as Attack;
  const orders = rules.orders(state).filter(({ target }) => target !== undefined);
  for (const order of orders) oddsOf(rules, state, order);
  const now = timed(() => {
    for (const order of orders) oddsOf(rules, state, order);
  });
  return {
    what: `${id}: all ${orders.length} targets of a side, as cards show them`,
    now,
    unit: 'ms',
    wanted: 100,
  };
}

/** The exact odds of attacks with their whole exchange, on attacks from random battles. */
export const ODDS_BENCH: Bench = { title: 'exact odds of attacks met in battles', measure: oddsFigures };

function oddsFigures(): readonly Measured[] {
  const fire = { mean: 0.1, worst: 4 };
  const whole = { mean: 1, worst: 4 };
  const assault = { mean: 0.5, worst: 4 };
  const charge = { mean: 20, worst: 100, before: [1450, 3560], effort: AS_SHOWN } as const;
  return [
    ...figuresOf('Rolica, a fire', attacksIn('rolica-1808', 'fire'), fire),
    ...figuresOf('Rolica, a close combat', attacksIn('rolica-1808', 'melee'), {
      mean: 0.4,
      worst: 2,
      before: [0.8, 4.3],
    }),
    ...figuresOf('Waterloo, a close combat', attacksIn('waterloo-1815', 'melee'), {
      mean: 0.6,
      worst: 4,
      before: [1.6, 12.6],
    }),
    ...figuresOf('Lauter, a bombardment', attacksIn('lauter-crossing', 'bombard'), fire),
    ...figuresOf('Lauter, an assault', attacksIn('lauter-crossing', 'assault'), {
      ...assault,
      before: [1.1],
    }),
    ...figuresOf('Austerlitz, an assault', attacksIn('austerlitz-1805', 'assault'), {
      ...assault,
      before: [1.5],
    }),
    ...figuresOf('Rolica of the core game, a fire', attacksIn('ccn-rolica-1808', 'fire'), whole),
    ...figuresOf('Rolica of the core game, a melee', attacksIn('ccn-rolica-1808', 'melee'), whole),
    ...figuresOf('Rolica of the variant, a fire', attacksIn('ogre-rolica-1808', 'fire'), whole),
    ...figuresOf('Rolica of the variant, a melee', attacksIn('ogre-rolica-1808', 'melee'), {
      ...whole,
      mean: 0.8,
      before: [2.7],
    }),
    ...figuresOf('Kranz, a fire', attacksIn('heights-of-kranz', 'fire'), whole),
    ...figuresOf('Kranz, a charge', attacksIn('heights-of-kranz', 'charge', FEW), charge),
    allTargets('rolica-1808'),
    allTargets('lauter-crossing'),
  ];
}
