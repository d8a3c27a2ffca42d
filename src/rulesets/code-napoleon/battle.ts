import { type PieceId, partsOf, type Side, type SpaceId, sharedTurn } from '../../core';
import type { Grades } from '../square-grid/grades';
import type { Position } from './play';
import type { Rank } from './unit-types';

/** A charge that is declared: R003-91 to R003-101. */
export type Charge = {
  readonly unit: PieceId;
  readonly from: SpaceId;
  /** The square that is charged. */
  readonly to: SpaceId;
  /** The whole way, `to` left out. */
  readonly via: readonly SpaceId[];
};

/** Somebody who fights in a melee as an attacker, and the square from which he came: R003-153. */
export type Attacker = { readonly unit: PieceId; readonly from: SpaceId };

/** A melee that is to be fought: R003-143. */
export type Melee = { readonly at: SpaceId; readonly attackers: readonly Attacker[] };

/** A general who is to be replaced: R003-46. */
export type Successor = {
  readonly side: Side;
  readonly rank: Rank;
  readonly command: string;
  readonly under: string;
  /** The turn of the battle with whose end he comes. */
  readonly turn: number;
};

/** What these rules know of a battle beside the position: set up by the scenario, and kept while it is played. */
export type Battle = {
  readonly clock: { readonly start: string; readonly elapsed: number };
  /** How many turns the battle lasts; null for no end. */
  readonly turns: number | null;
  /** The side that counts as having won the first roll for initiative; null if it is rolled. */
  readonly opening: Side | null;
  /** T003-4: the die by which an army's generals are rolled. */
  readonly leadership: Readonly<Record<Side, number>>;
  /** The squares of every road, from end to end. */
  readonly roads: readonly (readonly SpaceId[])[];
  /** Set to the part of its regiments that a side loses to lose the battle at once; null if it never does. */
  readonly break: number | null;
  readonly grades: Grades | null;
  /** How many regiments each side began with. */
  readonly regiments: Readonly<Record<Side, number>>;
  /** The side that has the first phase of this turn. */
  readonly first: Side;
  /** The division that is moving, and those that have moved: R003-23. */
  readonly division: string | null;
  readonly moved: readonly string[];
  readonly charges: readonly Charge[];
  readonly melees: readonly Melee[];
  readonly successors: readonly Successor[];
  /** T003-7: who was out of command when this phase began; null where that is looked at as it is now. */
  readonly strays: readonly PieceId[] | null;
  /** The position is only looked at to see how a charge would end: the phase does not go on after it. */
  readonly isForeseen: boolean;
};

/** Every part of it, each kept by itself: what changes with an order is little beside what never does. */
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

/** One part of what these rules know of a battle. */
export const battle = <Name extends keyof Battle>(position: Position, part: Name): Battle[Name] =>
  position.data.part<Battle[Name]>(PART[part]);

/** The turn of the battle, both phases counted as one: R003-19. */
export const turnOf = ({ turn }: Position): number => sharedTurn({ number: turn });
