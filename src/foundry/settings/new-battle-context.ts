import {
  deploy,
  type Json,
  type Ruleset,
  type RulesOption,
  type Scenario,
  SIDES,
  type Side,
} from '../../core';
import { nationColours } from '../../drawing';
import type { Game } from '../documents/game';
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
}

/** Where the texts come from. */
export interface Texts {
  say(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** What the dialog shows besides the draft itself. */
export interface NewBattleScene {
  readonly games: readonly Game[];
  readonly draft: BattleDraft;
  readonly users: readonly { readonly id: string; readonly name: string }[];
  readonly isUnfolded: boolean;
  readonly isBusy: boolean;
}

/** A draft in which nothing has been chosen. */
export const FRESH_DRAFT: BattleDraft = { key: '', files: [], seats: {}, options: {} };

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

/** The chosen scenario with the options that were changed. */
export function changedScenario({ rules, scenario }: PlayableScenario, { options }: BattleDraft): Scenario {
  const known = rules.options.flatMap(({ id }) => (options[id] === undefined ? [] : [[id, options[id]]]));
  return { ...scenario, options: { ...scenario.options, ...Object.fromEntries(known) } };
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
export function newBattleContext({ games, draft, users, isUnfolded, isBusy }: NewBattleScene, texts: Texts) {
  const chosen = chosenScenario(games, draft);
  const seats = chosenSeats(draft, users);
  const options = chosen ? optionRows(chosen, draft, texts) : [];
  const changes = options.filter(({ isChanged }) => isChanged).length;
  const scale = `PDC.scale.${chosen?.rules.id ?? ''}`;
  return {
    scenarios: offeredScenarios(games, draft).map(({ key, scenario: { title }, isFromFile }) => ({
      key,
      title: isFromFile ? texts.say('PDC.newBattle.fromFile', { title }) : title,
      isChosen: key === chosen?.key,
    })),
    briefing: chosen?.scenario.briefing ?? '',
    source: chosen?.scenario.source ?? '',
    scale: texts.has(scale) ? texts.say(scale) : '',
    sides: (chosen ? sideParts(chosen, draft, texts) : []).map((part) => ({
      ...part,
      users: users.map(({ id, name }) => ({ id, name, isChosen: id === seats[part.side] })),
    })),
    options,
    changes: changes > 0 ? texts.say('PDC.newBattle.changed', { count: String(changes) }) : '',
    isUnfolded,
    isBusy,
    canSave: chosen !== undefined,
    canBegin: chosen !== undefined && !isBusy,
  };
}

function sideParts(chosen: PlayableScenario, draft: BattleDraft, { say }: Texts) {
  const { rules } = chosen;
  const scenario = changedScenario(chosen, draft);
  // Whether a battle is fought with cards is for its rules to say, when they set it up.
  const rating = deploy(rules, scenario).cards ? 'PDC.newBattle.cards' : 'PDC.newBattle.rating';
  const isRolled = scenario.preparation?.rating === 'rolled';
  return SIDES.map((side) => {
    const { name, nation, ...figures } = scenario.sides[side];
    const { face, edge, facings } = nationColours(nation);
    const { count, later } = unitCounts(rules, scenario, side);
    const units = later > 0 ? 'PDC.newBattle.unitsLater' : 'PDC.newBattle.unitsNow';
    return {
      side,
      name,
      flag: { face, edge, facings },
      figures: [
        {
          label: say(rating),
          value: isRolled ? say('PDC.newBattle.rolled') : String(figures.rating),
        },
        { label: say('PDC.newBattle.target'), value: String(figures.target) },
        {
          label: say('PDC.newBattle.units'),
          value: say(units, { count: String(count), later: String(later) }),
        },
      ],
      commander: say('PDC.newBattle.commander', { side: name }),
    };
  });
}

function unitCounts({ pieces }: Ruleset, { units, arrivals }: Scenario, side: Side) {
  const count = (setups: Scenario['units']): number =>
    Object.values(setups).filter((piece) => piece.side === side && pieces[piece.type]?.kind === 'unit')
      .length;
  const later = arrivals.reduce((sum, arrival) => sum + count(arrival.units), 0);
  return { count: count(units) + later, later };
}

const saidOf = ({ options }: Scenario, { id, initial }: RulesOption): Json => options[id] ?? initial;

function optionRows(chosen: PlayableScenario, draft: BattleDraft, { say }: Texts) {
  const scenario = changedScenario(chosen, draft);
  return chosen.rules.options.map((option) => {
    const { id, values } = option;
    const value = saidOf(scenario, option);
    return {
      id,
      name: say(`PDC.option.${id}.name`),
      hint: say(`PDC.option.${id}.hint`),
      isChanged: value !== saidOf(chosen.scenario, option),
      values: values.map((each) => ({
        word: String(each),
        name: say(`PDC.option.${id}.value.${String(each)}`),
        isChosen: each === value,
      })),
    };
  });
}
