import { describe, expect, test } from 'vitest';
import { corrected, deploy, hasRoad, readScenario, type SpaceId, scenarioFaults } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { ccn, ccnScenarios } from '../../src/rulesets/ccn';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import {
  correctionFor,
  cutOff,
  type Draft,
  draftFrom,
  draftFromBattle,
  freshDraft,
  kindAt,
} from '../../src/workshop';
import { edited } from '../../src/workshop/edits';

const NAMES = { title: 'A field', south: 'South', north: 'North' };
const hills: Draft = { ...freshDraft(ccn, NAMES), terrain: { '4:4': 'hill', '4:5': 'hill' } };
const paint = (draft: Draft, ...places: SpaceId[]): Draft =>
  edited([ccn], draft, { type: 'paint', on: 'roads', kind: 'road', places });
const clear = (draft: Draft, ...places: SpaceId[]): Draft =>
  edited([ccn], draft, { type: 'paint', on: 'roads', kind: 'clear', places });

test('a road leads over a hill, and each can be cleared without the other', () => {
  const both = paint(hills, '4:3', '4:4', '4:5');
  expect(both).toEqual({ ...hills, roads: [['4:3', '4:4', '4:5']] });
  expect(kindAt(both, 'roads', '4:4')).toBe('road');
  expect(kindAt(both, 'terrain', '4:4')).toBe('hill');
  const bare = edited([ccn], both, { type: 'paint', on: 'terrain', kind: 'clear', places: ['4:4', '4:5'] });
  expect(bare).toEqual({ ...both, terrain: {} });
  expect(clear(both, '4:3', '4:4', '4:5')).toEqual(hills);
});

describe('strokes', () => {
  test('one that begins where a road ends goes on with it, and so do single clicks next to an end', () => {
    const road = paint(hills, '4:3', '4:4');
    expect(paint(road, '4:4', '4:5', '4:6').roads).toEqual([['4:3', '4:4', '4:5', '4:6']]);
    expect(paint(paint(road, '4:5'), '4:6').roads).toEqual([['4:3', '4:4', '4:5', '4:6']]);
    expect(paint(paint(hills, '4:3'), '4:4').roads).toEqual([['4:3', '4:4']]);
    expect(paint(road, '4:2', '4:3').roads).toEqual([['4:4', '4:3', '4:2']]);
  });

  test('one that begins in the middle of a road is a branch', () => {
    const road = paint(hills, '4:3', '4:4', '4:5');
    expect(paint(road, '4:4', '5:4').roads).toEqual([
      ['4:3', '4:4', '4:5'],
      ['4:4', '5:4'],
    ]);
  });

  test('one along a road changes nothing, and one that leaps makes two', () => {
    const road = paint(hills, '4:3', '4:4', '4:5');
    expect(paint(road, '4:5', '4:4')).toBe(road);
    expect(paint(hills, '0:0', '0:1', '6:6', '6:7').roads).toEqual([
      ['0:0', '0:1'],
      ['6:6', '6:7'],
    ]);
  });

  test('a road that is cleared in the middle goes on at both ends of the gap', () => {
    expect(clear(paint(hills, '4:3', '4:4', '4:5', '4:6', '4:7'), '4:5').roads).toEqual([
      ['4:3', '4:4'],
      ['4:6', '4:7'],
    ]);
  });
});

test('roads move with the board, and one that is cut goes on in two stretches', () => {
  const road = paint(hills, '4:1', '4:0', '5:0', '6:1');
  expect(edited([ccn], road, { type: 'resize', edge: 'left', by: 2 }).roads).toEqual([
    ['4:3', '4:2', '5:2', '6:3'],
  ]);
  const bend = paint(hills, '0:1', '0:0', '1:0', '2:1');
  expect(cutOff(ccn, bend, 'left', -1)).toEqual([
    { path: ['roads', 0], place: '0:0' },
    { path: ['roads', 0], place: '1:0' },
  ]);
  expect(edited([ccn], bend, { type: 'resize', edge: 'left', by: -1 }).roads).toEqual([['0:0'], ['2:0']]);
  expect(edited([ccn], road, { type: 'mirror', how: 'across' }).roads).toEqual([
    ['4:11', '4:12', '5:11', '6:11'],
  ]);
});

test('a part is copied with its roads', () => {
  const road = paint(hills, '4:3', '4:4', '4:5', '4:6');
  const after = edited([ccn], road, { type: 'copy', spaces: ['4:4', '4:5'], to: '6:4' });
  expect(after).toMatchObject({
    terrain: { '4:4': 'hill', '6:4': 'hill', '6:5': 'hill' },
    roads: [
      ['4:3', '4:4', '4:5', '4:6'],
      ['6:4', '6:5'],
    ],
  });
});

test('older files name open ground with a road as terrain, and are read as before', () => {
  const older: Draft = { ...hills, terrain: { '4:4': 'road' } };
  const scenario = readScenario(ccn, older);
  expect(scenario.terrain).toEqual({ '4:4': 'road' });
});

test('the roads of an older scenario lead over its terrain in the workshop, on to bridges and villages', () => {
  const [bridge] = ccnScenarios.filter(({ id }) => id === 'ccn-bridge-on-the-traun');
  if (!bridge) throw new Error('no such scenario');
  const draft = draftFrom(ccn, bridge);
  expect(Object.values(Object(draft.terrain))).not.toContain('road');
  expect(draft.roads).toEqual([
    ['0:6', '1:6', '2:6'],
    ['4:6', '5:6', '6:6', '7:6', '8:6'],
  ]);
  expect(scenarioFaults(ccn, draft)).toEqual([]);
});

test('in a battle of an older file a road is cleared, and goes on over the ground that is painted under it', () => {
  const [bridge] = ccnScenarios.filter(({ id }) => id === 'ccn-bridge-on-the-traun');
  if (!bridge) throw new Error('no such scenario');
  const begun = deploy(ccn, bridge);
  const told = { title: 'Now', briefing: { situation: '' }, begun: true } as const;
  for (const edit of [
    { type: 'paint', on: 'roads', kind: 'clear', places: ['5:6'] },
    { type: 'paint', on: 'roads', kind: 'road', places: ['5:6', '5:7'] },
    { type: 'paint', on: 'terrain', kind: 'hill', places: ['5:6'] },
  ] as const) {
    const draft = draftFromBattle(ccn, begun, told);
    const correction = correctionFor(ccn, begun, draft, edit);
    if (correction === null || typeof correction === 'string') throw new Error('not a correction');
    const after = corrected(begun, correction);
    expect(Object.values(after.terrain)).not.toContain('road');
    expect(draftFromBattle(ccn, after, told)).toEqual(edited([ccn], draft, edit));
  }
});

const played = GAMES.filter(({ rules }) => 'roads' in rules.scenarioFields.battle).map(
  ({ rules }) => [rules.id, rules] as const,
);

test('four games have roads: the source of the fifth has none', () => {
  expect(played.map(([id]) => id)).toEqual(['cc-napoleon', 'ccn', 'corsican-ogre', 'code-napoleon']);
});

test.each(played)(
  '%s: a road over any terrain is part of the battle, and faults name their place',
  (_, game) => {
    const [one = '', two = '', , four = ''] = game.grid.spaces;
    const draft: Draft = { ...freshDraft(game, NAMES), ...(game === codeNapoleon && { turns: 9 }) };
    const state = deploy(game, readScenario(game, { ...draft, roads: [[one, two]] }));
    expect(hasRoad(game, state, one)).toBe(true);
    expect(hasRoad(game, state, four)).toBe(false);
    const faults = scenarioFaults(game, {
      ...draft,
      roads: [
        [one, two],
        [one, four, 'Z99'],
      ],
    });
    expect(faults.map(({ place, fault }) => `${place}: ${fault}`)).toEqual([
      `roads[1]: ${four} is not adjacent to ${one}`,
      `roads[1]: there is no ${game.grid.kind} Z99`,
    ]);
  },
);
