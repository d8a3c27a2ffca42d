import { expect, test } from 'vitest';
import { resolve, type State } from '../../../src/core';
import { corsicanOgre } from '../../../src/rulesets/corsican-ogre';
import { ogreRound } from '../../ogre-position';

/** Guns that have been activated, after so many battle rolls. */
function activated(shots: number): State {
  const state = ogreRound({
    guns: { side: 'south', type: 'british-foot-artillery', at: '7:5', facing: 'n' },
    hill: { side: 'south', type: 'leader', at: '7:5' },
    line: { side: 'north', type: 'french-line', at: '4:6' },
    junot: { side: 'north', type: 'leader', at: '1:6' },
  });
  const { guns } = state.units;
  if (!guns) throw new Error('the guns are there');
  const units = { ...state.units, guns: { ...guns, extra: { ...guns.extra, shots } } };
  const order = { type: 'activate', side: 'south', unit: 'guns' } as const;
  return resolve(corsicanOgre, { ...state, units }, order, () => ({ kind: 'rolled', faces: ['1', '3'] }))
    .state;
}

const FIRE = { type: 'fire', side: 'south', unit: 'guns', target: 'line' } as const;

/** What the guns are told by their fire. */
const told = (shots: number): readonly string[] =>
  resolve(corsicanOgre, activated(shots), FIRE, (query) => {
    if (query.kind === 'roll')
      return { kind: 'rolled', faces: query.classes ? BLANKS.slice(0, query.count) : [] };
    if (query.kind === 'draw') return { kind: 'drew', cards: ['north'], isPublic: true };
    return { kind: 'chose', option: query.options[0] ?? '' };
  }).events.flatMap((event) => (event.type === 'responded' && event.unit === 'guns' ? event.response : []));

const BLANKS = ['artillery', 'artillery', 'artillery', 'artillery', 'artillery', 'artillery'];

test('it is told when a battery runs low on ammunition, once (R002-64)', () => {
  expect(told(4)).toEqual([]);
  expect(told(5)).toEqual(['low-ammunition']);
});

test('a battery low on ammunition is refused for that, and its block shows it (R002-65)', () => {
  const state = activated(6);
  expect(corsicanOgre.refusal(state, FIRE)).toEqual({ reason: 'low-on-ammunition', rule: 'R002-65' });
  expect(corsicanOgre.signs(state, 'guns').conditions).toEqual(['low-ammunition']);
  expect(corsicanOgre.refusal(activated(5), FIRE)).toBeUndefined();
});
