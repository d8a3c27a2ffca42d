// What a move keeps a unit from doing afterwards, told before it is made.
import { expect, test } from 'vitest';
import { deploy, type Ruleset, type SpaceId } from '../../src/core';
import type { UserBattle } from '../../src/foundry/battle';
import { IDLE } from '../../src/foundry/canvas/choices/choices';
import { spaceCardOf } from '../../src/foundry/canvas/choices/space-card';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { ccn } from '../../src/rulesets/ccn';
import { PLAYER, seenBy } from './battle';

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });

/** A unit with an enemy before it, as the side sees it that has the turn. */
function facing(rules: Ruleset, type: string, enemy: string, at = '6:5'): UserBattle {
  const units = {
    a: { side: 'south' as const, type, at },
    x: { side: 'north' as const, type: enemy, at: '3:5' },
  };
  const state = deploy(rules, {
    ...{
      id: 'test',
      ruleset: rules.id,
      title: '',
      briefing: '',
      source: '',
      first: 'south',
      terrain: {},
      units,
    },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    ...{ objectives: [], arrivals: [], options: { commandCards: false } },
  });
  return { ...seenBy(['south'], state), rules };
}

const closedAt = (battle: UserBattle, space: SpaceId) =>
  spaceCardOf(battle, PLAYER, { ...IDLE, selected: 'a' }, { space, pointed: null })?.closed.map(
    ({ reason, type }) => [reason, type],
  );

test('a march that is too long to battle after it says so where it would end, and a shorter one does not', () => {
  const light = facing(ccn, 'british-light', 'french-line');
  expect(closedAt(light, '4:5')).toEqual([['has-marched', undefined]]);
  expect(closedAt(light, '5:5') ?? []).toEqual([]);
  expect(closedAt(facing(ccn, 'british-line', 'french-line'), '5:5') ?? []).toEqual([]);
  expect(closedAt(facing(ccn, 'british-foot-artillery', 'french-line'), '5:5')).toEqual([
    ['has-marched', undefined],
  ]);
  expect(closedAt(facing(ccn, 'british-light-cavalry', 'french-line'), '5:5') ?? []).toEqual([]);
});

test('who comes next to an enemy can fight him: that he does not fire any more is no matter', () => {
  const infantry = facing(ccn, 'british-line', 'french-line', '5:5');
  expect(closedAt(infantry, '4:5') ?? []).toEqual([]);
});

test('only what the move itself closes is told', () => {
  // Out of reach before and after: that is no matter of the move.
  expect(closedAt(facing(ccNapoleon, 'infantry', 'infantry'), '7:5') ?? []).toEqual([]);
});

test('guns in hand tell which unit can take them along, whose order it is', () => {
  const { rules } = facing(ccn, 'british-line', 'french-line');
  const state = deploy(rules, {
    ...{ id: 'test', ruleset: rules.id, title: '', briefing: '', source: '', first: 'south', terrain: {} },
    sides: { south: side('Allies', 'british'), north: side('French', 'french') },
    units: {
      a: { side: 'south', type: 'british-foot-artillery', at: '5:2' },
      foot: { side: 'south', type: 'british-line', at: '4:5', name: '5th Foot' },
      x: { side: 'north', type: 'french-line', at: '3:5' },
      y: { side: 'north', type: 'french-line', at: '1:5' },
    },
    ...{ objectives: [], arrivals: [], options: { commandCards: false } },
  });
  const battle = { ...seenBy(['south'], state), rules };
  const supports = (space: SpaceId) =>
    spaceCardOf(battle, PLAYER, { ...IDLE, selected: 'a' }, { space, pointed: null })?.supports;
  expect(supports('3:5')).toEqual(['5th Foot']);
  expect(supports('1:5')).toEqual([]);
  // That they can't lead such an attack themselves is no news.
  const far = spaceCardOf(battle, PLAYER, { ...IDLE, selected: 'foot' }, { space: '1:5', pointed: null });
  expect(far?.refusals.map(({ type }) => type)).toEqual(['fire', 'melee']);
});
