import { expect, test } from 'vitest';
import { deploy, wholeBriefing } from '../../src/core';
import { gamesIn, scenarioIn, scenarioTexts } from '../../src/foundry/texts/scenario-texts';
import { checkLesson, newSave } from '../../src/match';
import { GAMES } from '../../src/rulesets';

const SCENARIOS = GAMES.flatMap(({ scenarios, lessons = [] }) => [
  ...scenarios,
  ...lessons.map(({ scenario }) => scenario),
]);

/** A language that says every English text in brackets. */
const bracketed = new Map(
  SCENARIOS.flatMap((scenario) =>
    Object.entries(scenarioTexts(scenario)).map(([end, text]) => [`PDC.scenarios.${end}`, `[${text}]`]),
  ),
);
const BRACKETS = {
  localize: (key: string) => bracketed.get(key) ?? key,
  has: (key: string) => bracketed.has(key),
};

test('no two names of scenarios share a key', () => {
  const names = new Map<string, Set<string>>();
  for (const scenario of SCENARIOS)
    for (const [end, text] of Object.entries(scenarioTexts(scenario)))
      if (end.startsWith('names.')) names.set(end, (names.get(end) ?? new Set()).add(text));
  expect(names.size).toBeGreaterThan(400);
  const shared = [...names.values()].filter((texts) => texts.size > 1).map((texts) => [...texts]);
  // Two games spell these names differently.
  expect(shared).toEqual([
    ['Thiebault', 'Thiébault'],
    ["Legrand's Guns", 'Legrand’s guns'],
    ['7th Jagers', '7th Jägers'],
  ]);
});

test('a scenario without texts in a language stays as it is', () => {
  const none = { localize: (key: string) => key, has: () => false };
  for (const scenario of SCENARIOS) expect(scenarioIn(none, scenario)).toEqual(scenario);
});

test('a scenario is told in a language: title, briefing, source, sides, pieces and those that come later', () => {
  for (const scenario of SCENARIOS) {
    const told = scenarioIn(BRACKETS, scenario);
    const { situation, roles = {} } = wholeBriefing(told.briefing);
    const pieces = [told.units, ...told.arrivals.map(({ units }) => units)].flatMap((each) =>
      Object.values(each),
    );
    const names = [...Object.values(told.sides), ...pieces].flatMap(({ name }) => name ?? []);
    const texts = [told.title, situation, ...Object.values(roles), told.source ?? '[]', ...names];
    expect(texts.filter((text) => !/^\[.*\]$/s.test(text))).toEqual([]);
    expect(told.id).toBe(scenario.id);
  }
});

test('scenarios are told in the language once its texts are there', () => {
  let isThere = false;
  const texts = { ...BRACKETS, has: (key: string) => isThere && BRACKETS.has(key) };
  const games = gamesIn(texts, GAMES);
  expect(games.map(({ scenarios }) => scenarios)).toEqual(GAMES.map(({ scenarios }) => scenarios));
  isThere = true;
  expect(games[0]?.scenarios[0]?.title).toMatch(/^\[/);
});

test('a lesson that was begun in another language is still that lesson', () => {
  const taught = gamesIn(BRACKETS, GAMES).flatMap(({ rules, lessons = [] }) =>
    lessons.map((lesson) => ({ rules, lesson })),
  );
  expect(taught.length).toBeGreaterThan(1);
  for (const { rules, lesson } of taught) {
    const here = GAMES.flatMap(({ lessons = [] }) => lessons).find(({ id }) => id === lesson.id);
    if (!here) throw new Error(`there is no lesson ${lesson.id}`);
    const save = newSave(rules, deploy(rules, lesson.scenario), lesson.id);
    expect(save.start.sides.south.name).toMatch(/^\[/);
    expect(() => checkLesson(rules, here, save)).not.toThrow();
  }
});
