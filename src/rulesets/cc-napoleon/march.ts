import { enemyOfNumber, type Refusal, type SideNumber, SpaceSet } from '../../core';
import { ATTACKED, MOVED } from '../commands-and-colors/battle';
import { effectsFor } from '../commands-and-colors/cards/card-effects';
import { terrainIn } from '../commands-and-colors/passable-terrain';
import type { Walking } from '../commands-and-colors/walking';
import type { Battle, Unit } from './battle';
import { marchGround } from './march-ground';

type Way = readonly number[];
type Figures = Readonly<Record<string, string>>;

/** The movement of a piece in battle order: by the chart, unless the card in play changes it. */
export function battleMove(battle: Battle, piece: Unit): number {
  const { move } = effectsFor(battle, piece);
  return typeof move === 'number' && piece.kind.isInfantry ? move : piece.kind.move;
}

/** The card Move-Fire-Move: true if a unit has fired and may move once more. */
export function mayMoveAgain(battle: Battle, piece: Unit): boolean {
  if (!effectsFor(battle, piece).moveAgain || !piece.has(ATTACKED)) return false;
  const { marks } = piece;
  return !marks.includes(MOVED, marks.indexOf(ATTACKED));
}

/** R000-42: spaces that march column adds to the movement. */
export const MARCH_BONUS = 1;
/** R000-43: a march column stays farther than this from every enemy unit. */
const MARCH_DISTANCE = 3;

/** R000-43: the spaces too near to the enemies of a side for a march, cached. */
interface Threat {
  battle: Battle | undefined;
  placings: number;
  spaces: SpaceSet;
}

const nobody = (): Threat => ({ battle: undefined, placings: -1, spaces: new SpaceSet(0) });
const threats: readonly [Threat, Threat] = [nobody(), nobody()];

/** The spaces within march distance of a side's units, computed again only after one of them has moved. */
function nearTo(battle: Battle, side: SideNumber): SpaceSet {
  const threat = threats[side];
  const placings = battle.placingsOf(side);
  if (threat.battle === battle && threat.placings === placings) return threat.spaces;
  const near = battle.board.within(MARCH_DISTANCE);
  const spaces = new SpaceSet(battle.board.size);
  for (const unit of battle.force(side).units) spaces.addAll(near[unit.at] as SpaceSet);
  threats[side].battle = battle;
  threats[side].placings = placings;
  threats[side].spaces = spaces;
  return spaces;
}

/** Turns a walk in battle order into one in march column (R000-42 to R000-46); no steps if the unit can't march. */
export function marchColumn(battle: Battle, unit: Unit, walk: Walking): void {
  const near = nearTo(battle, enemyOfNumber(unit.side));
  // R000-45: a unit that has attacked can't march.
  const marches = !effectsFor(battle, unit).noMarch && !unit.has(ATTACKED) && !near.has(unit.at);
  walk.steps = marches ? walk.steps + MARCH_BONUS : 0;
  walk.open.keep(marchGround(battle));
  walk.open.subtract(near);
}

/** R000-43, R000-44: the reason why a march may not enter a space that no piece blocks. */
export function marchBarred(battle: Battle, unit: Unit, at: number, way: Way): Refusal {
  const space = battle.board.name(at);
  const { id, march } = terrainIn(battle, at);
  const near = march ? tooNear(battle, unit, [at], marchFigures(battle, unit, way.length)) : undefined;
  return near ?? { reason: 'no-march-on-this-ground', rule: 'R000-44', space, about: { terrain: id } };
}

/** The distance of a march, and that of a normal move, for a refusal. */
const marchFigures = (battle: Battle, unit: Unit, needs: number): Figures => ({
  needs: String(needs),
  has: String(battleMove(battle, unit)),
});

/** The reason why a unit can't march to a space just beyond its movement: R000-43 to R000-45. */
export function marchFault(battle: Battle, unit: Unit, way: Way, needs: number): Refusal | undefined {
  const { board } = battle;
  const space = board.name(way.at(-1) ?? unit.at);
  const figures = marchFigures(battle, unit, needs);
  if (effectsFor(battle, unit).noMarch) return undefined;
  if (unit.has(ATTACKED)) {
    return { reason: 'no-march-after-attack', rule: 'R000-45', space, about: figures };
  }
  const near = tooNear(battle, unit, [unit.at, ...way], figures);
  if (near) return { ...near, space };
  const rough = way.find((each) => !terrainIn(battle, each).march);
  if (rough === undefined) return undefined;
  const about = { ...figures, terrain: terrainIn(battle, rough).id };
  return { reason: 'no-march-through', rule: 'R000-44', space: board.name(rough), about };
}

/** R000-43: the reason why a march over these spaces comes too near to an enemy; undefined if it does not. */
function tooNear(battle: Battle, unit: Unit, spaces: Way, figures: Figures): Refusal | undefined {
  const { board } = battle;
  const enemy = battle
    .force(enemyOfNumber(unit.side))
    .units.find(({ at }) => spaces.some((each) => board.distance(at, each) <= MARCH_DISTANCE));
  if (!enemy) return undefined;
  const about = { ...figures, who: enemy.name, distance: String(MARCH_DISTANCE) };
  return { reason: 'no-march-near-enemy', rule: 'R000-43', space: board.name(spaces[0] ?? unit.at), about };
}
