import { enemyOf, type Scenario, SIDES, type Side } from '../../../core';
import { NATIONS } from '../../../drawing';
import { isEmptyField } from './empty-field';

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
