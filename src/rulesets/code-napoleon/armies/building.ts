import type { ArmyPiece, BattleSize } from '../../../core';
import { armyBuilding } from '../../custom-battle/building';
import type { ArmyTerms } from '../../custom-battle/terms';
import { orderOfBattle, type Part } from '../../square-grid/army-commands';
import { squareTerms } from '../../square-grid/army-terms';
import { BOARD } from '../board';
import { TERRAIN } from '../terrain-types';
import { GENERAL_TYPES, UNIT_TYPES } from '../unit-types';
import { LINES, linesOf, NATIONS } from './list';
import { SAMPLES } from './samples';

/** House values, on the pattern of R000-165. */
const SIZES: readonly BattleSize[] = [
  {
    ...{ id: 'small', points: [120, 130, 140], terrain: 5, rating: 0, units: [9, 14], rule: 'R000-165' },
    board: { rows: 10, columns: 10 },
  },
  { id: 'medium', points: [180, 190, 200], terrain: 8, rating: 0, units: [15, 20], rule: 'R000-165' },
  { id: 'large', points: [270, 285, 300], terrain: 10, rating: 0, units: [22, 30], rule: 'R000-165' },
];

/** The number of turns, and the share of its regiments at which an army breaks (house values). */
const TURNS = 10;
const BREAK = 0.5;

/** R003-05: a division has at most six regiments; a battery comes with them (R003-06). */
const UNITS_PER_GENERAL = 7;

function partOf({ type }: ArmyPiece): Part {
  const rank = GENERAL_TYPES.find(({ id }) => id === type)?.rank;
  if (rank) return rank === 'division' ? 'general' : 'chief';
  const unit = UNIT_TYPES.find(({ id }) => id === type);
  if (unit?.arm === 'artillery') return unit.branch === 'horse-artillery' ? 'horse-guns' : 'foot-guns';
  return unit?.arm === 'cavalry' ? 'horse' : 'foot';
}

/** R003-05 to R003-07: divisions under their generals, and these under the general of the corps. */
function inCommands(pieces: readonly ArmyPiece[], tag: string): readonly ArmyPiece[] {
  const { chiefs, commands } = orderOfBattle(pieces, partOf, tag);
  const corps = chiefs.map((chief) => ({ ...chief, traits: { ...chief.traits, command: tag } }));
  const divisions = commands.flatMap(({ id, pieces: [general, ...units] }) => [
    ...(general ? [{ ...general, traits: { ...general.traits, command: id, under: tag } }] : []),
    ...units.map((unit) => ({ ...unit, traits: { ...unit.traits, command: id } })),
  ]);
  return [...corps, ...divisions];
}

/** Army building for Code Napoleon: section X of seed 000 with a list of its own. */
const TERMS: ArmyTerms = {
  ruleset: 'code-napoleon',
  ...squareTerms(TERRAIN, BOARD),
  nations: NATIONS,
  sizes: SIZES,
  lines: LINES,
  samples: SAMPLES,
  rows: 3,
  typesOf: linesOf,
  inCommands,
  leaders: { unitsPerLeader: UNITS_PER_GENERAL, rule: 'R003-05' },
  extraOf: () => ({ clock: { start: '08:00', elapsed: 0 }, turns: TURNS, break: BREAK }),
};

export const codeNapoleonArmies = armyBuilding(TERMS);
