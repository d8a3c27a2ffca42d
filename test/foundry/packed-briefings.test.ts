// Briefings of the battles that come with the games.
import { expect, test } from 'vitest';
import { deploy, wholeBriefing } from '../../src/core';
import { GAMES } from '../../src/rulesets';

test('every packed battle tells each side who it is, and every game what wins and how long it lasts', () => {
  const battles = GAMES.flatMap(({ rules, scenarios, guide }) =>
    scenarios.map((scenario) => ({ on: rules.on(scenario.board ?? rules.boards.usual), scenario, guide })),
  );
  expect(battles.length).toBeGreaterThan(20);
  for (const { on, scenario, guide } of battles) {
    const { situation, roles } = wholeBriefing(scenario.briefing);
    const told = [scenario.title, situation, roles?.south, roles?.north].map(
      (text) => (text ?? '').length > 0,
    );
    expect(told, scenario.id).toEqual([true, true, true, true]);
    const state = deploy(on, scenario);
    expect(guide.victory(state).length, scenario.id).toBeGreaterThan(0);
    expect(guide.length(state).length, scenario.id).toBeGreaterThan(0);
  }
});
