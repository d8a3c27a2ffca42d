import type { BattleView } from '../../match';

/** The fields of a battle document that show it to everyone. */
export interface StoredBattle {
  readonly revision: number;
  readonly deeds: number;
  readonly redoable: number;
  readonly state: string;
  readonly open: string;
  readonly last: string;
  readonly standing: string;
  readonly proposal: string;
}

/** What is written into a battle document; the view must be one that everyone may see. */
export const storedFrom = ({
  rules,
  revision,
  deeds,
  redoable,
  state,
  events,
  question,
  open,
  proposal,
  last,
  standing,
}: BattleView) => ({
  ruleset: rules.id,
  version: rules.version,
  revision,
  deeds,
  redoable,
  state: JSON.stringify(state),
  open: JSON.stringify(question ? { events, question, order: open } : null),
  proposal: JSON.stringify(proposal),
  last: JSON.stringify(last),
  standing: JSON.stringify(standing),
});

/** What a battle document shows, still to be checked; throws a SyntaxError for text that is no JSON. */
export function shownFrom({
  revision,
  deeds,
  redoable = 0,
  state,
  open,
  last,
  standing,
  proposal,
}: StoredBattle): unknown {
  const waiting: unknown = JSON.parse(open);
  const { events = [], question = null, order = null } = Object(waiting) as Record<string, unknown>;
  return {
    revision,
    deeds,
    redoable,
    state: JSON.parse(state),
    events,
    question,
    open: order,
    last: JSON.parse(last),
    standing: JSON.parse(standing),
    proposal: JSON.parse(proposal),
  };
}
