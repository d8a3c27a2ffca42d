import { type Json, type Scenario, SIDES, type Side, wholeBriefing } from '../../../core';
import type { Game } from '../../battle/battle-port';
import { isEmptyField } from './empty-field';
import { grouped, optionRows, saidOf } from './option-rows';
import type { PlayableScenario } from './scenario-file';
import { type SideNations, sidesOf } from './side-nations';
import { sideParts } from './side-parts';

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

/** Where the texts come from. */
export interface Texts {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** What the dialog shows besides the draft itself. */
export interface NewBattleScene {
  readonly games: readonly Game[];
  readonly draft: BattleDraft;
  readonly users: readonly { readonly id: string; readonly name: string }[];
  /** House tables of this world that the chosen scenario does not bring itself. */
  readonly tables?: readonly string[];
  readonly isUnfolded: boolean;
  readonly isBusy: boolean;
}

/** A draft in which nothing has been chosen. */
export const FRESH_DRAFT: BattleDraft = { key: '', files: [], seats: {}, options: {}, nations: {} };

// The scenarios that come with the games, and after them those from files.
const offeredScenarios = (games: readonly Game[], { files }: BattleDraft): readonly OfferedScenario[] => [
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

/** The draft with another value of an option; words that are none of its values change nothing. */
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
  if (value === saidOf(scenario, option)) return { ...draft, options: others };
  return { ...draft, options: { ...others, [id]: value } };
}

/** The chosen scenario with the options and the nations that were changed. */
export function changedScenario(
  { rules, scenario }: PlayableScenario,
  { options, nations }: BattleDraft,
): Scenario {
  const known = rules.options.flatMap(({ id }) => (options[id] === undefined ? [] : [[id, options[id]]]));
  const sides = sidesOf(scenario, nations);
  // What is told of an empty field is for the game master, not for those who play on it.
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

/** What the template of the dialog shows. */
export function newBattleContext(
  { games, draft, users, tables = [], isUnfolded, isBusy }: NewBattleScene,
  texts: Texts,
) {
  const chosen = chosenScenario(games, draft);
  const seats = chosenSeats(draft, users);
  const options = chosen ? optionRows(chosen, changedScenario(chosen, draft), texts) : [];
  const changes = options.filter(({ isChanged }) => isChanged).length;
  const scale = `PDC.scale.${chosen?.rules.id ?? ''}`;
  return {
    scenarios: scenarioGroups(games, draft, chosen, texts),
    briefing: chosen ? wholeBriefing(chosen.scenario.briefing).situation : '',
    source: chosen?.scenario.source ?? '',
    board: chosen ? boardText(chosen, texts) : '',
    scale: texts.has(scale) ? texts.localize(scale) : '',
    tables: tables.length > 0 ? texts.localize('PDC.tables.used', { tables: tableNames(tables, texts) }) : '',
    sides: (chosen ? sideParts(chosen, changedScenario(chosen, draft), texts) : []).map((part) => ({
      ...part,
      users: users.map(({ id, name }) => ({ id, name, isChosen: id === seats[part.side] })),
    })),
    options: grouped(options),
    changes: changes > 0 ? texts.localize('PDC.newBattle.changed', { count: String(changes) }) : '',
    isUnfolded,
    isBusy,
    canSave: chosen !== undefined,
    canBegin: chosen !== undefined && !isBusy,
  };
}

/** The scenarios game by game, if there is more than one; those from files belong to their game too. */
function scenarioGroups(
  games: readonly Game[],
  draft: BattleDraft,
  chosen: OfferedScenario | undefined,
  { localize }: Texts,
) {
  const offered = offeredScenarios(games, draft);
  return games.map(({ rules }) => ({
    game: games.length > 1 ? localize(`PDC.ruleset.${rules.id}`) : '',
    scenarios: offered
      .filter((each) => each.rules.id === rules.id)
      .map(({ key, scenario: { title }, isFromFile }) => ({
        key,
        title: isFromFile ? localize('PDC.newBattle.fromFile', { title }) : title,
        isChosen: key === chosen?.key,
      })),
  }));
}

/** How large the board is, in games that have boards of several sizes. */
function boardText({ rules, scenario }: PlayableScenario, { localize }: Texts): string {
  const { usual, most } = rules.boards;
  if (usual.rows === most.rows && usual.columns === most.columns) return '';
  const { rows, columns } = scenario.board ?? usual;
  return localize('PDC.newBattle.board', { rows: String(rows), columns: String(columns) });
}

const tableNames = (tables: readonly string[], { localize }: Texts): string =>
  tables.map((table) => localize(`PDC.table.${table}.title`)).join(', ');
