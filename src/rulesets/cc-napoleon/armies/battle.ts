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
} from '../../../core';
import { LEADER_TYPES } from '../unit-types';
import { FREE } from './prices';
import { ATTACKER, DEFENDERS_TERRAIN, DEPLOYMENT_ROWS, TERRAIN_POOL } from './sizes';

/** What a unit of each type is called, after its number. */
const NAMES: Readonly<Record<string, string>> = {
  infantry: 'Line',
  'light-infantry': 'Light',
  'elite-infantry': 'Grenadiers',
  militia: 'Militia',
  cavalry: 'Dragoons',
  'light-cavalry': 'Hussars',
  'heavy-cavalry': 'Cuirassiers',
  'landwehr-cavalry': 'Irregular Horse',
  artillery: 'Foot Battery',
  'horse-artillery': 'Horse Battery',
  'heavy-artillery': 'Heavy Battery',
  general: 'General',
  commander: 'Commander',
};

/** The battle of a plan whose armies may be played: both sides choose the ground and deploy before it begins. */
export function battleOf(plan: BattlePlan, size: BattleSize): Scenario {
  const { south, north } = plan.armies;
  return {
    id: `made-up-${size.id}-${plan.points}`,
    ruleset: 'cc-napoleon',
    title: `${south.name} against ${north.name}`,
    briefing: '',
    source: 'A battle made up by its players after section X of the rules.',
    first: plan.attacker ? enemyOf(plan.attacker) : 'south',
    sides: { south: sideOf(plan, size, 'south'), north: sideOf(plan, size, 'north') },
    terrain: {},
    units: { ...piecesOf(south, 'south'), ...piecesOf(north, 'north') },
    objectives: [],
    arrivals: [],
    preparation: preparationOf(plan, size),
    options: {},
  };
}

function sideOf({ armies, rating, attacker }: BattlePlan, size: BattleSize, side: Side) {
  const { name, nation } = armies[side];
  const agreed = typeof rating === 'number' ? rating : size.rating;
  return {
    name,
    nation,
    // R000-160: more than half of the enemy's units; leaders give no point.
    target: Math.floor(unitsIn(armies[enemyOf(side)]) / 2) + 1,
    rating: agreed + (attacker === side ? ATTACKER.rating : 0),
  };
}

const isLeader = (type: string): boolean => LEADER_TYPES.some(({ id }) => id === type);

const unitsIn = ({ counts }: Army): number =>
  Object.entries(counts).reduce((sum, [type, count]) => sum + (isLeader(type) ? 0 : count), 0);

function preparationOf({ attacker, rating }: BattlePlan, size: BattleSize): Preparation {
  const pieces = (side: Side) =>
    attacker === enemyOf(side) ? size.terrain * DEFENDERS_TERRAIN : size.terrain;
  return {
    terrain: { south: pieces('south'), north: pieces('north') },
    pool: TERRAIN_POOL,
    rating: rating === 'rolled' ? 'rolled' : 'given',
    rows: DEPLOYMENT_ROWS,
    small: size.id === 'small',
    attacker,
    first: null,
  };
}

/** Every piece of an army with the Commander that it gets for free, each with a name of its own. */
function piecesOf({ counts }: Army, side: Side): Readonly<Record<PieceId, PieceSetup>> {
  const letter = side === 'south' ? 's' : 'n';
  const all = Object.entries({ ...counts, ...FREE });
  const pieces = all.flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index) => ({ type, name: nameOf(type, index + 1, count) })),
  );
  return Object.fromEntries(
    pieces.map(({ type, name }, index) => [`${letter}${index + 1}`, { side, type, at: '', name }]),
  );
}

const nameOf = (type: string, number: number, count: number): string =>
  count === 1 ? (NAMES[type] ?? type) : `${ordinal(number)} ${NAMES[type] ?? type}`;

function ordinal(number: number): string {
  const tens = number % 100;
  if (tens > 10 && tens < 14) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
