import { deploy, type Scenario, SIDES, wholeBriefing } from '../../../core';
import { nationColours } from '../../../drawing';
import type { Game } from '../../battle';
import type { Player } from '../../documents/document-types';
import { type Texts, textsOf } from '../../texts';
import type { GuideTexts } from '../../texts/guide-line';
import { commanderChoices, wayChoices } from '../commander-choices';
import { listChoices } from '../list-choices';
import type { PlayableScenario } from '../scenario-file';
import { type TrialOffer, trialOffer, unitCounts } from '../trial-figures';
import { battleCards } from './battle-list';
import {
  type BattleDraft,
  changedScenario,
  chosenScenario,
  chosenSeats,
  chosenWay,
  nationChoices,
  offeredScenarios,
  optionOf,
} from './new-battle-draft';

/** The data that the dialog shows besides the draft itself. */
export interface NewBattleData {
  readonly games: readonly Game[];
  readonly draft: BattleDraft;
  readonly users: readonly Player[];
  /** The world's house tables that the chosen scenario does not bring itself. */
  readonly tables?: readonly string[];
  /** True if the north sees it from its own side. */
  readonly isSeenFromNorth?: boolean;
  /** True if its dice are provable. */
  readonly isProvable?: boolean;
  /** The chosen scenario if officers can try it, with the results so far. */
  readonly tried?: TrialOffer | undefined;
  /** The game for which a new scenario is begun; that of the chosen one until the user has said. */
  readonly newGame?: string | undefined;
  /** The words by which battles are searched for. */
  readonly search?: string;
  readonly isUnfolded: boolean;
  readonly isBusy: boolean;
}

/** The template data of the dialog. */
export function newBattleContext(
  {
    games,
    draft,
    users,
    tables = [],
    isSeenFromNorth = false,
    isProvable = false,
    tried,
    newGame,
    search = '',
    isUnfolded,
    isBusy,
  }: NewBattleData,
  texts: GuideTexts,
) {
  const chosen = chosenScenario(games, draft);
  const seats = chosenSeats(draft, users);
  const ofGame = textsOf(chosen?.rules.id ?? '', texts);
  const options = chosen ? optionRows(chosen, changedScenario(chosen, draft), ofGame) : [];
  const changes = options.filter(({ isChanged }) => isChanged).length;
  const scale = `PDC.${chosen?.rules.id ?? ''}.scale`;
  return {
    ...wayChoices(users, chosenWay(draft, users), texts.localize),
    battles: battleCards(games, offeredScenarios(games, draft), chosen, texts),
    newGames: listChoices(
      games.map(({ rules }) => rules.id),
      newGame ?? chosen?.rules.id,
      (id) => texts.localize(`PDC.${id}.name`),
    ),
    lessons: games.flatMap(({ lessons = [] }) =>
      lessons.map(({ id, scenario }) => ({ id, title: scenario.title })),
    ),
    briefing: chosen ? wholeBriefing(chosen.scenario.briefing).situation : '',
    source: chosen?.scenario.source ?? '',
    scale: texts.has(scale) ? texts.localize(scale) : '',
    tables:
      tables.length > 0
        ? texts.localize('PDC.windows.tables.used', { tables: tableNames(tables, ofGame) })
        : '',
    sides: (chosen ? sideParts(chosen, changedScenario(chosen, draft), texts) : []).map((part) => ({
      ...part,
      users: commanderChoices(users, seats[part.side], texts.localize),
    })),
    options: grouped(options),
    changes: changes > 0 ? texts.localize('PDC.windows.newBattle.changed', { count: String(changes) }) : '',
    try: tried ? trialOffer(tried, texts.localize) : null,
    search,
    isSeenFromNorth,
    isProvable,
    isUnfolded,
    isBusy,
    canSave: chosen !== undefined,
    canBegin: chosen !== undefined && !isBusy,
  };
}

const tableNames = (tables: readonly string[], { localize }: Texts): string =>
  tables.map((table) => localize(`PDC.rules.table.${table}.title`)).join(', ');

/** The dialog's data on the sides of a scenario; `scenario` is the chosen one with the user's changes. */
function sideParts(chosen: PlayableScenario, scenario: Scenario, { localize }: Pick<Texts, 'localize'>) {
  const { rules } = chosen;
  // The rules decide during setup whether a battle uses cards.
  const rating = deploy(rules, scenario).cards
    ? 'PDC.windows.newBattle.cards'
    : 'PDC.windows.newBattle.rating';
  const isRolled = scenario.preparation?.rating === 'rolled';
  return SIDES.map((side) => {
    const { name, nation, ...stats } = scenario.sides[side];
    const { face, edge, facings } = nationColours(nation);
    const { count, later } = unitCounts(rules, scenario, side);
    const units = later > 0 ? 'PDC.windows.newBattle.unitsLater' : 'PDC.windows.newBattle.unitsNow';
    return {
      side,
      name,
      flag: { face, edge, facings },
      nations: nationChoices(chosen.scenario, side, nation, localize),
      colours: localize('PDC.windows.newBattle.coloursOf', { side: name }),
      stats: [
        ...(rules.sideStats.includes('rating')
          ? [
              {
                label: localize(rating),
                value: isRolled ? localize('PDC.windows.newBattle.rolled') : String(stats.rating),
              },
            ]
          : []),
        ...(stats.target === null
          ? []
          : [{ label: localize('PDC.windows.newBattle.target'), value: String(stats.target) }]),
        {
          label: localize('PDC.windows.newBattle.units'),
          value: localize(units, { count: String(count), later: String(later) }),
        },
      ],
      commander: localize('PDC.windows.newBattle.commander', { side: name }),
    };
  });
}

/** One rules option as the dialog shows it. */
interface OptionRow {
  readonly id: string;
  /** The topic of the option; empty in games with few options. */
  readonly group: string;
  readonly name: string;
  readonly hint: string;
  readonly isChanged: boolean;
  readonly values: readonly { readonly word: string; readonly name: string; readonly isChosen: boolean }[];
}

/** The options of a scenario with the chosen values. */
function optionRows(
  chosen: PlayableScenario,
  scenario: Scenario,
  { localize, has }: Texts,
): readonly OptionRow[] {
  return chosen.rules.options.map((option) => {
    const { id, values } = option;
    const value = optionOf(scenario, option);
    return {
      id,
      group: has(`PDC.rules.option.${id}.group`) ? localize(`PDC.rules.option.${id}.group`) : '',
      name: localize(`PDC.rules.option.${id}.name`),
      hint: localize(`PDC.rules.option.${id}.hint`),
      isChanged: value !== optionOf(chosen.scenario, option),
      values: values.map((each) => ({
        word: String(each),
        name: localize(`PDC.rules.option.${id}.value.${String(each)}`),
        isChosen: each === value,
      })),
    };
  });
}

/** Options grouped by topic, in the order in which the topics first appear. */
const grouped = (rows: readonly OptionRow[]) =>
  [...new Set(rows.map(({ group }) => group))].map((group) => ({
    group,
    options: rows.filter((row) => row.group === group),
  }));
