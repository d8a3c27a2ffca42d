import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploy, evolved, resume } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { deedOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

const files = ['cc-napoleon', 'squares'].flatMap((ruleset) => {
  const folder = `test/rulesets/${ruleset}/golden`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
});

// What is told is what happens: nobody who only hears of a battle ends up with another one.
test.each(files)('events lead by themselves to where the rules have led: %s', (file) => {
  const { scenario: id, log } = JSON.parse(readFileSync(file, 'utf8')) as GoldenBattle;
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let state = deploy(rules, scenario);
  for (const line of log.filter((each) => hashIn(each) === undefined)) {
    const run = resume(rules, state, deedOf(line, state));
    const heard = run.events.reduce(evolved, state);
    expect(heard, line).toEqual(run.state);
    state = run.state;
  }
});
