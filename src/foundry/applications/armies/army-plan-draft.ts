import { type Army, type BattlePlan, SIDES, type Side } from '../../../core';
import type { Player } from '../../documents/document-types';
import type { Localize } from '../../texts';
import { noteOf } from './army-builder-context';
import { type ArmyGame, nationChoices, remarkLines, swatchOf, unitsIn } from './army-game';

/** Ratings that both sides may agree on. */
const RATINGS = [3, 4, 5, 6, 7, 8];

/** What the dialog shows besides the plan itself. */
export interface ArmyPlanData {
  readonly game: ArmyGame;
  readonly plan: ArmyPlan;
  readonly offered: readonly OfferedArmy[];
  readonly users: readonly Player[];
  readonly isBusy: boolean;
}

/** The plan as the game takes it; undefined where a side has no army. */
export function battlePlan(
  { game, plan, offered }: Pick<ArmyPlanData, 'game' | 'plan' | 'offered'>,
  localize: Localize,
): BattlePlan | undefined {
  const armies = armiesOf(game, plan, armyChoices(game, plan, offered), localize);
  const { size, points, attacker, rating } = plan;
  return armies && { size, points, attacker, rating, armies };
}

/** What the template of the dialog shows. */
export function armyPlanContext(data: ArmyPlanData, localize: Localize) {
  const { game, plan, offered, isBusy } = data;
  const { armies } = game;
  const size = armies.sizes.find(({ id }) => id === plan.size);
  const choices = armyChoices(game, plan, offered);
  const made = battlePlan(data, localize)?.armies;
  const sides = SIDES.map((side) => sidePart(data, side, choices, made?.[side], localize));
  const faulty = sides.filter(({ remarks }) => remarks.some(({ isFault }) => isFault));
  return {
    sizes: armies.sizes.map(({ id }) => ({
      id,
      name: localize(`PDC.size.${id}`),
      isChosen: id === plan.size,
    })),
    points: (size?.points ?? []).map((value) => ({
      value,
      name: localize('PDC.army.points', { points: String(value) }),
      isChosen: value === plan.points,
    })),
    situations: ['even', ...SIDES].map((id) => ({
      id,
      name: localize(`PDC.plan.situation.${id}`),
      isChosen: id === (plan.attacker ?? 'even'),
    })),
    isUneven: plan.attacker !== null,
    ratings: ['size', 'rolled', ...RATINGS.map(String)].map((id) => ({
      id,
      name: ratingText(id, size?.rating ?? 0, localize),
      isChosen: id === String(plan.rating),
    })),
    terrain: localize('PDC.plan.terrain', { count: String(size?.terrain ?? 0) }),
    sides,
    isSameNation: made !== undefined && made.south.nation === made.north.nation,
    obstacle: made ? obstacleText(faulty, localize) : localize('PDC.plan.noArmy'),
    canBegin: made !== undefined && faulty.length === 0 && !isBusy,
  };
}

function ratingText(id: string, ofSize: number, localize: Localize): string {
  if (id === 'size' || id === 'rolled') return localize(`PDC.plan.rate.${id}`, { rating: String(ofSize) });
  return localize('PDC.plan.rate.agreed', { rating: id });
}

function obstacleText(faulty: readonly { readonly title: string }[], localize: Localize): string {
  const [one, other] = faulty;
  if (!one) return '';
  return other ? localize('PDC.plan.bothFaulty') : localize('PDC.plan.faulty', { side: one.title });
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
    title: localize(`PDC.plan.side.${side}`),
    groups: groupsOf(game, choices, chosen, localize),
    nations: nationChoices(armies, nation, localize),
    nation,
    swatch: swatchOf(nation),
    spent,
    allowed,
    isOver: spent > allowed,
    units: army ? unitsIn(army) : 0,
    remarks: army ? remarkLines(armies.remarks(army, plan.size, allowed), localize) : [],
    users: users.map((user) => ({ ...user, isChosen: user.id === plan.seats[side] })),
  };
}

/** The choices under the names of those who have saved them, samples first. */
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
        ? localize('PDC.plan.sample', { points: String(choice.points) })
        : `${choice.army.name} (${noteOf(game, choice.army, localize)})`,
    isChosen: choice === chosen,
  });
  return [...new Set(choices.map(({ user }) => user))].map((user) => ({
    name: user === '' ? localize('PDC.plan.samples') : user,
    choices: choices.filter((choice) => choice.user === user).map(entryOf),
  }));
}

/** What the game master has chosen so far for a battle that is made up. */
export interface ArmyPlan {
  readonly size: string;
  readonly points: number;
  readonly attacker: Side | null;
  readonly rating: BattlePlan['rating'];
  /** Key of the choice of army of each side; one that is not there leaves it to the sample that fits. */
  readonly armies: Readonly<Record<Side, string>>;
  /** Nation of each side; empty: that of the saved army, or the first ones for samples. */
  readonly nations: Readonly<Record<Side, string>>;
  readonly seats: Readonly<Record<Side, string>>;
}

/** A user's saved army. */
export interface OfferedArmy {
  readonly userId: string;
  readonly user: string;
  readonly army: Army;
}

/** One army that a side may take. */
export interface ArmyChoice {
  readonly key: string;
  /** Empty for a sample. */
  readonly user: string;
  readonly army: Army;
  /** Points that a sample is made for; 0 for a saved army. */
  readonly points: number;
}

/** The smallest battle, even, with samples; players command in the order in which they joined. */
export function freshPlan({ armies }: ArmyGame, players: readonly string[]): ArmyPlan {
  const [size] = armies.sizes;
  const [south = '', north = ''] = players;
  return {
    size: size?.id ?? '',
    points: size?.points[0] ?? 0,
    attacker: null,
    rating: 'size',
    armies: { south: '', north: '' },
    nations: { south: '', north: '' },
    seats: { south, north },
  };
}

/** The plan for a battle of another size. */
export function withBattleSize({ armies }: ArmyGame, plan: ArmyPlan, size: string): ArmyPlan {
  const points = armies.sizes.find(({ id }) => id === size)?.points[0] ?? 0;
  return { ...plan, size, points };
}

/** The plan with another army for a side; a saved one comes in its own nation. */
export const withSideArmy = (plan: ArmyPlan, side: Side, key: string): ArmyPlan => ({
  ...plan,
  armies: { ...plan.armies, [side]: key },
  nations: key.startsWith('saved:') ? { ...plan.nations, [side]: '' } : plan.nations,
});

/** Every army that a side may take: the samples of the size, and what users have saved. */
function armyChoices(
  { armies }: ArmyGame,
  { size }: ArmyPlan,
  offered: readonly OfferedArmy[],
): readonly ArmyChoice[] {
  const samples = armies.samples
    .filter((sample) => sample.size === size)
    .map(({ id, points, counts }) => ({
      key: `sample:${id}`,
      user: '',
      army: { name: '', nation: '', counts },
      points,
    }));
  const saved = offered.map(({ userId, user, army }) => ({
    key: `saved:${userId}:${army.name}`,
    user,
    army,
    points: 0,
  }));
  return [...samples, ...saved];
}

/** The choice of a side; where it has none, the largest sample that it can pay. */
function choiceOf(
  { armies }: ArmyGame,
  plan: ArmyPlan,
  side: Side,
  choices: readonly ArmyChoice[],
): ArmyChoice | undefined {
  const wanted = choices.find(({ key }) => key === plan.armies[side]);
  if (wanted) return wanted;
  const allowed = armies.pointsOf(plan, side);
  const [best] = choices
    .filter(({ army, user }) => user === '' && armies.cost(army) <= allowed)
    .sort((one, other) => other.points - one.points);
  return best ?? choices[0];
}

/** The armies of both sides as they will take the field; undefined where there is nothing to choose from. */
function armiesOf(
  game: ArmyGame,
  plan: ArmyPlan,
  choices: readonly ArmyChoice[],
  localize: Localize,
): Readonly<Record<Side, Army>> | undefined {
  const made = SIDES.map((side, index) => {
    const choice = choiceOf(game, plan, side, choices);
    if (!choice) return undefined;
    const { name, nation: own, counts } = choice.army;
    const nation = plan.nations[side] || own || (game.armies.nations[index] ?? '');
    return { name: name || localize(`PDC.nation.${nation}`), nation, counts };
  });
  const [south, north] = made;
  if (!south || !north) return undefined;
  if (south.name !== north.name) return { south, north };
  // Every text names the sides: two of one name could not be told apart.
  const apart = (army: Army, side: Side): Army => ({
    ...army,
    name: localize('PDC.plan.apart', { name: army.name, side: localize(`PDC.nation.${side}`) }),
  });
  return { south: apart(south, 'south'), north: apart(north, 'north') };
}
