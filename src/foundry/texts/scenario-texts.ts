import type { Briefing, Lesson, Scenario, Side } from '../../core';
import type { Texts } from './game-texts';

/** The end of the key of a name that scenarios bring: `1st-foot-guards`. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The texts of a scenario, by the ends of their keys after `PDC.scenarios.`; its data has them in English. */
export function scenarioTexts({
  id,
  title,
  briefing,
  source,
  sides,
  units,
  arrivals,
}: Scenario): Readonly<Record<string, string>> {
  const {
    situation,
    roles = {},
    victory,
    length,
  }: Briefing = typeof briefing === 'string' ? { situation: briefing } : briefing;
  const names = [
    ...Object.values(sides),
    ...[units, ...arrivals.map((each) => each.units)].flatMap((pieces) => Object.values(pieces)),
  ].flatMap(({ name }) => name ?? []);
  return {
    ...Object.fromEntries(names.map((name) => [`names.${nameKey(name)}`, name])),
    [`${id}.title`]: title,
    [`${id}.situation`]: situation,
    ...Object.fromEntries(Object.entries(roles).map(([side, role]) => [`${id}.roles.${side}`, role])),
    ...(victory !== undefined && { [`${id}.victory`]: victory }),
    ...(length !== undefined && { [`${id}.length`]: length }),
    ...(source !== undefined && { [`${id}.source`]: source }),
  };
}

/** A scenario in the user's language; one without a title in it stays as it is written. */
export const scenarioTold = (texts: Texts, scenario: Scenario): Scenario =>
  texts.has(`PDC.scenarios.${scenario.id}.title`) ? scenarioIn(texts, scenario) : scenario;

/** A scenario of the module in the user's language, as far as it has texts for it. */
export function scenarioIn({ localize, has }: Texts, scenario: Scenario): Scenario {
  const textOf = (end: string, english: string): string => {
    const key = `PDC.scenarios.${end}`;
    return has(key) ? localize(key) : english;
  };
  const named = <Named extends { readonly name?: string }>(given: Named): Named =>
    given.name === undefined ? given : { ...given, name: textOf(`names.${nameKey(given.name)}`, given.name) };
  const allNamed = <Named extends { readonly name?: string }>(
    pieces: Readonly<Record<string, Named>>,
  ): Readonly<Record<string, Named>> =>
    Object.fromEntries(Object.entries(pieces).map(([piece, setup]) => [piece, named(setup)]));
  const { id, title, briefing, source, sides, units, arrivals } = scenario;
  const of = (end: string, english: string): string => textOf(`${id}.${end}`, english);
  const briefed = ({ situation, roles, victory, length }: Briefing): Briefing => ({
    situation: of('situation', situation),
    ...(roles && {
      roles: Object.fromEntries(
        Object.entries(roles).map(([side, role]) => [side as Side, of(`roles.${side}`, role)]),
      ),
    }),
    ...(victory !== undefined && { victory: of('victory', victory) }),
    ...(length !== undefined && { length: of('length', length) }),
  });
  return {
    ...scenario,
    title: of('title', title),
    briefing: typeof briefing === 'string' ? of('situation', briefing) : briefed(briefing),
    ...(source !== undefined && { source: of('source', source) }),
    sides: { south: named(sides.south), north: named(sides.north) },
    units: allNamed(units),
    arrivals: arrivals.map((arrival) => ({ ...arrival, units: allNamed(arrival.units) })),
  };
}

/** A game's scenarios and lessons, which can be read in the user's language. */
interface Offered {
  readonly scenarios: readonly Scenario[];
  readonly lessons?: readonly Lesson[];
}

/**
 * Games whose scenarios and lessons are in the user's language, for scenarios that have a title in it. They are read
 * when they are asked for, since texts come late.
 */
export function gamesIn<Game extends Offered>(texts: Texts, games: readonly Game[]): readonly Game[] {
  const known = new Map<Scenario, Scenario>();
  const told = (scenario: Scenario): Scenario => {
    const there = known.get(scenario) ?? scenarioTold(texts, scenario);
    // Texts may still come: only what is told in them is kept.
    if (there !== scenario) known.set(scenario, there);
    return there;
  };
  return games.map((game) =>
    Object.defineProperties({ ...game } as Game, {
      scenarios: { enumerable: true, get: () => game.scenarios.map(told) },
      ...(game.lessons && {
        lessons: {
          enumerable: true,
          get: () => game.lessons?.map((lesson) => ({ ...lesson, scenario: told(lesson.scenario) })),
        },
      }),
    }),
  );
}
