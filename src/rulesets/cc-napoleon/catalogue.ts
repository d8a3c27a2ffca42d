import type { PieceType, Stat, TerrainType } from '../../core';
import { TERRAIN_TYPES } from './terrain-types';
import type { UnitType } from './unit-type';
import { LEADER_TYPES, UNIT_TYPES } from './unit-types';

const STRENGTH_RULES = { infantry: 'R000-136', cavalry: 'R000-122', artillery: 'R000-129' } as const;

/** Every unit and leader as shown on sheets and blocks. */
export const PIECES: Readonly<Record<string, PieceType>> = Object.fromEntries<PieceType>([
  ...UNIT_TYPES.map((type): [string, PieceType] => [
    type.id,
    {
      id: type.id,
      kind: 'unit',
      sign: type.sign,
      arm: type.arm,
      strength: type.strength,
      move: type.move,
      formations: type.square ? ['line', 'square'] : ['line'],
      weapons: weaponsOf(type),
      ...(type.fire?.kind === 'skirmish' && { isGroup: true as const }),
      stats: statsOf(type),
    },
  ]),
  ...LEADER_TYPES.map((type): [string, PieceType] => [
    type.id,
    {
      id: type.id,
      kind: 'leader',
      sign: type.sign,
      arm: 'leader',
      strength: 0,
      move: type.move,
      formations: [],
      weapons: [],
      stats: [
        { key: 'move', value: `${type.move}`, rule: 'R000-29' },
        { key: 'rating-loss', value: `${type.ratingLoss}`, rule: 'R000-16' },
        { key: 'helmet-reach', value: `${type.helmetReach}`, rule: 'R000-25' },
      ],
    },
  ]),
]);

/** The weapons of a type: lances for cavalry, rifles for light infantry and skirmishers (R000-70, R000-85). */
function weaponsOf({ arm, sendsSkirmishers }: UnitType): readonly string[] {
  if (arm === 'cavalry') return ['lance'];
  return sendsSkirmishers ? ['rifle'] : [];
}

function statsOf(type: UnitType): readonly Stat[] {
  const { arm, fire, melee, move, strength, evades, square, rule } = type;
  return [
    { key: 'strength', value: `${strength}`, rule: STRENGTH_RULES[arm] },
    { key: 'move', value: `${move}`, rule: 'R000-29' },
    { key: 'fire', value: fire ? fireText(fire) : '–', rule },
    { key: 'melee', value: melee ? `${melee.dice}${melee.swords ? ' ⚔' : ''}` : '–', rule: 'R000-80' },
    { key: 'evades', value: evades, rule: 'R000-112' },
    { key: 'square', value: square ? 'yes' : 'no', rule: 'R000-121' },
    // rules/hex-rules.md 2.3: the source names no classes for its parent's cards.
    { key: 'card-class', value: type.cardClass, rule: 'R000-18', house: true, onlyOnSheets: true },
  ];
}

function fireText(fire: NonNullable<UnitType['fire']>): string {
  switch (fire.kind) {
    case 'volley':
      return `${fire.dice}`;
    case 'skirmish':
      return `${fire.dicePerPoint} × n`;
    case 'guns':
      return Array.from({ length: fire.range }, (_, distance) => fire.range - distance).join('/');
  }
}

/** Every terrain as shown on the map. */
export const TERRAIN: Readonly<Record<string, TerrainType>> = Object.fromEntries(
  TERRAIN_TYPES.map(({ id, drawn }) => [id, { id, drawn }]),
);

/** Other names for the same things, as used in the seed and in related games. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  elite: 'elite-infantry',
  'guard-infantry': 'elite-infantry',
  landwehr: 'militia',
  'landwehr-infantry': 'militia',
  'militia-infantry': 'militia',
  skirmisher: 'skirmishers',
  'regular-cavalry': 'cavalry',
  'regular-infantry': 'infantry',
  cossack: 'landwehr-cavalry',
  cossacks: 'landwehr-cavalry',
  'militia-cavalry': 'landwehr-cavalry',
  'foot-artillery': 'artillery',
  forest: 'woods',
  wood: 'woods',
  town: 'village',
  ridge: 'hill',
  open: 'clear',
};
