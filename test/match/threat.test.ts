import { describe, expect, test } from 'vitest';
import { deploy, enemyOf, inOneGo, pieceOf, type Ruleset, type State } from '../../src/core';
import { lossBy, type Threats, threatsTo } from '../../src/match';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';

const battle = (id: string) => {
  const found = BATTLES.find((each) => each.id === id);
  if (!found) throw new Error(`there is no battle ${id}`);
  return found;
};

/** A position of the third turn between orders. */
function midway(rules: Ruleset, id: string): State {
  const scenario = battle(id);
  let middle = deploy(rules, scenario);
  playRandomBattle(rules, scenario, 3, (_, action, before) => {
    if ('order' in action && before.turn.number <= 4 && before.winner === null) middle = before;
    return before.turn.number <= 4;
  });
  return middle;
}

const threats = (rules: Ruleset, state: State): Threats => {
  const { side } = state.turn;
  const own = Object.values(state.units).find((unit) => unit.side === side);
  return inOneGo(threatsTo(rules, state, side, own?.id ?? ''));
};

const GAMES = ['two-villages', 'ccn-rolica-1808', 'ogre-rolica-1808', 'lauter-crossing', 'farm-at-lindach'];

describe.each(GAMES)('the threat in %s', (id) => {
  const rules = rulesOf(battle(id));
  const state = midway(rules, id);
  const before = JSON.stringify(state);
  const found = threats(rules, state);

  test('names enemy units on the board, the strongest attack first', () => {
    expect(found.size).toBeGreaterThan(0);
    for (const each of found.values()) {
      expect(each.map(({ dice }) => dice)).toEqual(
        each.map(({ dice }) => dice).sort((one, other) => other - one),
      );
      expect(new Set(each.map(({ unit }) => unit)).size).toBe(each.length);
      for (const { unit } of each) expect(pieceOf(state, unit)?.side).toBe(enemyOf(state.turn.side));
    }
  });

  test('leaves the position as it was', () => {
    expect(JSON.stringify(state)).toBe(before);
  });

  test('includes every attack that the enemy could make without a move', () => {
    const orders = rules.play.ordersAsIf(state, enemyOf(state.turn.side));
    for (const order of orders) {
      const target = pieceOf(state, order.target ?? '');
      const dice = target && rules.preview(state, order)?.dice;
      if (!target || dice === undefined || order.units) continue;
      const here = found.get(target.at)?.find(({ unit }) => unit === order.unit);
      if ('strength' in target) expect(here, JSON.stringify(order)).toBeDefined();
    }
  });

  test('has an expected loss for a unit that it meets', () => {
    const [space, [threat]] = [...found].find(([at]) =>
      Object.values(state.units).some((unit) => unit.at === at && unit.side === state.turn.side),
    ) ?? ['', []];
    const unit = Object.values(state.units).find(({ at, side }) => at === space && side === state.turn.side);
    if (!threat || !unit) return;
    const loss = inOneGo(
      lossBy(rules, state, threat, { unit: unit.id, at: space }, { ways: 20_000, samples: 500 }),
    );
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThanOrEqual(unit.strength);
  });
});
