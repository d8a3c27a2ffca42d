import { type Army, type BattlePlan, SIDES, type Side } from '../../../core';
import type { ArmyGame, Localize } from './army-game';

/** What the game master has chosen so far for a battle that is made up. */
export interface PlanDraft {
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
export function freshPlan({ armies }: ArmyGame, players: readonly string[]): PlanDraft {
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
export function withBattleSize({ armies }: ArmyGame, plan: PlanDraft, size: string): PlanDraft {
  const points = armies.sizes.find(({ id }) => id === size)?.points[0] ?? 0;
  return { ...plan, size, points };
}

/** The plan with another army for a side; a saved one comes in its own nation. */
export const withSideArmy = (plan: PlanDraft, side: Side, key: string): PlanDraft => ({
  ...plan,
  armies: { ...plan.armies, [side]: key },
  nations: key.startsWith('saved:') ? { ...plan.nations, [side]: '' } : plan.nations,
});

/** Every army that a side may take: the samples of the size, and what users have saved. */
export function armyChoices(
  { armies }: ArmyGame,
  { size }: PlanDraft,
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
export function choiceOf(
  { armies }: ArmyGame,
  plan: PlanDraft,
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
export function armiesOf(
  game: ArmyGame,
  plan: PlanDraft,
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
