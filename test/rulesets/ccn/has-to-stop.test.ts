import { expect, test } from 'vitest';
import { deploy, type PieceSetup } from '../../../src/core';
import { ccn } from '../../../src/rulesets/ccn';

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });

/** Why light cavalry does not go on past the hex in front of it, before the first card is played. */
function stopped(units: Readonly<Record<string, PieceSetup>>, terrain: Readonly<Record<string, string>>) {
  const state = deploy(ccn, {
    id: 'test',
    ruleset: ccn.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('French', 'french'), north: side('Allies', 'british') },
    terrain,
    units: { a: { side: 'south', type: 'french-light-cavalry', at: '6:6' }, ...units },
    objectives: [],
    arrivals: [],
    options: { commandCards: false },
  });
  return ccn.refusal(state, { type: 'move', side: 'south', unit: 'a', via: ['5:6'], to: '4:6' });
}

test('a unit that has to stop is told by which rule: that of the ground, or of the leader it joins', () => {
  expect(stopped({}, { '5:6': 'forest' })).toEqual({
    reason: 'has-to-stop',
    rule: 'rules 1.13',
    space: '5:6',
    about: { terrain: 'forest' },
  });
  const leader = { side: 'south', type: 'leader', at: '5:6' } as const;
  expect(stopped({ leader }, {})).toEqual({ reason: 'has-to-stop', rule: 'CCN-20', space: '5:6' });
});
