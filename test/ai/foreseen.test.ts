import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/ai';
import { fallChance } from '../../src/ai/fall-chance';
import { gainOfDeclared } from '../../src/ai/foreseen';
import { type Playouts, playoutsIn } from '../../src/ai/playouts';
import { worthTrying } from '../../src/ai/search';
import { deploy, type Ordered, type State, seededStream, sideName, toState } from '../../src/core';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

interface Moment {
  readonly playouts: Playouts<unknown>;
  readonly declared: readonly Ordered<unknown>[];
}

/** The first moments of a battle in which attacks can be declared. */
function momentsOf(id: string, most: number): readonly Moment[] {
  const scenario = battle(id);
  const { play } = rulesOf(scenario);
  const moments: Moment[] = [];
  const told = (before: State) => {
    if (moments.length === most || before.preparation) return;
    const view = viewOf(rulesOf(scenario), before, before.turn.side);
    const playouts = playoutsIn(play, view, seededStream(1));
    const declared = worthTrying(play, playouts).filter(({ type }) =>
      play.definition.judgement.declared.includes(type),
    );
    if (declared.length > 0) moments.push({ playouts, declared });
  };
  fight(scenario, { south: 'recruit', north: 'recruit' }, 1, { most: 90, told });
  return moments;
}

describe.each(['farm-at-lindach', 'lauter-crossing'])('an attack that is only declared now: %s', (id) => {
  const moments = momentsOf(id, 4);
  const { play } = rulesOf(battle(id));

  test('is judged by fighting it, and the position stays as it is', () => {
    expect(moments.length).toBeGreaterThan(0);
    for (const { playouts, declared } of moments) {
      const before = toState(playouts.root);
      for (const order of declared) expect(gainOfDeclared(play, playouts, order)).not.toBeNaN();
      expect(toState(playouts.root)).toEqual(before);
    }
  });
});

test('no unit guards an objective of the enemy while no enemy is near', () => {
  const scenario = battle('rolica-1808');
  const rules = rulesOf(scenario);
  const playouts = playoutsIn(rules.play, viewOf(rules, deploy(rules, scenario), 'north'), seededStream(1));
  const { root, quick } = playouts;
  const { board } = root;
  playouts.worth();
  const french = root.force(1).units;
  expect(sideName(french[0]?.side ?? 0)).toBe('north');
  for (const unit of french) {
    expect(quick.ground.termsAt(root, unit, board.number('0:4')).objective).toBe(0);
  }
});

test('the chance that a unit falls grows with the losses that it has to expect, and with its own', () => {
  expect(fallChance(0, 1)).toBe(0);
  expect(fallChance(1, 1)).toBeCloseTo(0.632, 3);
  expect(fallChance(1, 2)).toBeCloseTo(0.264, 3);
  expect(fallChance(100, 4)).toBeGreaterThan(0.9);
});
