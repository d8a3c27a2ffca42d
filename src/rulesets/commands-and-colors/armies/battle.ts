import {
  type Army,
  type BattlePlan,
  type BattleSize,
  enemyOf,
  type PieceId,
  type PieceSetup,
  type Preparation,
  type Scenario,
  type Side,
  withFree,
} from '../../../core';
import { ATTACKER, DEFENDERS_TERRAIN, DEPLOYMENT_ROWS } from './sizes';
import type { ArmyTerms } from './terms';

/** The battle from a plan whose armies may be played: both sides choose the terrain and deploy before it begins. */
export function battleOf(terms: ArmyTerms, plan: BattlePlan, size: BattleSize): Scenario {
  const { south, north } = plan.armies;
  return {
    id: `made-up-${size.id}-${plan.points}`,
    ruleset: terms.ruleset,
    title: `${south.name} against ${north.name}`,
    briefing: '',
    source: terms.source,
    first: plan.attacker ? enemyOf(plan.attacker) : 'south',
    sides: { south: sideOf(terms, plan, size, 'south'), north: sideOf(terms, plan, size, 'north') },
    terrain: {},
    units: { ...piecesOf(terms, south, 'south'), ...piecesOf(terms, north, 'north') },
    objectives: [],
    arrivals: [],
    preparation: preparationOf(terms, plan, size),
    options: {},
  };
}

function sideOf(terms: ArmyTerms, { armies, rating, attacker }: BattlePlan, size: BattleSize, side: Side) {
  const { name, nation } = armies[side];
  const agreed = typeof rating === 'number' ? rating : size.rating;
  return {
    name,
    nation,
    // R000-160: more than half of the enemy's units; leaders do not count.
    target: Math.floor(unitsIn(terms, armies[enemyOf(side)]) / 2) + 1,
    rating: agreed + (attacker === side ? ATTACKER.rating : 0),
  };
}

/** The number of units in an army, without leaders. */
export const unitsIn = ({ isLeader }: ArmyTerms, { counts }: Army): number =>
  Object.entries(counts).reduce((sum, [type, count]) => sum + (isLeader(type) ? 0 : count), 0);

function preparationOf({ pool }: ArmyTerms, { attacker, rating }: BattlePlan, size: BattleSize): Preparation {
  const pieces = (side: Side) =>
    attacker === enemyOf(side) ? size.terrain * DEFENDERS_TERRAIN : size.terrain;
  return {
    terrain: { south: pieces('south'), north: pieces('north') },
    pool,
    rating: rating === 'rolled' ? 'rolled' : 'given',
    rows: DEPLOYMENT_ROWS,
    small: size.id === 'small',
    attacker,
    first: null,
  };
}

/** Every piece of an army, including the free ones, each with a name of its own. */
function piecesOf(terms: ArmyTerms, army: Army, side: Side): Readonly<Record<PieceId, PieceSetup>> {
  const letter = side === 'south' ? 's' : 'n';
  const { nation } = army;
  const pieces = Object.entries(withFree(army, terms)).flatMap(([type, count]) => {
    const called = terms.nameOf(type, nation);
    const worn = terms.colourOf(type, nation);
    const own = { side, type, at: '', ...(worn !== nation && { nation: worn }) };
    return Array.from({ length: count }, (_, index) => ({
      ...own,
      name: count === 1 ? called : `${ordinal(index + 1)} ${called}`,
    }));
  });
  return Object.fromEntries(pieces.map((piece, index) => [`${letter}${index + 1}`, piece]));
}

function ordinal(number: number): string {
  const tens = number % 100;
  if (tens > 10 && tens < 14) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
