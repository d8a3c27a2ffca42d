import { expect, test } from 'vitest';
import { deploy, type PieceSetup, resolve } from '../../../src/core';
import { corsicanOgre } from '../../../src/rulesets/corsican-ogre';

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 3 });

/** Infantry in contact with the enemy in a first round of the south, with these batteries behind it. */
function inContact(batteries: readonly string[]) {
  const guns = batteries.map((at, index): [string, PieceSetup] => [
    `guns${index}`,
    { side: 'south', type: 'british-foot-artillery', at },
  ]);
  const state = deploy(corsicanOgre, {
    id: 'test',
    ruleset: corsicanOgre.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    terrain: {},
    units: {
      foot: { side: 'south', type: 'british-line', at: '5:6' },
      wellesley: { side: 'south', type: 'leader', at: '5:6' },
      line: { side: 'north', type: 'french-line', at: '4:6' },
      junot: { side: 'north', type: 'leader', at: '4:6' },
      ...Object.fromEntries(guns),
    },
    objectives: [],
    arrivals: [],
    options: {},
  });
  const opening = corsicanOgre.opening(state);
  if (!opening) throw new Error('a battle begins by itself');
  return resolve(corsicanOgre, state, opening, (query) => {
    if (query.kind === 'draw') return { kind: 'drew', cards: ['south'], isPublic: true };
    if (query.kind === 'roll') return { kind: 'rolled', faces: ['1', '2'] };
    return { kind: 'chose', option: query.options[0] ?? '' };
  }).state;
}

/** Whom the infantry can be activated with. */
const groups = (batteries: readonly string[]) =>
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
