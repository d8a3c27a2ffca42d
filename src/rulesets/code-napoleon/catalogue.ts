import type { PieceType, Stat } from '../../core';
import { GUNS_CHART } from './tables/fire';
import { MOVE_CHART } from './tables/movement';
import { type Branch, GENERAL_TYPES, type GeneralType, UNIT_TYPES, type UnitType } from './unit-types';

const usual = (row: Parameters<typeof MOVE_CHART.number>[1], column: string): number => {
  const { rows, columns, cells } = MOVE_CHART.table;
  return Number(cells[rows.indexOf(row)]?.[columns.indexOf(column)] ?? 0);
};

/** The bands of artillery range, in the order of the table. */
const BANDS = ['canister', 'effective', 'long'] as const;
const TENTHS = 10;

const unit = ({ id, arm, sign, branch, stands, formations }: UnitType): PieceType => ({
  id,
  kind: 'unit',
  sign,
  arm,
  strength: stands[0] ?? 0,
  move: usual(branch, arm === 'artillery' ? 'limbered' : 'line'),
  formations,
  stats: [...movesOf(branch), ...gunsOf(branch)],
});

/** T003-8: how far a unit moves in each formation. */
const movesOf = (branch: Branch): readonly Stat[] =>
  MOVE_CHART.table.columns.flatMap((column) => {
    const squares = usual(branch, column);
    return squares > 0
      ? [{ key: `move-${column}`, value: `${squares}`, rule: 'T003-8', house: true as const }]
      : [];
  });

/** T003-11: the number that a target of these guns must reach, and their ranges. */
function gunsOf(branch: Branch): readonly Stat[] {
  const { rows, cells } = GUNS_CHART.table;
  const row = cells[rows.indexOf(branch)];
  if (!row) return [];
  return BANDS.map((key, band) => ({
    key,
    value: `${row[2 * band + 1]} (${Number(row[2 * band]) / TENTHS})`,
    rule: 'T003-11',
    house: true as const,
  }));
}

const general = ({ id, sign }: GeneralType): PieceType => ({
  id,
  kind: 'leader',
  sign,
  arm: 'leader',
  strength: 0,
  move: usual('general', 'general'),
  stats: [{ key: 'move', value: `${usual('general', 'general')}`, rule: 'T003-8', house: true }],
});

/** Every unit and general, as shown on sheets and blocks. */
export const PIECES: Readonly<Record<string, PieceType>> = Object.fromEntries(
  [...UNIT_TYPES.map(unit), ...GENERAL_TYPES.map(general)].map((type) => [type.id, type]),
);

/** Other names for the same things, used in the scenario files of the rules. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  gentleHill: 'gentle-hill',
  steepHill: 'steep-hill',
  lightWood: 'light-woods',
  denseWood: 'dense-woods',
  severeSwamp: 'swamp',
  village: 'town',
  fordableStream: 'stream',
  ford: 'stream',
  fence: 'hedge',
  ditch: 'wall',
  wideBridge: 'wide-bridge',
  narrowBridge: 'narrow-bridge',
  open: 'clear',
  attackColumn: 'attack-column',
  marchColumn: 'march-column',
};
