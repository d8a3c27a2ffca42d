import type { ArmyPiece, BattleSize } from '../../../core';
import { armyBuilding } from '../../custom-battle/building';
import type { ArmyTerms } from '../../custom-battle/terms';
import { orderOfBattle, type Part } from '../../square-grid/army-commands';
import { squareTerms } from '../../square-grid/army-terms';
import { BOARD } from '../board';
import { PIECES } from '../catalogue';
import { TERRAIN } from '../terrain-types';
import { forCommands, UNIT_TYPES } from '../unit-types';
import { LINES, linesOf, NATIONS } from './list';
import { SAMPLES } from './samples';

/** House values, on the pattern of R000-165; the board is the standard table of R004-10, or a larger one. */
const SIZES: readonly BattleSize[] = [
  { id: 'small', points: [120, 130, 140], terrain: 3, rating: 0, units: [9, 14], rule: 'R000-165' },
  { id: 'medium', points: [180, 190, 200], terrain: 4, rating: 0, units: [15, 20], rule: 'R000-165' },
  {
    ...{ id: 'large', points: [270, 285, 300], terrain: 6, rating: 0, units: [22, 30], rule: 'R000-165' },
    board: { rows: 8, columns: 12 },
  },
];

/** The length of a battle in minutes, by its board (house values). */
const MINUTES = 540;
/** A004-65: the share of its units at which an army breaks, and its points for the enemy (B8). */
const BREAK = { share: 0.4, points: 4 };

/** R004-05: a command may have any number of units; with more than these it is hard to move (house value). */
const UNITS_PER_GENERAL = 7;

function partOf({ type }: ArmyPiece): Part {
  const chart = PIECES[type];
  if (chart?.kind === 'leader') return forCommands(chart) ? 'general' : 'chief';
  const rides = UNIT_TYPES.some((row) => row.id === type && row.rides);
  if (chart?.arm === 'artillery') return rides ? 'horse-guns' : 'foot-guns';
  return rides ? 'horse' : 'foot';
}

/** R004-05: every unit belongs to a command, and every command has a general. */
function inCommands(pieces: readonly ArmyPiece[], tag: string): readonly ArmyPiece[] {
  const { chiefs, commands } = orderOfBattle(pieces, partOf, tag);
  const led = commands.flatMap(({ id, pieces: own }) =>
    own.map((piece) => ({ ...piece, traits: { ...piece.traits, command: id } })),
  );
  return [...chiefs, ...led];
}

/** Army building for Napoleonic Squares: section X of seed 000 with a list of its own. */
const TERMS: ArmyTerms = {
  ruleset: 'squares',
  ...squareTerms(TERRAIN, BOARD),
  nations: NATIONS,
  sizes: SIZES,
  lines: LINES,
  samples: SAMPLES,
  rows: 2,
  typesOf: linesOf,
  inCommands,
  leaders: { unitsPerLeader: UNITS_PER_GENERAL, rule: 'R004-05' },
  // A004-61: the side that moved first in every turn won seven battles of ten (house rule, docs/armies.md).
  options: { initiative: 'rollOff' },
  extraOf: () => ({ clock: { start: '08:00', minutes: MINUTES, elapsed: 0 }, break: BREAK }),
};

export const squaresArmies = armyBuilding(TERMS);
