import { expect, test } from 'vitest';
import { deploy, type PieceSetup, resolve, type State } from '../../src/core';
import { corsicanOgre as rules } from '../../src/rulesets/corsican-ogre';
import { ENGLISH } from './english';

const FOOT: PieceSetup = { side: 'south', type: 'british-line', at: '5:5', facing: 'n' };

/** A round of the south with a unit that looks north, and a leader next to it. */
function inRound(foot: PieceSetup): State {
  const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
  const start = deploy(rules, {
    ...{ id: 'test', ruleset: rules.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    ...{ terrain: {}, objectives: [], arrivals: [], options: {} },
    units: {
      foot,
      hill: { side: 'south', type: 'leader', at: foot.at },
      line: { side: 'north', type: 'french-line', at: '0:5' },
      reille: { side: 'north', type: 'leader', at: '0:5' },
    },
  });
  return resolve(rules, start, { type: 'begin', side: 'south' }, (query) => {
    if (query.kind === 'roll') return { kind: 'rolled', faces: ['1', '2'] };
    return { kind: 'drew', cards: ['south'], isPublic: true };
  }).state;
}

/** What is told of a unit whose activation comes to a natural twelve, and then to such dice. */
function toldOf(foot: PieceSetup, ...dice: readonly string[]): readonly string[] {
  const thrown = [['6', '6'], ...dice.map((face) => [face])];
  const { events } = resolve(
    rules,
    inRound(foot),
    { type: 'activate', side: 'south', unit: 'foot' },
    (query) => {
      if (query.kind === 'roll')
        return { kind: 'rolled', faces: thrown.shift() ?? new Array(query.count).fill('flag') };
      if (query.kind === 'draw') return { kind: 'drew', cards: query.pile.slice(0, 1), isPublic: true };
      return { kind: 'chose', option: query.options[0] ?? '' };
    },
  );
  return events.flatMap((event) =>
    event.type === 'responded' && event.unit === 'foot' ? event.response : [],
  );
}

test.each([
  [['1'], 'botched-back-2'],
  [['2'], 'botched-back-1'],
  [['3'], 'botched-left'],
  [['4'], 'botched-right'],
  [['5'], 'botched-forward'],
  [['6', '1'], 'botched-charge-1'],
  [['6', '3'], 'botched-charge-2'],
  [['6', '6'], 'botched-charge-3'],
] as const)('what a unit makes of a botched order is said in words: %j', (dice, response) => {
  expect(toldOf(FOOT, ...dice)).toEqual([response]);
  expect(ENGLISH.has(`PDC.corsican-ogre.response.${response}`)).toBe(true);
});

test('that it stays where it is, too: with no way back, and in square', () => {
  expect(toldOf({ ...FOOT, at: '8:5' }, '1')).toEqual(['botched-stays']);
  expect(toldOf({ ...FOOT, formation: 'square' }, '3')).toEqual(['botched-stays']);
});
