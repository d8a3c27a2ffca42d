import { describe, expect, test } from 'vitest';
import { Context, type Order, type Play, type State, toState, wordNumber } from '../../../src/core';
import type { CoreGame } from '../../../src/rulesets/ccn/core-rules';
import type { Kind } from '../../../src/rulesets/ccn/piece-kind';
import { corsicanOgre } from '../../../src/rulesets/corsican-ogre';
import { changeBattle } from '../../../src/rulesets/corsican-ogre/change-battle';
import { UNTOUCHED } from '../../../src/rulesets/corsican-ogre/saved-data';
import { bruteForce, expectSame, positionOf, reckoned, responsesTo } from '../../core/brute-force';

/** What the exchanges below throw at most. */
const MOST_DICE = 9;

/** South carries out a tactical event, after which no chit is drawn before it says so. */
function inEvent(units: Readonly<Record<string, unknown>>): State {
  const position = (corsicanOgre.play as Play<Kind, CoreGame>).positionOf(positionOf(corsicanOgre, units));
  const c = new Context(position, false);
  position.setTurn(1, 0, wordNumber('movement'), 9);
  changeBattle(c, { ...UNTOUCHED, event: 'south' });
  return toState(position);
}

const far = {
  sl: { side: 'south', type: 'leader', at: '8:0' },
  nl: { side: 'north', type: 'leader', at: '0:0' },
};

const POSITIONS: Readonly<Record<string, State>> = {
  'a volley into a flank, and the morale of who goes back': inEvent({
    ...far,
    a: { side: 'south', type: 'french-line', at: '6:5', strength: 2 },
    b: { side: 'north', type: 'spanish-line', at: '4:5', strength: 1, facing: 'ne' },
  }),
};

describe.each(Object.entries(POSITIONS))('exact odds equal brute force: %s', (_, state) => {
  const order: Order = { type: 'fire', side: 'south', unit: 'a', target: 'b' };
  test.each(responsesTo(corsicanOgre, state, order).map((response) => [response ?? 'no answer', response]))(
    '%s',
    (__, response) => {
      expect(corsicanOgre.refusal(state, order)).toBeUndefined();
      const odds = reckoned(corsicanOgre, state, order, response);
      expect(odds.size).toBeGreaterThan(2);
      expectSame(odds, bruteForce(corsicanOgre, state, order, response, MOST_DICE));
    },
  );
});
