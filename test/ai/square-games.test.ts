import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/ai';
import { playoutsIn } from '../../src/ai/playouts';
import { deploy, type Order, type Piece, type State, seededStream } from '../../src/core';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

const LAUTER = battle('lauter-crossing');
const LINDACH = battle('farm-at-lindach');

/** Playouts of the start of a battle as the north sees it. */
function begun(scenario: typeof LAUTER) {
  const rules = rulesOf(scenario);
  return playoutsIn(rules.play, viewOf(rules, deploy(rules, scenario), 'north'), seededStream(1));
}

function unitNamed(units: readonly Piece<unknown>[], id: string): Piece<unknown> {
  const found = units.find((unit) => unit.id === id);
  if (!found) throw new Error(`there is no unit ${id}`);
  return found;
}

test('one more unit on an objective keeps half of what the one before it keeps, so that not all stand on it', () => {
  const { root, quick } = begun(LAUTER);
  const { units } = root.force(1);
  const kept = ['a1-linie', 'a2-linie'].map((id) => {
    const unit = unitNamed(units, id);
    return quick.survey(root).termsAt(root, unit, unit.at).objective;
  });
  const [least = 0, most = 0] = kept.sort((one, other) => one - other);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeCloseTo(2 * least);
});

test.each([LAUTER, battle('heights-of-kranz')])(
  'a general leads some units of the army, not all: $id',
  (scenario) => {
    const { root, play } = begun(scenario);
    const { leaders, units } = root.force(1);
    const { leads } = play.definition.judgement;
    const led = leaders.map((leader) => units.filter((unit) => leads(root, leader, unit)).length);
    expect(Math.min(...led)).toBeLessThan(units.length);
    expect(Math.max(...led)).toBeGreaterThan(0);
  },
);

describe('a battle that time ends', () => {
  /** A position in mid-battle that the south would win by some points if time were up, in its first turn or its last one. */
  function late(scenario: typeof LAUTER, isLast: boolean, points = 30): State {
    const { end } = fight(scenario, { south: 'recruit', north: 'recruit' }, 1, { most: 30 });
    const { sides, extra, turn } = end;
    const ahead = { ...sides, south: { ...sides.south, points }, north: { ...sides.north, points: 0 } };
    const clock = Object(extra.clock) as { readonly minutes?: number };
    const elapsed = isLast && clock.minutes !== undefined ? clock.minutes - 15 : 0;
    return {
      ...end,
      sides: ahead,
      turn: { ...turn, number: isLast ? 2 * Number(extra.turns ?? 1) : 1 },
      extra: { ...extra, clock: { ...clock, elapsed } },
    };
  }

  const seenBy = (scenario: typeof LAUTER, side: 'south' | 'north', isLast: boolean, points?: number) => {
    const rules = rulesOf(scenario);
    return playoutsIn(rules.play, viewOf(rules, late(scenario, isLast, points), side), seededStream(1));
  };

  test.each([LAUTER, LINDACH])('is as good as lost or won in its last turn: $id', (scenario) => {
    const BATTLE = 30;
    const LEADS = [30, 40];
    const [lost, won] = [seenBy(scenario, 'north', true), seenBy(scenario, 'south', true)];
    expect(lost.worth()).toBeLessThan(won.worth() - BATTLE);
    // Ten points more count for a tenth then.
    const gained = (isLast: boolean) => {
      const [less = 0, more = 0] = LEADS.map((points) => seenBy(scenario, 'south', isLast, points).worth());
      return more - less;
    };
    expect(gained(true)).toBeGreaterThan(0);
    expect(gained(true)).toBeLessThan(gained(false) / 2);
    expect(won.share).toBeLessThan(seenBy(scenario, 'south', false).share / 2);
  });

  test('lasts as many half turns as the clock leaves, and is over for both sides', () => {
    const rules = rulesOf(LAUTER);
    const leftIn = (elapsed: number, side: 'south' | 'north', options = {}) => {
      const state = late(LAUTER, false);
      const clock = { ...Object(state.extra.clock), elapsed };
      const seen = {
        ...state,
        turn: { ...state.turn, side },
        options: { ...state.options, ...options },
        extra: { ...state.extra, clock, first: 'south' },
      };
      return rules.play.definition.judgement.verdict?.(rules.play.positionOf(seen))?.left;
    };
    const { minutes } = Object(late(LAUTER, false).extra.clock) as { readonly minutes: number };
    expect([leftIn(minutes - 15, 'south'), leftIn(minutes - 15, 'north')]).toEqual([1, 0]);
    expect([leftIn(minutes - 60, 'south'), leftIn(minutes - 60, 'north')]).toEqual([3, 2]);
    expect(leftIn(minutes - 60, 'north', { time: 'fixed60' })).toBe(0);
  });

  test.each([LAUTER, LINDACH])('makes the side bold that it does not win for: $id', (scenario) => {
    const unrestOf = (side: 'south' | 'north', isLast: boolean) => {
      const { quick, side: number } = seenBy(scenario, side, isLast);
      return quick.ground.approach.unrestOf(number);
    };
    expect(unrestOf('north', true)).toBeGreaterThan(1);
    expect(unrestOf('north', false)).toBeLessThan(0.2);
    expect(unrestOf('south', true)).toBe(0);
  });
});

describe('Napoleonic Squares', () => {
  test('a unit across a corner from the enemy is not where it could assault; beside a side it is', () => {
    const { root, quick } = begun(LAUTER);
    const unit = unitNamed(root.force(0).units, 'f1-legere');
    const farFrom = (name: string) => quick.survey(root).farFrom(root, unit, root.board.number(name));
    // The nearest Austrians stand in E3 and D3; the guns behind the stream reach farther.
    expect(['E4', 'F4', 'F3', 'E5'].map(farFrom)).toEqual([0, 1, 0, 1]);
    const guns = unitNamed(root.force(0).units, 'tessiers-guns');
    expect(quick.survey(root).farFrom(root, guns, root.board.number('F4'))).toBe(0);
  });

  test('a Recruit forces the Lauter against an enemy that plays by chance', () => {
    for (const seed of [1, 5, 6, 7]) {
      expect(fight(LAUTER, { south: 'recruit', north: 'random' }, seed).end.winner).toBe('south');
    }
  });

  test('a unit that is too disrupted to lead an assault threatens little, and guns gain nothing from a full square', () => {
    const { root, play } = begun(LAUTER);
    const { power, gain } = play.definition.judgement;
    const unit = unitNamed(root.force(1).units, 'a1-linie');
    const guns = unitNamed(root.force(0).units, 'tessiers-guns');
    const fresh = power(root, unit);
    expect(gain(root, 'bombard', guns, unit)).toBeGreaterThan(0);
    for (let each = root.unitAt(unit.at); each; each = root.nextTo(each, unit.at)) root.setStrength(each, 0);
    expect(power(root, unit)).toBeLessThan(fresh / 4);
    expect(gain(root, 'bombard', guns, unit)).toBe(0);
  });
});

test('a leader keeps away from a weak unit in danger, and rides nowhere for nothing', () => {
  const scenario = battle('rolica-1808');
  const rules = rulesOf(scenario);
  const { end } = fight(scenario, { south: 'eager', north: 'eager' }, 2, { most: 60 });
  const playouts = playoutsIn(rules.play, viewOf(rules, end, 'north'), seededStream(1));
  const { root, quick } = playouts;
  const { units, leaders } = root.force(1);
  const [leader] = leaders;
  if (!leader) throw new Error('there is no leader');
  const worthBeside = (unit: Piece<unknown>) => quick.survey(root).place(root, leader, unit.at);
  expect(quick.survey(root).moveGain(root, leader, leader.at)).toBeLessThan(0);
  const inDanger = units.filter(
    (unit) => unit.strength > 2 && quick.survey(root).termsAt(root, unit, unit.at).danger > 1,
  );
  expect(inDanger).not.toEqual([]);
  for (const unit of inDanger) {
    const before = worthBeside(unit);
    root.setStrength(unit, 1);
    expect(worthBeside(unit), unit.id).toBeLessThan(before);
  }
});

describe('Code Napoleon', () => {
  const ordersOf = (players: Parameters<typeof fight>[1], most: number) => {
    const orders: Order[] = [];
    fight(LINDACH, players, 1, { most, told: (_before, order) => orders.push(order) });
    return orders;
  };

  test('cavalry is made ready to react', () => {
    const orders = ordersOf({ south: 'greedy', north: 'greedy' }, 40);
    expect(orders.filter(({ type }) => type === 'ready')).not.toEqual([]);
  });

  test('a Recruit fires its guns: it does not limber them where they can fire', () => {
    const orders = ordersOf({ south: 'recruit', north: 'recruit' }, 90);
    const shots = orders.filter(({ type, unit }) => type === 'fire' && unit === 'fr-foot-battery');
    expect(shots).not.toEqual([]);
  });

  test('a formed regiment in the square of a battery takes its worth away, since it silences the guns', () => {
    const { root, play } = begun(LINDACH);
    const { power } = play.definition.judgement;
    const { units } = root.force(1);
    const guns = unitNamed(units, 'au-battery');
    expect(power(root, guns)).toBeGreaterThan(0);
    root.place(unitNamed(units, 'au-ir-7'), guns.at);
    expect(power(root, guns)).toBe(0);
  });
});
