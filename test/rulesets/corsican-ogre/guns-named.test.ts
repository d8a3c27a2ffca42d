import { expect, test } from 'vitest';
import { type PieceSetup, resolve } from '../../../src/core';
import { corsicanOgre } from '../../../src/rulesets/corsican-ogre';
import { ogreRound } from '../../ogre-position';

/** Infantry in contact with the enemy in a first round of the south, with these batteries behind it. */
function inContact(batteries: readonly (string | Partial<PieceSetup>)[]) {
  const guns = batteries.map((given, index): [string, PieceSetup] => [
    `guns${index}`,
    {
      ...{ side: 'south', type: 'british-foot-artillery', at: '' },
      ...(typeof given === 'string' ? { at: given } : given),
    },
  ]);
  return ogreRound({
    foot: { side: 'south', type: 'british-line', at: '5:6' },
    wellesley: { side: 'south', type: 'leader', at: '5:6' },
    line: { side: 'north', type: 'french-line', at: '4:6' },
    junot: { side: 'north', type: 'leader', at: '4:6' },
    ...Object.fromEntries(guns),
  });
}

/** Whom the infantry can be activated with. */
const groups = (batteries: Parameters<typeof inContact>[0]) =>
  corsicanOgre
    .ordersOf(inContact(batteries), 'foot')
    .flatMap(({ type, units }) => (type === 'activate' ? [units?.toSorted().join(' ') ?? ''] : []))
    .sort();

test('infantry is activated with one battery, or with two at once (R002-83)', () => {
  expect(groups(['6:5', '6:7'])).toEqual(['', 'guns0', 'guns0 guns1', 'guns1']);
});

test('of three batteries any two may join, or all, each group once', () => {
  expect(groups(['6:5', '6:6', '6:7'])).toEqual([
    '',
    'guns0',
    'guns0 guns1',
    'guns0 guns1 guns2',
    'guns0 guns2',
    'guns1',
    'guns1 guns2',
    'guns2',
  ]);
});

test('only guns that could battle somebody in reach are offered, so that nobody names them in vain', () => {
  const facing = (at: string, looks: 'n' | 'ne') => ({ at, facing: looks });
  // They look past him, or at him.
  expect(groups([facing('5:4', 'n')])).toEqual(['']);
  expect(groups([facing('5:4', 'ne')])).toEqual(['', 'guns0']);
  // A friend stands in between; the infantry itself may still go out of the way.
  expect(groups([facing('7:6', 'n')])).toEqual(['', 'guns0']);
  const behind = inContact([facing('7:5', 'n'), facing('6:6', 'n')]);
  const offered = corsicanOgre.ordersOf(behind, 'foot').flatMap(({ units }) => units ?? []);
  expect([...new Set(offered)]).toEqual(['guns1']);
});

test('those named support the melee together, and nobody else does', () => {
  const state = inContact(['6:5', '6:6', '5:4']);
  const order = corsicanOgre
    .ordersOf(state, 'foot')
    .find(({ type, units }) => type === 'activate' && units?.toSorted().join(' ') === 'guns0 guns2');
  if (!order) throw new Error('two batteries can be named');
  const acting = resolve(corsicanOgre, state, order, () => ({ kind: 'rolled', faces: ['2', '3'] })).state;
  const together = corsicanOgre
    .ordersOf(acting, 'foot')
    .flatMap(({ type, units }) => (type === 'combined-arms' ? [units?.toSorted().join(' ')] : []));
  expect(together.sort()).toEqual(['guns0', 'guns0 guns2', 'guns2']);
});
