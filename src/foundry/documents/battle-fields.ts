import type { BattleView } from '../../match';

/** The fields of a battle document that show it to everyone. */
export interface StoredBattle {
  readonly revision: number;
  readonly lesson?: string;
  readonly actions: number;
  readonly redoable: number;
  readonly state: string;
  readonly open: string;
  readonly last: string;
  readonly undoable: string;
  readonly proposal: string;
}

/** What is written into a battle document; the view must be one that everyone may see. */
export const storedFrom = ({
  rules,
  revision,
  lesson,
  actions,
  redoable,
  state,
  events,
  question,
  open,
  proposal,
  last,
  undoable,
}: BattleView) => ({
  ruleset: rules.id,
  version: rules.version,
  revision,
  lesson: lesson ?? '',
  actions,
  redoable,
  state: JSON.stringify(state),
  open: JSON.stringify(question ? { events, question, order: open } : null),
  proposal: JSON.stringify(proposal),
  last: JSON.stringify(last),
  undoable: JSON.stringify(undoable),
});

/** What a battle document shows, still to be checked; throws a SyntaxError for text that is no JSON. */
export function shownFrom({
  revision,
  lesson = '',
  actions,
  redoable = 0,
  state,
  open,
  last,
  undoable,
  proposal,
}: StoredBattle): unknown {
  const waiting: unknown = JSON.parse(open);
  const { events = [], question = null, order = null } = Object(waiting) as Record<string, unknown>;
  return {
    revision,
    lesson: lesson === '' ? null : lesson,
    actions,
    redoable,
    state: JSON.parse(state),
    events,
    question,
    open: order,
    last: JSON.parse(last),
    undoable: JSON.parse(undoable),
    proposal: JSON.parse(proposal),
  };
}
