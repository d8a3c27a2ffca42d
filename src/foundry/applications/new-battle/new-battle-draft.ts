import { type Json, type RulesOption, type Scenario, SIDES, type Side } from '../../../core';
import type { Game } from '../../battle';
import { isEmptyField, type SideNations, sidesOf } from './empty-field';
import type { PlayableScenario } from './scenario-file';

/** A scenario of the list, told apart by its key. */
export interface OfferedScenario extends PlayableScenario {
  readonly key: string;
  readonly isFromFile: boolean;
}

/** What the user has chosen so far; what is missing is still as proposed. */
export interface BattleDraft {
  readonly key: string;
  /** Scenarios read from files. */
  readonly files: readonly OfferedScenario[];
  readonly seats: Readonly<Partial<Record<Side, string>>>;
  /** Rules options that were changed. */
  readonly options: Readonly<Record<string, Json>>;
  /** Whose colours the sides of an empty field have, and what they are called by these. */
  readonly nations: SideNations;
}

/** A draft in which nothing has been chosen. */
export const FRESH_DRAFT: BattleDraft = { key: '', files: [], seats: {}, options: {}, nations: {} };

/** The scenarios that come with the games, and after them those from files. */
export const offeredScenarios = (
  games: readonly Game[],
  { files }: BattleDraft,
): readonly OfferedScenario[] => [
  ...games.flatMap(({ rules, scenarios }) =>
    scenarios.map((scenario) => ({ key: scenario.id, rules, scenario, isFromFile: false })),
  ),
  ...files,
];

/** The chosen scenario, or the first one while nobody has chosen. */
export function chosenScenario(games: readonly Game[], draft: BattleDraft): OfferedScenario | undefined {
  const offered = offeredScenarios(games, draft);
  return offered.find(({ key }) => key === draft.key) ?? offered[0];
}

/** The draft with a scenario from a file, which is chosen and takes the place of an older one with its id. */
export function withFile(draft: BattleDraft, read: PlayableScenario): BattleDraft {
  const key = `file:${read.scenario.id}`;
  const others = draft.files.filter((file) => file.key !== key);
  return { ...draft, key, files: [...others, { ...read, key, isFromFile: true }] };
}

/** The draft with another value of an option; what is none of its values change nothing. */
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
  // Back to what the scenario says: the next scenario may say something else.
  if (value === optionOf(scenario, option)) return { ...draft, options: others };
  return { ...draft, options: { ...others, [id]: value } };
}

/** The chosen scenario with the options and the nations that were changed. */
export function changedScenario(
  { rules, scenario }: PlayableScenario,
  { options, nations }: BattleDraft,
): Scenario {
  const known = rules.options.flatMap(({ id }) => (options[id] === undefined ? [] : [[id, options[id]]]));
  const sides = sidesOf(scenario, nations);
  // The briefing of an empty field is for the game master, not for those who play on it.
  const briefing = isEmptyField(scenario) ? '' : scenario.briefing;
  return { ...scenario, briefing, sides, options: { ...scenario.options, ...Object.fromEntries(known) } };
}

/** Who commands the sides: as chosen, else the players in the order in which they joined, one for each side. */
export function chosenSeats(
  { seats }: BattleDraft,
  users: readonly { readonly id: string }[],
): Readonly<Record<Side, string>> {
  const seatOf = (side: Side): string => {
    const chosen = seats[side] ?? users[SIDES.indexOf(side)]?.id ?? '';
    return users.some(({ id }) => id === chosen) ? chosen : '';
  };
  return { south: seatOf('south'), north: seatOf('north') };
}

/** The value that an option has in a scenario. */
export const optionOf = ({ options }: Scenario, { id, initial }: RulesOption): Json => options[id] ?? initial;
