import { type Army, type ArmyBuilding, type BattlePlan, SIDES, type Side } from '../../../core';
import type { Localize } from '../../texts';
import type { ArmyGame } from './army-game';

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

/** The plan with another army for a side; one of a nation comes in its own. */
export function withSideArmy({ armies }: ArmyGame, plan: ArmyPlan, side: Side, key: string): ArmyPlan {
  const isOfAny = armies.samples.some(({ id, nation }) => key === sampleKey(id) && nation === undefined);
  return {
    ...plan,
    armies: { ...plan.armies, [side]: key },
    nations: isOfAny ? plan.nations : { ...plan.nations, [side]: '' },
  };
}

const sampleKey = (id: string): string => `sample:${id}`;

/** Every army that a side may take: the samples of the size, and what users have saved. */
export function armyChoices(
  { armies }: ArmyGame,
  { size }: ArmyPlan,
  offered: readonly OfferedArmy[],
): readonly ArmyChoice[] {
  const samples = armies.samples
    .filter((sample) => sample.size === size)
    .map(({ id, points, nation = '', counts }) => ({
      key: sampleKey(id),
      user: '',
      army: { name: '', nation, counts },
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

/** The choice of a side; where it has none that its nation can have, the largest sample that it can pay. */
export function choiceOf(
  { armies }: ArmyGame,
  plan: ArmyPlan,
  side: Side,
  choices: readonly ArmyChoice[],
): ArmyChoice | undefined {
  const chosen = plan.nations[side];
  const mayBe = ({ army }: ArmyChoice) => chosen === '' || canBeOf(armies, army, chosen);
  const wanted = choices.find((choice) => choice.key === plan.armies[side] && mayBe(choice));
  if (wanted) return wanted;
  const nation = chosen || usualNation(armies, side);
  const allowed = armies.pointsOf(plan, side);
  const [best] = choices
    .filter(({ army, user }) => user === '' && ['', nation].includes(army.nation))
    .filter(({ army }) => armies.cost(army) <= allowed)
    .sort((one, other) => other.points - one.points);
  return best ?? choices.find(mayBe);
}

/** Whether an army may take the field as one of a nation: its own, or one that has all of its troops. */
function canBeOf({ typesOf }: ArmyBuilding, army: Army, nation: string): boolean {
  const known = typesOf(nation);
  return army.nation === nation || Object.keys(army.counts).every((type) => known.includes(type));
}

/** The nation of a side while nobody has chosen one. */
const usualNation = ({ nations }: ArmyBuilding, side: Side): string => nations[SIDES.indexOf(side)] ?? '';

/** The armies of both sides as they will take the field; undefined where there is nothing to choose from. */
export function armiesOf(
  game: ArmyGame,
  plan: ArmyPlan,
  choices: readonly ArmyChoice[],
  localize: Localize,
): Readonly<Record<Side, Army>> | undefined {
  const made = SIDES.map((side) => {
    const choice = choiceOf(game, plan, side, choices);
    if (!choice) return undefined;
    const { name, nation: own, counts } = choice.army;
    const nation = plan.nations[side] || own || usualNation(game.armies, side);
    return { name: name || localize(`PDC.rules.nation.${nation}`), nation, counts };
  });
  const [south, north] = made;
  if (!south || !north) return undefined;
  if (south.name !== north.name) return { south, north };
  // Every text names the sides: two of one name could not be told apart.
  const apart = (army: Army, side: Side): Army => ({
    ...army,
    name: localize('PDC.windows.plan.apart', { name: army.name, side: localize(`PDC.rules.nation.${side}`) }),
  });
  return { south: apart(south, 'south'), north: apart(north, 'north') };
}
