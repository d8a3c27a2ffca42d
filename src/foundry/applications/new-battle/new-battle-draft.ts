import {
  enemyOf,
  type Json,
  type Ruleset,
  type RulesOption,
  type Scenario,
  SIDES,
  type Side,
} from '../../../core';
import { NATIONS } from '../../../drawing';
import type { Game } from '../../battle';
import type { Player } from '../../documents/document-types';
import { type Commanders, levelOf } from '../../documents/officers';
import { proposedSeats, proposedWay, type WayToPlay } from '../../documents/way-to-play';
import type { Localize } from '../../texts';
import type { PlayableScenario } from '../scenario-file';

/** A scenario in the list, identified by its key. */
export interface OfferedScenario extends PlayableScenario {
  readonly key: string;
  readonly isFromFile: boolean;
  /** The workshop that it is made in. */
  readonly workshop?: string;
  /** True for a scenario of this world: of its journal, or of a workshop. */
  readonly isOwn?: true;
}

/** The user's choices so far; absent fields keep the proposed values. */
export interface BattleDraft {
  readonly key: string;
  /** Scenarios read from files. */
  readonly files: readonly OfferedScenario[];
  /** How the sides are commanded; undefined while nobody has said. */
  readonly way?: WayToPlay;
  readonly seats: Readonly<Partial<Record<Side, string>>>;
  /** The changed rules options. */
  readonly options: Readonly<Record<string, Json>>;
  /** The nations whose colours the sides of an empty field have, with the side names made from them. */
  readonly nations: SideNations;
  /** True if the north sees the battle from its own side; undefined to use the world setting. */
  readonly isSeenFromNorth?: boolean;
  /** True if every roll can be checked; undefined to use the world setting. */
  readonly isProvable?: boolean;
}

/** A draft without any choices. */
export const FRESH_DRAFT: BattleDraft = { key: '', files: [], seats: {}, options: {}, nations: {} };

/** The scenarios that come with the games, followed by those from files. */
export const offeredScenarios = (
  games: readonly Game[],
  { files }: BattleDraft,
): readonly OfferedScenario[] => [
  ...games.flatMap(({ rules, scenarios }) =>
    scenarios.map((scenario) => ({ key: scenario.id, rules, scenario, isFromFile: false })),
  ),
  ...files,
];

/** The chosen scenario, or the first one until one is chosen. */
export function chosenScenario(games: readonly Game[], draft: BattleDraft): OfferedScenario | undefined {
  const offered = offeredScenarios(games, draft);
  return offered.find(({ key }) => key === draft.key) ?? offered[0];
}

/** The draft with a scenario from a file, which is chosen and replaces an older one with the same id. */
export function withFile(draft: BattleDraft, read: PlayableScenario): BattleDraft {
  const key = `file:${read.scenario.id}`;
  const others = draft.files.filter((file) => file.key !== key);
  return { ...draft, key, files: [...others, { ...read, key, isFromFile: true }] };
}

/** The draft with another value of an option; an invalid value changes nothing. */
export function withOption(
  { rules, scenario }: PlayableScenario,
  draft: BattleDraft,
  id: string,
  word: string,
): BattleDraft {
  const option = rules.options.find((each) => each.id === id);
  const value = option?.values.find((each) => String(each) === word);
  if (!option || value === undefined) return draft;
  const { [id]: _, ...others } = draft.options;
  // Back to the scenario's own value: the next scenario may have another.
  if (value === optionOf(scenario, option)) return { ...draft, options: others };
  return { ...draft, options: { ...others, [id]: value } };
}

/** The chosen scenario with the changed options and nations. */
export function changedScenario(
  { rules, scenario }: PlayableScenario,
  { options, nations }: BattleDraft,
): Scenario {
  const known = rules.options.flatMap(({ id }) => (options[id] === undefined ? [] : [[id, options[id]]]));
  const sides = sidesOf(scenario, nations);
  // The briefing of an empty field is for the GM, not for the players.
  const briefing = isEmptyField(scenario) ? '' : scenario.briefing;
  return { ...scenario, briefing, sides, options: { ...scenario.options, ...Object.fromEntries(known) } };
}

/** How the sides are commanded: as chosen, else as fits the players in the room; on an empty field by the GM. */
export function chosenWay({ way, key }: BattleDraft, users: readonly Player[]): WayToPlay {
  const proposed = proposedWay(users);
  const isUnmanned = proposed === 'officer' && key.startsWith(EMPTY_FIELD);
  return way ?? (isUnmanned ? 'both-sides' : proposed);
}

/** The draft with another way to play; its commanders are proposed anew. */
export const withWay = (draft: BattleDraft, way: WayToPlay): BattleDraft => ({ ...draft, way, seats: {} });

/** The draft with another commander of a side: then the way to play is settled. */
export const withCommander = (
  draft: BattleDraft,
  side: Side,
  commander: string,
  users: readonly Player[],
): BattleDraft => ({
  ...draft,
  way: chosenWay(draft, users),
  seats: { ...draft.seats, [side]: commander },
});

/** The commanders as chosen, else as proposed; nobody where the GM plays both sides. */
export function chosenSeats(draft: BattleDraft, users: readonly Player[]): Commanders {
  const proposed = proposedSeats(users, chosenWay(draft, users));
  const seatOf = (side: Side): string => {
    const chosen = draft.seats[side] ?? proposed[side];
    return levelOf(chosen) || users.some(({ id }) => id === chosen) ? chosen : '';
  };
  return { south: seatOf('south'), north: seatOf('north') };
}

/** The value of an option in a scenario. */
export const optionOf = ({ options }: Scenario, { id, initial }: RulesOption): Json => options[id] ?? initial;

/** The default victory target and command rating, until the GM changes them. */
const USUAL = { target: 5, rating: 5 };

const EMPTY_FIELD = 'empty-field';

/** True if a scenario is one of the empty fields below: the GM still has to place everything. */
export const isEmptyField = ({ id, ruleset }: Scenario): boolean => id === `${EMPTY_FIELD}-${ruleset}`;

/** The games with one more battle each: on open ground and without units. */
export const withEmptyFields = (
  games: readonly Game[],
  { localize }: { readonly localize: Localize },
): readonly Game[] =>
  games.map((each) => ({ ...each, scenarios: [...each.scenarios, emptyField(each.rules, localize)] }));

function emptyField({ id: ruleset, sideStats }: Ruleset, localize: Localize): Scenario {
  const target = sideStats.includes('target') ? USUAL.target : null;
  const sideOf = (side: Side) => ({
    name: localize(`PDC.rules.nation.${side}`),
    nation: side,
    ...USUAL,
    target,
  });
  return {
    id: `${EMPTY_FIELD}-${ruleset}`,
    ruleset,
    title: localize('PDC.windows.newBattle.emptyField'),
    briefing: localize('PDC.windows.newBattle.emptyBriefing'),
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

/** The nation given to a side, and its name in the user's language. */
export type SideNations = Readonly<Partial<Record<Side, { readonly nation: string; readonly name: string }>>>;

/** The sides of a scenario with the nations given to them; these apply only on an empty field. */
export function sidesOf(scenario: Scenario, nations: SideNations): Scenario['sides'] {
  const sideOf = (side: Side): Scenario['sides'][Side] => {
    const own = scenario.sides[side];
    const given = isEmptyField(scenario) ? nations[side] : undefined;
    if (!given) return own;
    // Two sides of one nation keep their own names, so that they can be told apart.
    const isShared = nations[enemyOf(side)]?.nation === given.nation;
    return { ...own, ...given, name: isShared ? own.name : given.name };
  };
  return { south: sideOf('south'), north: sideOf('north') };
}

/** The nations that a side can be given, its neutral colours first; empty if the scenario names the nation. */
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
    name: localize(`PDC.rules.nation.${value}`),
    isChosen: value === chosen,
  }));
}
