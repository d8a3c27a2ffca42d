import { deploy, type Ruleset, readScenario, type Scenario, wholeBriefing } from '../../core';
import { newSave } from '../../match';
import type { Game, Seats } from '../battle';
import { houseTablesOf } from '../documents';
import { localize } from '../texts';
import type { Host } from './host';
import { seatIds, setUpBattle } from './set-up-battle';
import { withOptions } from './with-options';

/**
 * Sets a scenario up and makes it the active battle: one that comes with a game, by its id, or one written as
 * data; rules options that are given go before those of the scenario. Throws an Error that says what is wrong with
 * the request; then nothing has been set up.
 */
export async function deployScenario(
  games: readonly Game[],
  host: Host,
  wanted: unknown,
  seats: Seats = {},
  options: unknown = {},
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(localize('PDC.reason.only-the-game-master'));
  const { rules, scenario: written } =
    typeof wanted === 'string' ? scenarioOf(games, wanted) : scenarioFrom(games, wanted);
  // What the scenario brings itself goes before what this world plays with.
  const tables = { ...houseTablesOf(rules), ...written.tables };
  const scenario = { ...withOptions(rules, written, options), tables };
  const save = newSave(rules, deploy(rules, scenario));
  const briefing = wholeBriefing(scenario.briefing);
  return setUpBattle(host, { title: scenario.title, briefing, rules, save, seats: seatIds(seats) });
}

function scenarioOf(games: readonly Game[], id: string): { rules: Ruleset; scenario: Scenario } {
  for (const { rules, scenarios } of games) {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario) return { rules, scenario };
  }
  const known = games.flatMap(({ scenarios }) => scenarios.map((each) => each.id)).join(', ');
  throw new Error(localize('PDC.session.noScenario', { id, known }));
}

/** A scenario that somebody has written, checked against the game that it names. */
function scenarioFrom(games: readonly Game[], data: unknown): { rules: Ruleset; scenario: Scenario } {
  const ruleset = String(Reflect.get(Object(data), 'ruleset'));
  const rules = games.map((each) => each.rules).find(({ id }) => id === ruleset);
  if (!rules) throw new Error(localize('PDC.session.noRuleset', { ruleset }));
  return { rules, scenario: readScenario(rules, data) };
}
