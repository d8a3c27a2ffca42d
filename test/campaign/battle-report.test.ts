import { expect, test } from 'vitest';
import { battleReport } from '../../src/campaign';
import {
  type Action,
  deploy,
  type Reply,
  type Ruleset,
  readScript,
  resolve,
  type Scenario,
  type State,
} from '../../src/core';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { ccn, ccnScenarios } from '../../src/rulesets/ccn';
import { corsicanOgre, corsicanOgreScenarios } from '../../src/rulesets/corsican-ogre';
import { playRandomBattle } from '../../tools/play/random-battle';

const world = campaignWorld();
const [rolica] = ccnScenarios;
if (!rolica) throw new Error('Rolica is gone');

type Pieces = Readonly<Record<string, object>>;

/** What a report makes of one attack, on a clear board and without cards. */
function attacked(
  rules: Ruleset,
  units: Pieces,
  dice: readonly (readonly string[])[],
  choose: Readonly<Record<string, string>> = {},
  type: 'melee' | 'fire' = 'melee',
) {
  const scenario = { ...rolica, options: { commandCards: false }, terrain: {}, units } as unknown as Scenario;
  const begun = deploy(rules, scenario);
  const reader = readScript({ dice, draws: [], choose });
  const replies: Reply[] = [];
  const order = { type, side: 'south', unit: 'h', target: 'x' } as const;
  resolve(rules, begun, order, (query) => {
    const reply = reader.answer(query);
    replies.push(reply);
    return reply;
  });
  reader.finish();
  return battleReport(rules, world, begun, [{ order, replies }]);
}

/** British heavy cavalry beside French infantry with a single block left. */
const melee = (dice: readonly (readonly string[])[], choose: Readonly<Record<string, string>>) =>
  attacked(
    ccn,
    {
      h: { side: 'south', type: 'british-heavy-cavalry', at: '4:4', name: 'Dragoons' },
      x: { side: 'north', type: 'french-line', at: '3:4', strength: 1, name: '70th Line' },
      y: { side: 'north', type: 'french-line', at: '0:0', name: '86th Line' },
    },
    dice,
    choose,
  );

/** French foot with a leader on their own edge, from which they can't retreat, and the British before them. */
const cornered = (type: string, strength: number): Pieces => ({
  h: { side: 'south', type: 'british-line', at: '1:4', name: '9th Foot' },
  x: { side: 'north', type, at: '0:4', strength, name: '70th Line' },
  foy: { side: 'north', type: 'leader', at: '0:4', name: 'Foy' },
  y: { side: 'north', type: 'french-line', at: '0:0', name: '86th Line' },
});

// R001-29, R001-31: whoever has eliminated a unit in melee and stands on its ground may try for its flag.
test('a rider who takes the ground of those whom he has cut down may try for their flag', () => {
  const dice = [['infantry', 'cavalry', 'cavalry', 'cavalry']];
  const taken = melee(dice, { 'take-ground': 'yes' });
  expect(taken.flags.map(({ unit, by }) => [unit.name, by.name])).toEqual([['70th Line', 'Dragoons']]);
  expect(taken.present.north).toEqual(['70th Line', '86th Line']);
  expect(taken.survivors.find(({ id }) => id === 'h')).toMatchObject({ kills: 1, losses: 0 });
});

// R001-04, R001-29: the blow that forced a retreat is the cause of what the blocked retreat costs.
test('a leader who falls because the retreat of the unit is blocked in melee is lost in melee, and the flag is at stake', () => {
  const flags = ['flag', 'flag', 'flag', 'infantry'];
  const { leaders, flags: chances } = attacked(ccn, cornered('french-line', 1), [flags, ['sabers']], {
    'take-ground': 'yes',
  });
  expect(leaders).toEqual([{ id: 'foy', name: 'Foy', side: 'north', cause: 'melee' }]);
  expect(chances.map(({ unit, by }) => [unit.name, by.name])).toEqual([['70th Line', '9th Foot']]);
});

test('so is one who falls to two sabres when the unit pays for a blocked retreat and stands', () => {
  const flags = ['flag', 'flag', 'flag', 'artillery'];
  const { leaders } = attacked(ccn, cornered('french-line', 4), [
    flags,
    ['sabers', 'sabers'],
    ['artillery', 'artillery', 'artillery'],
  ]);
  expect(leaders).toMatchObject([{ id: 'foy', cause: 'melee' }]);
});

test('so is one in C&C: Napoleon, where each hex costs a strength point', () => {
  const units = {
    h: { side: 'south', type: 'infantry', at: '1:4' },
    x: { side: 'north', type: 'infantry', at: '0:4', strength: 1 },
    foy: { side: 'north', type: 'general', at: '0:4' },
  };
  const { leaders, flags } = attacked(ccNapoleon, units, [['flag', 'flag', 'blue', 'blue'], ['helmet']], {
    response: 'none',
    advance: 'yes',
  });
  expect(leaders).toMatchObject([{ id: 'foy', cause: 'melee' }]);
  expect(flags).toHaveLength(1);
});

// R001-09, R001-33: a shot is no melee, though it answers one.
test('a leader who falls to fire in response is not lost in melee, and no flag is at stake', () => {
  const units = {
    h: { side: 'south', type: 'infantry', at: '8:4', strength: 1 },
    hill: { side: 'south', type: 'general', at: '8:4' },
    x: { side: 'north', type: 'infantry', at: '7:4' },
  };
  const shot = [['flag', 'flag', 'blue', 'blue'], ['helmet']];
  const { leaders, flags } = attacked(ccNapoleon, units, shot, { response: 'fire' });
  expect(leaders).toMatchObject([{ id: 'hill', cause: 'other' }]);
  expect(flags).toEqual([]);
});

// R001-04, CCN-63: the unit that is shot down exposes its leader to the melee dice of those he rides through.
test.each([
  { type: 'british-line', cause: 'melee' },
  { type: 'british-foot-artillery', cause: 'other' },
])('a leader cut down on his way through $type is lost in this way: $cause', ({ type, cause }) => {
  const units = {
    h: { side: 'south', type: 'british-line', at: '5:6' },
    p: { side: 'south', type, at: '2:6' },
    q: { side: 'south', type: 'british-line', at: '2:7' },
    x: { side: 'north', type: 'french-line', at: '3:6', strength: 1 },
    foy: { side: 'north', type: 'leader', at: '3:6' },
    y: { side: 'north', type: 'french-line', at: '0:0' },
  };
  const shot = ['infantry', 'cavalry', 'cavalry', 'cavalry', 'cavalry'];
  const dice = [shot, ['artillery'], ['sabers', 'flag', 'flag', 'flag']];
  const { leaders, flags } = attacked(ccn, units, dice, { 'leader-escape': '1:5' }, 'fire');
  expect(leaders).toMatchObject([{ id: 'foy', cause }]);
  expect(flags).toEqual([]);
});

// R001-03, CCN-64: nobody has struck him, so that he is not lost in melee.
test('a leader driven off the board by a melee is lost in another way', () => {
  const units = {
    h: { side: 'south', type: 'british-line', at: '1:4' },
    x: { side: 'north', type: 'leader', at: '0:4', name: 'Foy' },
    y: { side: 'north', type: 'french-line', at: '0:0' },
  };
  const misses = ['infantry', 'infantry', 'infantry', 'infantry'];
  const { leaders } = attacked(ccn, units, [misses], { 'take-ground': 'no' });
  expect(leaders).toMatchObject([{ id: 'x', cause: 'other' }]);
});

// R001-30: a blow struck back counts as an attack does.
test('a unit that battles back may try for the flag of an attacker that finds no way back', () => {
  const units = {
    h: { side: 'south', type: 'british-line', at: '8:4', strength: 1, name: '9th Foot' },
    x: { side: 'north', type: 'french-line', at: '7:4', name: '70th Line' },
    y: { side: 'south', type: 'british-line', at: '8:0' },
  };
  const { flags } = attacked(ccn, units, [
    ['artillery'],
    ['flag', 'flag', 'artillery', 'artillery', 'artillery'],
  ]);
  expect(flags.map(({ unit, by }) => [unit.name, by.name])).toEqual([['9th Foot', '70th Line']]);
});

test('whatever happens in a battle, its report accounts for everybody', () => {
  let [lost, flags] = [0, 0];
  for (let seed = 1; seed <= 6; seed += 1) {
    const { start, end, actions } = playRandomBattle(ccn, rolica, seed, undefined, 'eager');
    const report = battleReport(ccn, world, start, actions);
    expect(report.winner).toBe(end.winner === 'draw' ? null : end.winner);
    expect(report.leaders.map(({ id }) => id).sort()).toEqual(Object.keys(end.fallenLeaders).sort());
    const there = [...Object.keys(end.fallenUnits), ...Object.keys(end.units)];
    for (const { unit, by } of report.flags) {
      expect(Object.keys(end.fallenUnits)).toContain(unit.id);
      expect(there).toContain(by.id);
      expect(unit.side).not.toBe(by.side);
    }
    expect(report.survivors.map(({ id }) => id).sort()).toEqual(Object.keys(end.units).sort());
    lost += report.leaders.length;
    flags += report.flags.length;
  }
  expect(lost).toBeGreaterThan(3);
  expect(flags).toBeGreaterThan(3);
});

// R001-03, R002-51: there a leader who is hit leaves the field, and may still be away when the battle ends.
test('whoever is off the field at the end of a battle has a fate, and nobody who has come back', () => {
  const [, quatreBras] = corsicanOgreScenarios.filter(({ id }) => /corunna|quatre/.test(id));
  if (!quatreBras) throw new Error('Quatre Bras is gone');
  let [lost, back, inMelee] = [0, 0, 0];
  for (let seed = 7; seed <= 11; seed += 1) {
    const { start, end, actions } = playRandomBattle(corsicanOgre, quatreBras, seed, undefined, 'eager');
    const { leaders } = battleReport(corsicanOgre, world, start, actions);
    const there = Object.keys(end.leaders);
    const begun = Object.keys(start.leaders);
    expect(leaders.map(({ id }) => id).sort()).toEqual(begun.filter((id) => !there.includes(id)).sort());
    lost += leaders.length;
    back += there.length;
    inMelee += leaders.filter(({ cause }) => cause === 'melee').length;
  }
  expect([lost > 3, back > 3, inMelee > 1], `${lost}, ${back}, ${inMelee}`).toEqual([true, true, true]);
});

// R001-48, R001-53: a counter brings the block back, and not the name that was lost with it.
test('blocks that came back were lost all the same', () => {
  let regained = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const scenario = { ...rolica, extra: { glory: { south: 6, north: 6 } } };
    const lost = new Set<string>();
    const note = (after: State, _: Action, before: State): void => {
      for (const { id, strength } of Object.values(after.units))
        if (strength < (before.units[id]?.strength ?? strength)) lost.add(id);
    };
    const { start, end, actions } = playRandomBattle(ccn, scenario, seed, note, 'eager');
    const { survivors } = battleReport(ccn, world, start, actions);
    expect(
      survivors
        .filter(({ losses }) => losses > 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...lost].filter((id) => end.units[id]).sort());
    regained += [...lost].filter((id) => end.units[id]?.strength === start.units[id]?.strength).length;
  }
  expect(regained).toBeGreaterThan(0);
});

// R001-53: skirmishers of a stand that has fallen have its name, and not what it was.
test('whoever is left of a regiment has lost what the rest of it lost', () => {
  const [corunna] = ccNapoleonScenarios.filter(({ id }) => id === 'corunna-1809');
  if (!corunna) throw new Error('Corunna is gone');
  let left = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const { start, end, actions } = playRandomBattle(ccNapoleon, corunna, seed, undefined, 'eager');
    const fallen = Object.values(end.fallenUnits).map(({ side, name }) => side + name);
    const { survivors } = battleReport(ccNapoleon, world, start, actions);
    const rest = survivors.filter(({ side, name }) => fallen.includes(side + name));
    expect(rest.filter(({ losses }) => losses === 0)).toEqual([]);
    left += rest.length;
  }
  expect(left).toBeGreaterThan(0);
});
