import { expect, test } from 'vitest';
import { officer, THOROUGH_LOOK, viewOf } from '../../src/ai';
import { type Query, type Reply, resolve } from '../../src/core';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { ogreRound } from '../ogre-position';

/** A first choice, and dice by which a piece acts. */
const acts = (query: Query): Reply =>
  query.kind === 'roll'
    ? { kind: 'rolled', faces: ['1', '3'] }
    : query.kind === 'ask'
      ? { kind: 'chose', option: query.options[0] ?? '' }
      : { kind: 'drew', cards: ['south'], isPublic: true };

test('a unit goes to where it can attack: to close with a weak enemy is worth more than to fire at it', () => {
  const from = ogreRound({
    foot: { side: 'south', type: 'british-line', at: '5:6' },
    wellesley: { side: 'south', type: 'leader', at: '5:6' },
    line: { side: 'north', type: 'french-line', at: '3:6', strength: 1 },
    junot: { side: 'north', type: 'leader', at: '2:5' },
  });
  const order = { type: 'activate', side: 'south', unit: 'foot' } as const;
  const { state } = resolve(corsicanOgre, from, order, acts);
  const own = officer(corsicanOgre, 'captain', 1, THOROUGH_LOOK);
  const move = own.choose(viewOf(corsicanOgre, state, 'south'));
  expect(move).toMatchObject({ type: 'move', unit: 'foot' });
  const after = resolve(corsicanOgre, state, move, acts).state;
  expect(own.choose(viewOf(corsicanOgre, after, 'south'))).toMatchObject({ type: 'melee', unit: 'foot' });
});
