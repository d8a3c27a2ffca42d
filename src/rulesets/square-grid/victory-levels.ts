import {
  type Context,
  enemyOfNumber,
  exactly,
  type Form,
  listForm,
  listOf,
  mappingForm,
  needed,
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
  wholeForm,
  wholeFrom,
  wordForm,
  wordFrom,
} from '../../core';

/** A victory level for a lead in victory points; the first one that fits counts. */
export type Grade = {
  /** The smallest lead in victory points of the side with the levels; null fits every lead. */
  readonly lead: number | null;
  readonly winner: Side | 'draw';
  readonly by: string;
  /** Objectives that the side with the levels must also hold; none if absent. */
  readonly holds?: readonly SpaceId[];
};

/** The victory levels of one side, the highest first. */
export type Grades = { readonly of: Side; readonly list: readonly Grade[] };

/** A negative lead is a lead of the other side. */
const LEAST_LEAD = -1000;

const readGrade = exactly<Grade>({
  lead: orElse(orNull(wholeFrom(LEAST_LEAD)), null),
  winner: wordFrom([...SIDES, 'draw'] as const),
  by: text,
  holds: optional(listOf(text)),
});

/** Reads victory levels from a scenario. */
export const readGrades = exactly<Grades>({ of: wordFrom(SIDES), list: listOf(readGrade) });

/** Describes them; a level without a lead fits every lead. */
export const GRADES_FORM: Form = mappingForm({
  of: needed(wordForm(SIDES)),
  list: needed(
    listForm(
      mappingForm({
        winner: needed(wordForm([...SIDES, 'draw'])),
        by: needed(wordForm(['decisive', 'victory', 'marginal', 'undecided'])),
        lead: wholeForm(LEAST_LEAD),
        holds: listForm({ is: 'space' }),
      }),
    ),
  ),
});

/** The result of a battle, and the text key of its reason. */
interface Standing {
  readonly winner: Side | 'draw';
  readonly by: string | undefined;
}

/** The result if the battle ended now: more points win, unless the scenario has victory levels (B8, B9). */
export function standing<Kind>(position: Position<Kind>, grades: Grades | null): Standing {
  const of = sideNumber(grades?.of ?? 'south');
  const lead = pointsIn(position, of) - pointsIn(position, enemyOfNumber(of));
  const grade = grades?.list.find(
    (each) => (each.lead === null || lead >= each.lead) && holdsAll(position, of, each.holds ?? []),
  );
  if (grade) return grade;
  return { winner: lead === 0 ? 'draw' : sideName(lead > 0 ? of : enemyOfNumber(of)), by: undefined };
}

/** True if a side holds all of the given objectives. */
function holdsAll<Kind>(position: Position<Kind>, side: SideNumber, spaces: readonly SpaceId[]): boolean {
  const held = position.setting.objectives.flatMap((objective, index) =>
    objective.side === side ? position.held(index) : [],
  );
  return spaces.every((space) => held.includes(position.board.number(space)));
}

/** Compares the victory points; `by` is the reason it is done now. */
export function decide<Kind>(c: Context<Kind>, grades: Grades | null, by: string): void {
  const end = standing(c.position, grades);
  if (end.winner === 'draw') c.drawn(end.by ?? by);
  else c.won(sideNumber(end.winner), end.by ?? by);
}
