import type { PieceType, Stat, TerrainType, WorksLook } from '../../core';
import { BRANCHES } from './branches';
import { FIELD_WORKS, TERRAIN_TYPES } from './terrain-types';
import type { CloseCombat, Musketry, UnitType } from './unit-type';
import { LEADER, UNIT_TYPES } from './unit-types';

function statsOf(type: UnitType): readonly Stat[] {
  const { code, strength, move, fire, melee, ignores, retreat, house } = type;
  const stat = (key: string, value: string, rule = 'rules 1.11'): Stat => ({
    key,
    value,
    rule,
    ...(house.includes(key) && { house: true as const }),
  });
  return [
    stat('table', code),
    stat('strength', `${strength}`),
    stat('move', moveText(move), 'CCN-24'),
    stat('range', rangeText(fire), 'CCN-31'),
    stat('fire', fireText(fire, strength), 'CCN-34'),
    stat('melee', meleeText(melee, type.gunsMelee), 'CCN-40'),
    stat('ignores', `${ignores}`, 'CCN-54'),
    stat('retreat', retreatText(retreat), 'CCN-50'),
  ];
}

/** The text key for values that the house table of artillery gives. */
const BY_DISTANCE = 'by-distance';

/** The movement as text: `1 / 2` is one hex with battle, two without. */
const moveText = ({ battle, most }: UnitType['move']): string =>
  most === battle ? `${battle}` : `${battle} / ${most}`;

const isMusketry = (fire: UnitType['fire']): fire is Musketry => fire !== null && typeof fire === 'object';

function rangeText(fire: UnitType['fire']): string {
  if (isMusketry(fire)) return `${fire.range}`;
  return fire === null ? '–' : fire === 'rockets' ? '2–5' : BY_DISTANCE;
}

/** The dice at full strength, as text: stationary and after moving. */
function fireText(fire: UnitType['fire'], strength: number): string {
  if (!isMusketry(fire)) return fire === null ? '–' : fire === 'rockets' ? '2' : BY_DISTANCE;
  const { standing, moving } = fire;
  const half = moving.round === 'up' ? Math.ceil(strength / 2) : Math.floor(strength / 2);
  return `${strength + standing} / ${Math.max(0, half + moving.more)}`;
}

const signed = (number: number): string => (number > 0 ? ` + ${number}` : number < 0 ? ` − ${-number}` : '');

function meleeText(melee: CloseCombat | 'guns' | 'rockets', more: number): string {
  if (melee === 'guns') return more > 0 ? `${BY_DISTANCE}-more` : BY_DISTANCE;
  if (melee === 'rockets') return '2';
  const { againstInfantry, lance, steady, moved } = melee;
  // Dice that apply only in some cases are in brackets.
  const atTimes = [againstInfantry + lance + steady, moved].filter((dice) => dice !== 0);
  const cases = atTimes.map((dice) => ` (${dice > 0 ? '+' : '−'}${Math.abs(dice)})`).join('');
  return `n${signed(melee.more)}${cases}${melee.sabers ? ' ⚔' : ''}`;
}

const retreatText = ({ first, further }: UnitType['retreat']): string =>
  first === further ? `${first}` : `${first}, ${further}`;

/** Every unit and leader as shown on sheets and blocks. */
export const PIECES: Readonly<Record<string, PieceType>> = Object.fromEntries<PieceType>([
  ...UNIT_TYPES.map((type): [string, PieceType] => [
    type.id,
    {
      id: type.id,
      kind: 'unit',
      nation: type.nation,
      sign: BRANCHES[type.branch].sign,
      arm: type.arm,
      strength: type.strength,
      move: type.move.battle,
      formations: type.arm === 'infantry' ? ['line', 'square'] : ['line'],
      weapons: [],
      stats: statsOf(type),
    },
  ]),
  [
    LEADER.id,
    {
      id: LEADER.id,
      kind: 'leader',
      sign: 'general',
      arm: 'leader',
      strength: 0,
      move: LEADER.move,
      formations: [],
      weapons: [],
      stats: [{ key: 'move', value: `${LEADER.move}`, rule: 'CCN-22' }],
    },
  ],
]);

/** Every terrain as shown on the map. */
export const TERRAIN: Readonly<Record<string, TerrainType>> = Object.fromEntries(
  TERRAIN_TYPES.map(({ id, drawn, house, isRoad }) => [
    id,
    { id, drawn, ...(house && { house: true as const }), ...(isRoad && { isRoad }) },
  ]),
);

/** The works that can be built along the side of a hex. */
export const WORKS: Readonly<Record<string, TerrainType<WorksLook>>> = {
  [FIELD_WORKS.id]: { id: FIELD_WORKS.id, drawn: FIELD_WORKS.drawn, house: true },
};

/** Other names for the same things: the codes of the tables, and alternative names of terrain. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UNIT_TYPES.map(({ code, id }) => [code, id])),
  woods: 'forest',
  village: 'town',
  fordable: 'fordable-river',
  ford: 'fordable-river',
  walled_farm: 'walled-farm',
  walled_garden: 'walled-garden',
  quarry: 'sand-quarry',
  general: 'leader',
  open: 'clear',
};
