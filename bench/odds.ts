import { deploy, exactOdds, type Order, type State } from '../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../src/rulesets/cc-napoleon';
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

/** Times the exact odds of one attack with its whole exchange. */
export function benchOdds(): void {
  const attacks = [
    ['infantry in close combat', duel('infantry', 'infantry'), of('melee')],
    ['infantry that fires', duel('infantry', 'infantry'), of('fire')],
    ['cavalry that charges infantry', duel('cavalry', 'infantry'), of('melee')],
    ['infantry against cavalry', duel('infantry', 'light-cavalry'), of('melee')],
  ] as const;
  for (const [name, state, order] of attacks) {
    for (let round = 0; round < WARM_UP; round += 1) exactOdds(ccNapoleon, state, order);
    const odds = Array.from({ length: ROUNDS }, () => timed(() => exactOdds(ccNapoleon, state, order)));
    const tables = exactOdds(ccNapoleon, state, order);
    const outcomes = tables.reduce((sum, table) => sum + table.outcomes.length, 0);
    console.log(
      `exact odds, ${name}: ${median(odds).toFixed(2)} ms (${tables.length} responses, ${outcomes} outcomes)`,
    );
  }
}
