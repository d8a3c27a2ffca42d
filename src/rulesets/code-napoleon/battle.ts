import { type PieceId, partsOf, type Side, type SpaceId, sharedTurn } from '../../core';
import type { Grades } from '../square-grid/victory-levels';
import type { Position } from './play';
import type { Rank } from './unit-types';

/** A declared charge: R003-91 to R003-101. */
export type Charge = {
  readonly unit: PieceId;
  readonly from: SpaceId;
  /** The charged square. */
  readonly to: SpaceId;
  /** The whole path, without `to`. */
  readonly via: readonly SpaceId[];
};

/** A unit that fights in a melee as an attacker, and the square from which it came: R003-153. */
export type Attacker = { readonly unit: PieceId; readonly from: SpaceId };

/** A melee still to be fought: R003-143. */
export type Melee = {
  readonly at: SpaceId;
  readonly attackers: readonly Attacker[];
  /** R003-154: true if cavalry met the attackers there over ground that spoilt its charge. */
  readonly isSpoilt?: boolean;
};

/** A general who will be replaced: R003-46. */
export type Successor = {
  readonly side: Side;
  readonly rank: Rank;
  readonly command: string;
  readonly under: string;
  /** The battle turn at whose end the new general arrives. */
  readonly turn: number;
};

/** Data of these rules about a battle beyond the position: set up by the scenario and kept during play. */
export type Battle = {
  readonly clock: { readonly start: string; readonly elapsed: number };
  /** The number of turns in the battle; null for no limit. */
  readonly turns: number | null;
  /** The side that counts as winner of the first roll for initiative; null if it is rolled. */
  readonly opening: Side | null;
  /** T003-4: the die with which an army's generals are rolled. */
  readonly leadership: Readonly<Record<Side, number>>;
  /** The squares of every road, from end to end. */
  readonly roads: readonly (readonly SpaceId[])[];
  /** The fraction of its regiments that a side may lose before it loses the battle at once; null for no limit. */
  readonly break: number | null;
  readonly grades: Grades | null;
  /** The number of regiments that each side began with. */
  readonly regiments: Readonly<Record<Side, number>>;
  /** The side that has the first phase of this turn. */
  readonly first: Side;
  /** The division that is moving, and those that have already moved: R003-23. */
  readonly division: string | null;
  readonly moved: readonly string[];
  readonly charges: readonly Charge[];
  readonly melees: readonly Melee[];
  readonly successors: readonly Successor[];
  /**
   * T003-7: the pieces that were out of command when this phase began; null to work it out from the current position.
   */
  readonly strays: readonly PieceId[] | null;
  /** True if the position only looks ahead to how a charge would end: the phase does not continue after it. */
  readonly isForeseen: boolean;
};

/** Every part of the battle data. Each is kept separately, because an order changes little of it. */
export const PARTS = [
  'clock',
  'turns',
  'opening',
  'leadership',
  'roads',
  'break',
  'grades',
  'regiments',
  'first',
  'division',
  'moved',
  'charges',
  'melees',
  'successors',
  'strays',
  'isForeseen',
] as const satisfies readonly (keyof Battle)[];

const PART = partsOf<Battle>(PARTS);

/** One part of the battle data. */
export const battle = <Name extends keyof Battle>(position: Position, part: Name): Battle[Name] =>
  position.data.part<Battle[Name]>(PART[part]);

/** The battle turn, which counts both phases as one: R003-19. */
export const turnOf = ({ turn }: Position): number => sharedTurn({ number: turn });
