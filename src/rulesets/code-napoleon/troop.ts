import type { KindOf, Side } from '../../core';
import { GENERAL_TYPES, type Rank, UNIT_TYPES, type UnitType } from './unit-types';

/** R003-11: morale grades, the best first. */
export const GRADES = ['elite', 'veteran', 'regular', 'conscript', 'militia'] as const;
export type Grade = (typeof GRADES)[number];

/** The data of a piece from the charts and the scenario; it never changes during a battle. */
export interface Troop {
  readonly type: string;
  readonly side: Side;
  readonly arm: UnitType['arm'] | 'general';
  /** Null for generals. */
  readonly unit: UnitType | null;
  /** Null for units. */
  readonly rank: Rank | null;
  readonly grade: Grade;
  readonly stands: number;
  /** The command that a unit belongs to, or that a general leads: R003-29. */
  readonly command: string;
  /** The command whose general is this general's superior; empty for the commander-in-chief: R003-30. */
  readonly under: string;
  /** R003-26: -1 to +3; 0 for units. */
  readonly rating: number;
}

const TYPES: ReadonlyMap<string, UnitType> = new Map(UNIT_TYPES.map((type) => [type.id, type]));

/** The data of a piece; throws a RangeError for a type that these rules do not know. */
export const troopOf: KindOf<Troop> = (type, { side, traits }) => {
  const unit = TYPES.get(type) ?? null;
  const rank = GENERAL_TYPES.find(({ id }) => id === type)?.rank ?? null;
  if (!unit && !rank) throw new RangeError(`no kind of unit "${type}"`);
  const [usual = 0] = unit?.stands ?? [];
  return {
    type,
    side,
    arm: unit?.arm ?? 'general',
    unit,
    rank,
    grade: GRADES.find((grade) => grade === traits?.grade) ?? 'regular',
    stands: Number(traits?.stands ?? usual),
    command: String(traits?.command ?? side),
    under: String(traits?.under ?? ''),
    rating: Number(traits?.rating ?? 0),
  };
};
