import type { BoardSize, SampleArmy, Side } from '../../core';
import type { ArmyTerms } from '../custom-battle/terms';
import { middleOf } from './middle';

/** Each of the two squares in the middle is worth this to the side that holds it (house value). */
const OBJECTIVE_POINTS = 3;

/** The terms of army building that the square games share: their lists and prices are house values. */
export const squareTerms = (
  terrain: Readonly<Record<string, { readonly id: string; readonly pool?: number }>>,
  usual: BoardSize,
) =>
  ({
    source: 'A battle made up by its players, with the preparation of C&C: Napoleon and house prices.',
    hasHousePrices: true,
    pool: Object.fromEntries(
      Object.values(terrain).flatMap(({ id, pool = 0 }) => (pool > 0 ? [[id, pool]] : [])),
    ),
    colourOf: (_line, nation) => nation,
    ofNation: (counts) => counts,
    wordFor: () => '',
    facingOf: (side: Side) => (side === 'south' ? 'n' : 's'),
    statsOf: () => ({ target: null, rating: 0 }),
    objectivesOf: ({ board = usual }) => ({ spaces: middleOf(board), points: OBJECTIVE_POINTS }),
  }) satisfies Partial<ArmyTerms>;

/** A sample army that uses up its points exactly: house values. */
export const squareSample = (
  nation: string,
  size: string,
  points: number,
  counts: SampleArmy['counts'],
): SampleArmy => ({ id: `${nation}-${size}-${points}`, nation, size, points, counts, rule: 'house value' });
