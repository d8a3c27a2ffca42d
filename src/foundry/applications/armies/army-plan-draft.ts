import { type Army, type BattlePlan, SIDES, type Side } from '../../../core';
import type { Player } from '../../documents/document-types';
import type { Localize } from '../../texts';
import { commanderChoices, wayChoices } from '../commander-choices';
import { listChoices } from '../list-choices';
import { noteOf } from './army-builder-context';
import {
  type ArmyGame,
  gameChoices,
  nationChoices,
  remarkLines,
  sizeChoices,
  swatchOf,
  unitsIn,
} from './army-game';
import {
  type ArmyChoice,
  type ArmyPlan,
  armiesOf,
  armyChoices,
  choiceOf,
  type OfferedArmy,
} from './army-plan-choices';

/** Ratings that both sides may agree on. */
const RATINGS = [3, 4, 5, 6, 7, 8];

/** The data that the dialog shows besides the plan itself. */
export interface ArmyPlanData {
  readonly game: ArmyGame;
  /** Every game that has army building. */
  readonly games: readonly ArmyGame[];
  readonly plan: ArmyPlan;
  readonly offered: readonly OfferedArmy[];
  readonly users: readonly Player[];
  readonly isBusy: boolean;
}

/** The plan in the form that the game accepts; undefined if a side has no army. */
export function battlePlan(
  { game, plan, offered }: Pick<ArmyPlanData, 'game' | 'plan' | 'offered'>,
  localize: Localize,
): BattlePlan | undefined {
  const armies = armiesOf(game, plan, armyChoices(game, plan, offered), localize);
  const { size, points, attacker, rating } = plan;
  return armies && { size, points, attacker, rating, armies };
}

/** The template data of the dialog. */
export function armyPlanContext(data: ArmyPlanData, localize: Localize) {
  const { game, games, plan, offered, users, isBusy } = data;
  const { armies } = game;
  const size = armies.sizes.find(({ id }) => id === plan.size);
  const choices = armyChoices(game, plan, offered);
  const made = battlePlan(data, localize)?.armies;
  const sides = SIDES.map((side) => sidePart(data, side, choices, made?.[side], localize));
  const faulty = sides.filter(({ remarks }) => remarks.some(({ isFault }) => isFault));
  return {
    games: gameChoices(games, game, localize),
    sizes: sizeChoices(armies, plan.size, localize),
    points: (size?.points ?? []).map((value) => ({
      value,
      name: localize('PDC.windows.army.points', { points: String(value) }),
      isChosen: value === plan.points,
    })),
    situations: listChoices(['even', ...SIDES], plan.attacker ?? 'even', (id) =>
      localize(`PDC.windows.plan.situation.${id}`),
    ),
    isUneven: plan.attacker !== null,
    ratings: game.rules.sideStats.includes('rating') ? ratingChoices(plan, size?.rating ?? 0, localize) : [],
    ...wayChoices(users, plan.way, localize),
    terrain: localize('PDC.windows.plan.terrain', { count: String(size?.terrain ?? 0) }),
    sides,
    isSameNation: made !== undefined && made.south.nation === made.north.nation,
    obstacle: made ? obstacleText(faulty, localize) : localize('PDC.windows.plan.noArmy'),
    canBegin: made !== undefined && faulty.length === 0 && !isBusy,
  };
}

/** The ways to settle the command ratings. */
const ratingChoices = (plan: ArmyPlan, ofSize: number, localize: Localize) =>
  listChoices(['size', 'rolled', ...RATINGS.map(String)], String(plan.rating), (id) =>
    ratingText(id, ofSize, localize),
  );

function ratingText(id: string, ofSize: number, localize: Localize): string {
  if (id === 'size' || id === 'rolled')
    return localize(`PDC.windows.plan.rate.${id}`, { rating: String(ofSize) });
  return localize('PDC.windows.plan.rate.agreed', { rating: id });
}

function obstacleText(faulty: readonly { readonly title: string }[], localize: Localize): string {
  const [one, other] = faulty;
  if (!one) return '';
  return other
    ? localize('PDC.windows.plan.bothFaulty')
    : localize('PDC.windows.plan.faulty', { side: one.title });
}

function sidePart(
  { game, plan, users }: ArmyPlanData,
  side: Side,
  choices: readonly ArmyChoice[],
  army: Army | undefined,
  localize: Localize,
) {
  const { armies } = game;
  const allowed = armies.pointsOf(plan, side);
  const chosen = choiceOf(game, plan, side, choices);
  const spent = army ? armies.cost(army) : 0;
  const nation = army?.nation ?? '';
  return {
    side,
    title: localize(`PDC.windows.plan.side.${side}`),
    groups: groupsOf(game, choices, chosen, localize),
    nations: nationChoices(armies, nation, localize),
    nation,
    swatch: swatchOf(nation),
    spent,
    allowed,
    isOver: spent > allowed,
    units: army ? unitsIn(army) : 0,
    remarks: army ? remarkLines(armies.remarks(army, plan.size, allowed), localize) : [],
    users: commanderChoices(users, plan.seats[side], localize),
  };
}

/** The choices grouped by the users who saved them, samples first. */
function groupsOf(
  game: ArmyGame,
  choices: readonly ArmyChoice[],
  chosen: ArmyChoice | undefined,
  localize: Localize,
) {
  const entryOf = (choice: ArmyChoice) => ({
    key: choice.key,
    name:
      choice.user === ''
        ? sampleText(choice, localize)
        : `${choice.army.name} (${noteOf(game, choice.army, localize)})`,
    isChosen: choice === chosen,
  });
  return [...new Set(choices.map(({ user }) => user))].map((user) => ({
    name: user === '' ? localize('PDC.windows.plan.samples') : user,
    choices: choices.filter((choice) => choice.user === user).map(entryOf),
  }));
}

function sampleText({ army: { nation }, points }: ArmyChoice, localize: Localize): string {
  const blanks = { points: String(points) };
  return nation === ''
    ? localize('PDC.windows.plan.sample', blanks)
    : localize('PDC.windows.plan.sampleOf', { ...blanks, nation: localize(`PDC.rules.nation.${nation}`) });
}
