import type { Ruleset } from '../engine';
import type { PieceSetup, Scenario } from './scenario';

/** The nation of a piece in a scenario: its own, that of its type, or that of its side. */
export const nationOf = (
  { pieces }: Pick<Ruleset, 'pieces'>,
  { sides }: Pick<Scenario, 'sides'>,
  { nation, type, side }: Pick<PieceSetup, 'nation' | 'type' | 'side'>,
): string => nation ?? pieces[type]?.nation ?? sides[side].nation;
