import { expect, test } from 'vitest';
import {
  type Action,
  deploy,
  type PieceSetup,
  type Reply,
  redo,
  replay,
  resolve,
  type Scenario,
  type State,
  seededReply,
  seededStream,
  wordNumber,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { MARKERS } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';

const SIDE = { name: '', nation: '', target: null, rating: 0 };

const piece = (side: 'south' | 'north', type: string, at: string, command: string, under = '') => ({
  side,
  type,
  at,
  strength: 6,
  formation: 'line',
  facing: side === 'south' ? ('n' as const) : ('s' as const),
  traits: { grade: 'regular', command, ...(under && { under }) },
});

const UNITS: Readonly<Record<string, PieceSetup>> = {
  a: piece('south', 'infantry', 'B9', 'alpha'),
  z: piece('south', 'infantry', 'C9', 'zeta'),
  // Far from both divisions: whoever leads them is out of command.
  corps: piece('south', 'corps-general', 'P1', 'corps'),
  y: piece('north', 'infantry', 'H1', 'y'),
};

const SCENARIO: Scenario = {
  id: 'successors',
  ruleset: codeNapoleon.id,
  title: '',
  briefing: '',
  source: '',
  first: 'south',
  sides: { south: SIDE, north: SIDE },
  terrain: {},
  units: UNITS,
  objectives: [],
  arrivals: [],
  options: {},
};

/** The end of a turn with which two generals come, the one first whose name is the last. */
const begun = (): State =>
  happened(codeNapoleon, deploy(codeNapoleon, SCENARIO), (c) => {
    const successors = ['zeta', 'alpha'].map((command) => ({
      side: 'south',
      rank: 'division',
      command,
      under: 'corps',
      turn: 1,
    }));
    c.position.setTurn(2, 1, wordNumber(MARKERS), 0);
    c.battleNoted({ successors });
  });

/** Nobody does anything; what was decided by chance is written down. */
function passing(state: State, orders: number): readonly Action[] {
  const chance = seededReply(codeNapoleon, seededStream(5));
  const actions: Action[] = [];
  for (let now = state; actions.length < orders; ) {
    const order =
      codeNapoleon.opening(now) ?? codeNapoleon.orders(now).find(({ type }) => /^end-/.test(type));
    if (!order) throw new Error('nothing can be ended');
    const replies: Reply[] = [];
    now = resolve(codeNapoleon, now, order, (query) => {
      const reply = chance(query);
      replies.push(reply);
      return reply;
    }).state;
    actions.push({ order, replies });
  }
  return actions;
}

test('generals who take the place of others are the same, in whatever order they came', () => {
  const start = begun();
  const actions = passing(start, 12);
  const stepwise = actions.reduce((state, action) => redo(codeNapoleon, state, action), start);
  expect(Object.keys(stepwise.leaders).sort()).toEqual([
    'corps',
    'south-alpha-general-1',
    'south-zeta-general-1',
  ]);
  expect(JSON.stringify(replay(codeNapoleon, start, actions))).toBe(JSON.stringify(stepwise));
});
