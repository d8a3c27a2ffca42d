import {
  deploy,
  fields,
  type Ruleset,
  readOptions,
  readScenario,
  type Scenario,
  UnusableData,
} from '../../core';
import { newSave } from '../../match';
import { type Game, type Seats, say } from '../documents';
import type { Decider } from './decider';
import { seatIds, setUpBattle } from './set-up-battle';

/**
 * Sets a scenario up and makes it the active battle: one that comes with a game, by its id, or one written as
 * data; rules options that are given go before those of the scenario. Throws an Error that says what is wrong with
 * the request; then nothing has been set up.
 */
export async function deployScenario(
  games: readonly Game[],
  decider: Decider,
  wanted: unknown,
  seats: Seats = {},
  options: unknown = {},
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(say('PDC.reason.only-the-game-master'));
  const { rules, scenario: written } =
    typeof wanted === 'string' ? scenarioOf(games, wanted) : scenarioFrom(games, wanted);
  const scenario = withOptions(rules, written, options);
  const save = newSave(rules, deploy(rules, scenario));
  return setUpBattle(decider, { title: scenario.title, rules, save, seats: seatIds(seats) });
}

function scenarioOf(games: readonly Game[], id: string): { rules: Ruleset; scenario: Scenario } {
  for (const { rules, scenarios } of games) {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario) return { rules, scenario };
  }
  const known = games.flatMap(({ scenarios }) => scenarios.map((each) => each.id)).join(', ');
  throw new Error(say('PDC.session.noScenario', { id, known }));
}

/** A scenario that somebody has written, checked against the game that it names. */
function scenarioFrom(games: readonly Game[], data: unknown): { rules: Ruleset; scenario: Scenario } {
  const ruleset = String(Reflect.get(Object(data), 'ruleset'));
  const rules = games.map((each) => each.rules).find(({ id }) => id === ruleset);
  if (!rules) throw new Error(say('PDC.session.noRuleset', { ruleset }));
  return { rules, scenario: readScenario(rules, data) };
}

/** The scenario with other rules options. Throws UnusableData for options and values that its rules don't know. */
export function withOptions(rules: Ruleset, scenario: Scenario, options: unknown): Scenario {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const merged = { ...scenario.options, ...fields(options, 'options', faults) };
  const read = readOptions(rules, merged, 'options', faults);
  if (found.length > 0) throw new UnusableData(`scenario "${scenario.id}"`, found);
  return { ...scenario, options: read };
}
