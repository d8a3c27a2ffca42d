import { type Army, type ArmyBuilding, type BattlePlan, SIDES, type Side } from '../../../core';
import type { Player } from '../../documents/document-types';
import type { Commanders } from '../../documents/officers';
import { proposedSeats, proposedWay, type WayToPlay } from '../../documents/way-to-play';
import type { Localize } from '../../texts';
import type { ArmyGame } from './army-game';

/** The GM's choices so far for a custom battle. */
export interface ArmyPlan {
  readonly size: string;
  readonly points: number;
  readonly attacker: Side | null;
  readonly rating: BattlePlan['rating'];
  /** The key of the army chosen for each side; an unknown key means the sample that fits. */
  readonly armies: Readonly<Record<Side, string>>;
  /** The nation of each side; empty for the saved army's own nation, or for samples the default nations. */
  readonly nations: Readonly<Record<Side, string>>;
  readonly way: WayToPlay;
  readonly seats: Commanders;
}

/** A plan with another way to play; its commanders are proposed anew. */
export const withWay = (plan: ArmyPlan, way: WayToPlay, players: readonly Player[]): ArmyPlan => ({
  ...plan,
  way,
  seats: proposedSeats(players, way),
});

/** A user's saved army. */
export interface OfferedArmy {
  readonly userId: string;
  readonly user: string;
  readonly army: Army;
}

/** One army that a side may choose. */
export interface ArmyChoice {
  readonly key: string;
  /** The user who saved the army; empty for a sample. */
  readonly user: string;
  readonly army: Army;
  /** The points that a sample is made for; 0 for a saved army. */
  readonly points: number;
}

/** The smallest battle, even, with samples; commanded as fits the players in the room. */
export function freshPlan({ armies }: ArmyGame, players: readonly Player[]): ArmyPlan {
  const [size] = armies.sizes;
  const way = proposedWay(players);
  return {
    size: size?.id ?? '',
    points: size?.points[0] ?? 0,
    attacker: null,
    rating: 'size',
    armies: { south: '', north: '' },
    nations: { south: '', north: '' },
    way,
    seats: proposedSeats(players, way),
  };
}

/** The plan for a battle of another size. */
export function withBattleSize({ armies }: ArmyGame, plan: ArmyPlan, size: string): ArmyPlan {
  const points = armies.sizes.find(({ id }) => id === size)?.points[0] ?? 0;
  return { ...plan, size, points };
}

/** The plan with another army for a side; an army that has a nation brings it along. */
export function withSideArmy({ armies }: ArmyGame, plan: ArmyPlan, side: Side, key: string): ArmyPlan {
  const isOfAny = armies.samples.some(({ id, nation }) => key === sampleKey(id) && nation === undefined);
  return {
    ...plan,
    armies: { ...plan.armies, [side]: key },
    nations: isOfAny ? plan.nations : { ...plan.nations, [side]: '' },
  };
}

const sampleKey = (id: string): string => `sample:${id}`;

/** Every army that a side may choose: the samples of the size, and the armies that users have saved. */
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

/** The army chosen for a side; if its nation can't field it, the largest sample that the side can afford. */
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

/** True if an army can be fielded by a nation: it is the nation's own, or the nation has all of its types. */
function canBeOf({ typesOf }: ArmyBuilding, army: Army, nation: string): boolean {
  const known = typesOf(nation);
  return army.nation === nation || Object.keys(army.counts).every((type) => known.includes(type));
}

/** The default nation of a side. */
const usualNation = ({ nations }: ArmyBuilding, side: Side): string => nations[SIDES.indexOf(side)] ?? '';

/** The armies of both sides as they will be fielded; undefined if there is nothing to choose from. */
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
    return { name: name || localize(`PDC.rules.people.${nation}`), nation, counts };
  });
  const [south, north] = made;
  if (!south || !north) return undefined;
  if (south.name !== north.name) return { south, north };
  // Every text names the sides: two with the same name could not be told apart.
  const apart = (army: Army, side: Side): Army => ({
    ...army,
    name: localize('PDC.windows.plan.apart', { name: army.name, side: localize(`PDC.rules.nation.${side}`) }),
  });
  return { south: apart(south, 'south'), north: apart(north, 'north') };
}
