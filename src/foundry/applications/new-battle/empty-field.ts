import { enemyOf, type Ruleset, type Scenario, SIDES, type Side } from '../../../core';
import { NATIONS } from '../../../drawing';
import type { Game } from '../../battle';
import type { Localize } from '../../texts';

/** What wins, and how much a side can order, until the game master says otherwise. */
const USUAL = { target: 5, rating: 5 };

const ID = 'empty-field';

/** Whether a scenario is one of those below: then the game master has yet to set everything up. */
export const isEmptyField = ({ id, ruleset }: Scenario): boolean => id === `${ID}-${ruleset}`;

/** The games with a battle more for each: on bare ground and without units. */
export const withEmptyFields = (
  games: readonly Game[],
  { localize }: { readonly localize: Localize },
): readonly Game[] =>
  games.map((each) => {
    const { id } = each.rules;
    const title = localize('PDC.newBattle.emptyField');
    const of = localize('PDC.newBattle.emptyFieldOf', { title, game: localize(`PDC.ruleset.${id}`) });
    return {
      ...each,
      scenarios: [...each.scenarios, emptyField(each.rules, games.length > 1 ? of : title, localize)],
    };
  });

function emptyField({ id: ruleset, sideStats }: Ruleset, title: string, localize: Localize): Scenario {
  const target = sideStats.includes('target') ? USUAL.target : null;
  const sideOf = (side: Side) => ({ name: localize(`PDC.nation.${side}`), nation: side, ...USUAL, target });
  return {
    id: `${ID}-${ruleset}`,
    ruleset,
    title,
    briefing: localize('PDC.newBattle.emptyBriefing'),
    source: '',
    first: 'south',
    sides: { south: sideOf('south'), north: sideOf('north') },
    terrain: {},
    units: {},
    objectives: [],
    arrivals: [],
    options: {},
  };
}

/** The nation that a side was given, and its name in the user's language. */
export type SideNations = Readonly<Partial<Record<Side, { readonly nation: string; readonly name: string }>>>;

/** The sides of a scenario with the nations they were given; these count on an empty field alone. */
export function sidesOf(scenario: Scenario, nations: SideNations): Scenario['sides'] {
  const sideOf = (side: Side): Scenario['sides'][Side] => {
    const own = scenario.sides[side];
    const given = isEmptyField(scenario) ? nations[side] : undefined;
    if (!given) return own;
    // Two sides of one nation keep the names by which they are told apart.
    const isShared = nations[enemyOf(side)]?.nation === given.nation;
    return { ...own, ...given, name: isShared ? own.name : given.name };
  };
  return { south: sideOf('south'), north: sideOf('north') };
}

/** The nations that a side can be given: its neutral colours first; none where the scenario says whose it is. */
export function nationChoices(
  scenario: Scenario,
  side: Side,
  chosen: string,
  localize: (key: string) => string,
): readonly { readonly value: string; readonly name: string; readonly isChosen: boolean }[] {
  if (!isEmptyField(scenario)) return [];
  const { nation } = scenario.sides[side];
  const neutral: readonly string[] = SIDES;
  const others = Object.keys(NATIONS).filter((each) => each !== nation && !neutral.includes(each));
  return [nation, ...others].map((value) => ({
    value,
    name: localize(`PDC.nation.${value}`),
    isChosen: value === chosen,
  }));
}
