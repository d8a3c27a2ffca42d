import {
  type BattlePlan,
  type BattleSize,
  enemyOf,
  type PieceId,
  type PieceSetup,
  type Preparation,
  type Scenario,
  SIDES,
  type Side,
} from '../../core';
import { piecesOf, unitsIn } from './pieces';
import { ATTACKER, DEFENDERS_TERRAIN } from './sizes';
import type { ArmyTerms } from './terms';

/** The battle from a plan whose armies may be played: both sides choose the terrain and deploy before it begins. */
export function battleOf(terms: ArmyTerms, plan: BattlePlan, size: BattleSize): Scenario {
  const { south, north } = plan.armies;
  const sideOf = (side: Side) => {
    const { name, nation } = plan.armies[side];
    return { name, nation, ...terms.statsOf(plan, size, side) };
  };
  return {
    id: `made-up-${size.id}-${plan.points}`,
    ruleset: terms.ruleset,
    title: `${south.name} against ${north.name}`,
    briefing: '',
    source: terms.source,
    first: plan.attacker ? enemyOf(plan.attacker) : 'south',
    ...(size.board && { board: size.board }),
    sides: { south: sideOf('south'), north: sideOf('north') },
    terrain: {},
    units: { ...waiting(terms, plan, 'south'), ...waiting(terms, plan, 'north') },
    objectives: objectivesOf(terms, size),
    arrivals: [],
    preparation: preparationOf(terms, plan, size),
    options: terms.options ?? {},
    ...(terms.extraOf && { extra: terms.extraOf(size) }),
  };
}

/** The objectives: the same spaces for both sides, held by neither at first. */
function objectivesOf(terms: ArmyTerms, size: BattleSize): Scenario['objectives'] {
  const contested = terms.objectivesOf?.(size);
  if (!contested) return [];
  const { spaces, points } = contested;
  return SIDES.map((side) => ({ side, spaces, points, per: 'each' }));
}

/** The target and rating of a side in games that have both. */
export function targetAndRating(
  terms: ArmyTerms,
  { armies, rating, attacker }: BattlePlan,
  size: BattleSize,
  side: Side,
) {
  const agreed = typeof rating === 'number' ? rating : size.rating;
  return {
    // R000-160: more than half of the enemy's units; leaders do not count.
    target: Math.floor(unitsIn(terms, armies[enemyOf(side)]) / 2) + 1,
    rating: agreed + (attacker === side ? ATTACKER.rating : 0),
  };
}

function preparationOf(
  { pool, rows }: ArmyTerms,
  { attacker, rating }: BattlePlan,
  size: BattleSize,
): Preparation {
  const pieces = (side: Side) =>
    attacker === enemyOf(side) ? size.terrain * DEFENDERS_TERRAIN : size.terrain;
  return {
    terrain: { south: pieces('south'), north: pieces('north') },
    pool,
    rating: rating === 'rolled' ? 'rolled' : 'given',
    rows,
    small: size.id === 'small',
    attacker,
    first: null,
  };
}

/** The pieces of a side, none of which has a space yet. */
function waiting(
  terms: ArmyTerms,
  { armies }: BattlePlan,
  side: Side,
): Readonly<Record<PieceId, PieceSetup>> {
  const letter = side === 'south' ? 's' : 'n';
  const pieces = piecesOf(terms, armies[side], side, letter);
  return Object.fromEntries(
    pieces.map(({ line: _, ...piece }, index) => [`${letter}${index + 1}`, { ...piece, at: '' }]),
  );
}
