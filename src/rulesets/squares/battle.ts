import { type PieceId, partsOf, type Side, type SpaceId, sharedTurn } from '../../core';
import type { Grades } from '../square-grid/victory-levels';
import type { Position } from './play';

/** The side that goes first from a given turn on. */
export type First = {
  readonly from: number;
  readonly side: Side;
};

/** The capacity of a town, and its saving throw (R004-18, R004-21). */
export type Town = {
  readonly die: number;
  readonly save: number;
  readonly infantry: number;
  readonly artillery: number;
};

/** T004-4, T004-5 note 7, R004-18: the defaults of a town if its scenario says nothing else. */
export const USUAL_TOWN: Town = { die: 8, save: 5, infantry: 1, artillery: 1 };

/** A special rule of one scenario; turns count from 1, and `until` is the last one. */
export type SpecialRule =
  | { readonly rule: 'mist'; readonly until: number; readonly spaces: readonly SpaceId[] }
  | { readonly rule: 'hidden'; readonly until: number; readonly commands: readonly string[] }
  | {
      readonly rule: 'planned-way';
      readonly until: number;
      readonly commands: readonly string[];
      /** Assaults by these commands do not end the plan. */
      readonly unlessBy: readonly string[];
    }
  | { readonly rule: 'presence'; readonly side: Side; readonly reach: number };

/** Data of these rules about a battle beyond the position: set up by the scenario and kept during play. */
export type Battle = {
  readonly clock: { readonly start: string; readonly minutes: number | null; readonly elapsed: number };
  readonly firsts: readonly First[];
  readonly towns: Readonly<Record<SpaceId, Town>>;
  readonly break: { readonly share: number; readonly points: number } | null;
  readonly special: readonly SpecialRule[];
  readonly grades: Grades | null;
  /** The number of units that each side began with, reinforcements included. */
  readonly strength: Readonly<Record<Side, number>>;
  /** The side that has the first half of this turn. */
  readonly first: Side;
  /** The active command and the points of its units; null before the first one. */
  readonly active: Activation | null;
  /** The commands that the active side has activated this turn. */
  readonly activated: readonly string[];
  readonly assaults: readonly Assault[];
  /** Hits and disruption points of bombardments by target, for hits that add up. */
  readonly pool: Readonly<Record<string, { readonly hits: number; readonly dps: number }>>;
  /** The units in the assault that is being resolved; null between assaults. */
  readonly combat: Combat | null;
  /** True if the commander-in-chief has lent their rating this turn. */
  readonly hasLent: boolean;
  /** True if a planned path has been given up. */
  readonly planIsOver: boolean;
  /** True if the position only looks ahead to how an assault would end: the turn does not continue after it. */
  readonly isForeseen: boolean;
};

/** The active command, the actions of each of its units, and the number of actions that it has given up to rally. */
export type Activation = {
  readonly command: string;
  readonly actions: number;
  readonly rallies: number;
};

/** One side of a combat: its leading unit and its supporters. */
export type Combatant = {
  readonly leader: PieceId;
  readonly supports: readonly PieceId[];
};

/** Both sides of an assault, and the assaulted square. */
export type Combat = {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly to: SpaceId;
};

/** A declared assault: its unit, and its start and target squares. */
export type Assault = {
  readonly unit: PieceId;
  readonly from: SpaceId;
  readonly to: SpaceId;
};

/** Every part of the battle data. Each is kept separately, because an order changes little of it. */
export const PARTS = [
  'clock',
  'firsts',
  'towns',
  'break',
  'special',
  'grades',
  'strength',
  'first',
  'active',
  'activated',
  'assaults',
  'pool',
  'combat',
  'hasLent',
  'planIsOver',
  'isForeseen',
] as const satisfies readonly (keyof Battle)[];

const PART = partsOf<Battle>(PARTS);

/** One part of the battle data. */
export const battle = <Name extends keyof Battle>(position: Position, part: Name): Battle[Name] =>
  position.data.part<Battle[Name]>(PART[part]);

/** The town in a square. */
export const townOf = (position: Position, space: number): Town =>
  battle(position, 'towns')[position.board.name(space)] ?? USUAL_TOWN;

/** The battle turn, which counts both halves as one. */
export const turnOf = ({ turn }: Position): number => sharedTurn({ number: turn });
