import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deploy, redo } from '../../src/core';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn, positionHash } from '../../tools/play/golden-battle';

const files = ['cc-napoleon', 'ccn', 'code-napoleon', 'corsican-ogre', 'squares'].flatMap((ruleset) => {
  const folder = `test/rulesets/${ruleset}/golden`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
});

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as GoldenBattle;

/** Plays a log again; the first line where the position is another than it was once, or how the battle ends. */
function replayed({ scenario: id, log }: GoldenBattle): string {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let state = deploy(rules, scenario);
  for (const [index, line] of log.entries()) {
    const hash = hashIn(line);
    if (hash === undefined) state = redo(rules, state, actionOf(line, state));
    else if (hash !== positionHash(state)) return `line ${index + 1}: another position than once`;
  }
  return `winner ${state.winner}`;
}

// A difference is a fault, unless the rules were changed on purpose: then see tools/play/golden.ts.
describe('a battle of the past goes as it went', () => {
  test.each(files)('%s', (file) => {
    const battle = read(file);
    expect(replayed(battle)).toBe(`winner ${battle.winner}`);
  });

  test('there are three of each game', () => {
    expect(files).toHaveLength(15);
  });
});

test('another die in the log is noticed', () => {
  const battle = read('test/rulesets/cc-napoleon/golden/rolica-1808.json');
  const at = battle.log.findIndex((line) => /fire .*rolled (blue|green)/.test(line));
  const log = battle.log.map((line, index) =>
    index === at ? line.replace(/rolled (blue|green)/, 'rolled red') : line,
  );
  expect(() => {
    const outcome = replayed({ ...battle, log });
    if (outcome !== `winner ${battle.winner}`) throw new Error(outcome);
  }).toThrow();
});
