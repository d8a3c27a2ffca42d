import type { PieceType, Stat } from '../../core';
import { GENERAL_POINTS } from './action-points';
import { GARRISON, type Guns, LEADER_TYPES, LINE, MOST_DPS, UNIT_TYPES, type UnitType } from './unit-types';

/** The number of steps that a unit makes with the best roll. */
const BEST_ROLL = 3;

/** Every unit and general, as shown on sheets and blocks. */
export const PIECES: Readonly<Record<string, PieceType>> = Object.fromEntries<PieceType>([
  ...UNIT_TYPES.map((type): [string, PieceType] => [
    type.id,
    {
      id: type.id,
      kind: 'unit',
      sign: type.sign,
      arm: type.arm,
      strength: MOST_DPS,
      move: BEST_ROLL + type.bonus,
      formations: type.arm === 'cavalry' ? [LINE] : [LINE, GARRISON],
      stats: statsOf(type),
    },
  ]),
  ...LEADER_TYPES.map(({ id, sign }): [string, PieceType] => [
    id,
    {
      id,
      kind: 'leader',
      sign,
      arm: 'leader',
      strength: 0,
      move: GENERAL_POINTS,
      stats: [{ key: 'move', value: `${GENERAL_POINTS}`, rule: 'R004-59' }],
    },
  ]),
]);

function statsOf({ bonus, guns, rule }: UnitType): readonly Stat[] {
  return [
    ...(bonus > 0 ? [{ key: 'bonus', value: `+${bonus}`, rule }] : []),
    ...(guns
      ? [
          { key: 'range', value: reachText(guns), rule: guns.rule },
          { key: 'bombardment', value: '3', rule: 'R004-71' },
        ]
      : [{ key: 'assault', value: '6', rule: 'R004-99' }]),
  ];
}

/** `2 (3)`: squares, and from high ground. */
function reachText({ reach, reachFromHigh }: Guns): string {
  return reach === reachFromHigh ? `${reach}` : `${reach} (${reachFromHigh})`;
}

/** Other names for the same things, used in the scenario files of the rules. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  inf: 'infantry',
  heavy: 'heavy-cavalry',
  medium: 'medium-cavalry',
  light: 'light-cavalry',
  foot: 'foot-artillery',
  horse: 'horse-artillery',
  cinc: 'commander-in-chief',
  wood: 'woods',
  forest: 'woods',
  village: 'town',
  stream: 'river',
  pond: 'lake',
  open: 'clear',
};
