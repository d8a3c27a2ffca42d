import { deploy, type Exchange, exactOdds, type Order, type Ruleset, type State } from '../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../src/rulesets/cc-napoleon';
import { squares, squaresScenarios } from '../src/rulesets/squares';
import { median, timed } from './timing';

const ROUNDS = 200;
const WARM_UP = 50;

/** Two units next to each other in the open, on the board of the first scenario without its ground. */
function duel(attacker: string, target: string): State {
  const [scenario] = ccNapoleonScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const { state } = {
    state: deploy(ccNapoleon, {
      ...scenario,
      options: { commandCards: false },
      terrain: {},
      units: {
        a: { side: 'south', type: attacker, at: '5:6' },
        b: { side: 'north', type: target, at: '4:6' },
      },
    }),
  };
  return { ...state, turn: { ...state.turn, side: 'south' } };
}

const of = (type: string): Order => ({ type, side: 'south', unit: 'a', target: 'b' });

/** The first assault that is legal when the French of the Lauter have come up to Altweiler, guns and all. */
function assault(): Exchange {
  const [scenario] = squaresScenarios;
  if (!scenario) throw new Error('there is no scenario');
  const near = Object.entries(scenario.units).map(([id, piece]) =>
    piece.side === 'south' && piece.at.endsWith('5')
      ? [id, { ...piece, at: `${piece.at[0]}4` }]
      : [id, piece],
  );
  const deployed = deploy(squares, { ...scenario, units: Object.fromEntries(near) });
  const active = { command: 'tessier', actions: 3, rallies: 0 };
  const state = { ...deployed, extra: { ...deployed.extra, active, activated: ['tessier'] } };
  const order = squares.orders(state).find(({ type }) => type === 'assault');
  const exchange = order && squares.exchange(state, order);
  if (!exchange) throw new Error('nobody can assault');
  return exchange;
}

/** Times the exact odds of one attack with its whole exchange. */
export function benchOdds(): void {
  const melee = (name: string, attacker: string, target: string, type: string) =>
    [name, ccNapoleon, { state: duel(attacker, target), order: of(type) }] as const;
  const attacks: readonly (readonly [string, Ruleset, Exchange])[] = [
    melee('infantry in close combat', 'infantry', 'infantry', 'melee'),
    melee('infantry that fires', 'infantry', 'infantry', 'fire'),
    melee('cavalry that charges infantry', 'cavalry', 'infantry', 'melee'),
    melee('infantry against cavalry', 'infantry', 'light-cavalry', 'melee'),
    ['an assault of squares with all supports', squares, assault()],
  ];
  for (const [name, rules, { state, order }] of attacks) {
    for (let round = 0; round < WARM_UP; round += 1) exactOdds(rules, state, order);
    const odds = Array.from({ length: ROUNDS }, () => timed(() => exactOdds(rules, state, order)));
    const tables = exactOdds(rules, state, order);
    const outcomes = tables.reduce((sum, table) => sum + table.outcomes.length, 0);
    console.log(
      `exact odds, ${name}: ${median(odds).toFixed(2)} ms (${tables.length} responses, ${outcomes} outcomes)`,
    );
  }
}
