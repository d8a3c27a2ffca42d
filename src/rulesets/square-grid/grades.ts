import {
  type Context,
  enemyOfNumber,
  exactly,
  listOf,
  optional,
  orElse,
  orNull,
  type Position,
  pointsIn,
  SIDES,
  type Side,
  type SideNumber,
  type SpaceId,
  sideName,
  sideNumber,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';

/** How a lead in victory points is called; the first entry that fits counts. */
export type Grade = {
  /** Victory points by which the side of the grades must lead at the least; null fits always. */
  readonly lead: number | null;
  readonly winner: Side | 'draw';
  readonly by: string;
  /** Squares that the side of the grades must hold as well; absent: none. */
  readonly holds?: readonly SpaceId[];
};

/** How every lead of a side is called, the highest first. */
export type Grades = { readonly of: Side; readonly list: readonly Grade[] };

/** A lead of less than none is one of the other side. */
const LEAST_LEAD = -1000;

const readGrade = exactly<Grade>({
  lead: orElse(orNull(wholeFrom(LEAST_LEAD)), null),
  winner: wordFrom([...SIDES, 'draw'] as const),
  by: text,
  holds: optional(listOf(text)),
});

/** Reads them from a scenario. */
export const readGrades = exactly<Grades>({ of: wordFrom(SIDES), list: listOf(readGrade) });

/** How a battle ends, and the key of what decided it. */
interface Standing {
  readonly winner: Side | 'draw';
  readonly by: string | undefined;
}

/** How the battle would end now: the higher total wins unless the scenario grades the lead (B8, B9). */
export function standing<Kind>(position: Position<Kind>, grades: Grades | null): Standing {
  const of = sideNumber(grades?.of ?? 'south');
  const lead = pointsIn(position, of) - pointsIn(position, enemyOfNumber(of));
  const grade = grades?.list.find(
    (each) => (each.lead === null || lead >= each.lead) && holdsAll(position, of, each.holds ?? []),
  );
  if (grade) return grade;
  return { winner: lead === 0 ? 'draw' : sideName(lead > 0 ? of : enemyOfNumber(of)), by: undefined };
}

/** Whether a side holds all of some squares that are worth points. */
function holdsAll<Kind>(position: Position<Kind>, side: SideNumber, spaces: readonly SpaceId[]): boolean {
  const held = position.setting.objectives.flatMap((objective, index) =>
    objective.side === side ? position.held(index) : [],
  );
  return spaces.every((space) => held.includes(position.board.number(space)));
}

/** Compares the victory points; `by` says why it is done now. */
export function decide<Kind>(c: Context<Kind>, grades: Grades | null, by: string): void {
  const end = standing(c.position, grades);
  if (end.winner === 'draw') c.drawn(end.by ?? by);
  else c.won(sideNumber(end.winner), end.by ?? by);
}
