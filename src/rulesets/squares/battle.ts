import { type PieceId, partsOf, type Side, type SpaceId, sharedTurn } from '../../core';
import type { Grades } from '../square-grid/grades';
import type { Position } from './play';

/** Who has the first half of the turns from one on. */
export type First = {
  readonly from: number;
  readonly side: Side;
};

/** What a town can hold, and how well it shelters (R004-18, R004-21). */
export type Town = {
  readonly die: number;
  readonly save: number;
  readonly infantry: number;
  readonly artillery: number;
};

/** T004-4, T004-5 note 7, R004-18: what a town is unless its scenario says otherwise. */
export const USUAL_TOWN: Town = { die: 8, save: 5, infantry: 1, artillery: 1 };

/** A rule of one scenario; turns are counted from 1 and `until` is the last one. */
export type SpecialRule =
  | { readonly rule: 'mist'; readonly until: number; readonly spaces: readonly SpaceId[] }
  | { readonly rule: 'hidden'; readonly until: number; readonly commands: readonly string[] }
  | {
      readonly rule: 'planned-way';
      readonly until: number;
      readonly commands: readonly string[];
      /** Assaults by these commands do not end it. */
      readonly unlessBy: readonly string[];
    }
  | { readonly rule: 'presence'; readonly side: Side; readonly reach: number };

/** What these rules know of a battle beside the position: set up by the scenario, and kept while it is played. */
export type Battle = {
  readonly clock: { readonly start: string; readonly minutes: number | null; readonly elapsed: number };
  readonly firsts: readonly First[];
  readonly towns: Readonly<Record<SpaceId, Town>>;
  readonly break: { readonly share: number; readonly points: number } | null;
  readonly special: readonly SpecialRule[];
  readonly grades: Grades | null;
  /** How many units each side began with, those to come included. */
  readonly strength: Readonly<Record<Side, number>>;
  /** The side that has the first half of this turn. */
  readonly first: Side;
  /** The command whose units may act, with the points of each of them; null before the first one. */
  readonly active: Activation | null;
  /** Commands that have been activated by the side whose turn it is. */
  readonly activated: readonly string[];
  readonly assaults: readonly Assault[];
  /** Hits of bombardments by target, that are to be counted together. */
  readonly pool: Readonly<Record<string, { readonly hits: number; readonly dps: number }>>;
  /** Who fights in the assault that is being resolved; null between two. */
  readonly combat: Combat | null;
  /** The commander-in-chief has lent his rating this turn. */
  readonly hasLent: boolean;
  /** A planned way has been given up. */
  readonly planIsOver: boolean;
  /** The position is only looked at to see how an assault would end: the turn does not go on after it. */
  readonly isForeseen: boolean;
};

/** The active command, the points that each of its units has, and how often it has given up one to rally. */
export type Activation = {
  readonly command: string;
  readonly actions: number;
  readonly rallies: number;
};

/** One side of a combat: who leads and who supports. */
export type Combatant = {
  readonly leader: PieceId;
  readonly supports: readonly PieceId[];
};

/** Both sides of an assault, and the square that is attacked. */
export type Combat = {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  readonly to: SpaceId;
};

/** An assault that has been declared: by whom, out of which square, on which one. */
export type Assault = {
  readonly unit: PieceId;
  readonly from: SpaceId;
  readonly to: SpaceId;
};

/** Every part of it, each kept by itself: what changes with an order is little beside what never does. */
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

/** One part of what these rules know of a battle. */
export const battle = <Name extends keyof Battle>(position: Position, part: Name): Battle[Name] =>
  position.data.part<Battle[Name]>(PART[part]);

/** The town of a square. */
export const townOf = (position: Position, space: number): Town =>
  battle(position, 'towns')[position.board.name(space)] ?? USUAL_TOWN;

/** The turn of the battle, both halves counted as one. */
export const turnOf = ({ turn }: Position): number => sharedTurn({ number: turn });
