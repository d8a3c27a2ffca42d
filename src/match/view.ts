import { type AskQuery, actionsOf, type Event, type Order, type Ruleset, resume, type State } from '../core';
import type { ProvableDice } from './provable/provable-dice';
import type { OpenOrder, Proposal, Save } from './save';
import { pretendedQuestion, repliesShown } from './secrets/pretence';
import { publicEvents, publicQuestion, publicState } from './secrets/secrets';
import { actionCount, redoable } from './undo';

/** A battle in the middle of an order or between two. */
export interface BattleView {
  readonly rules: Ruleset;
  readonly revision: number;
  /** The id of the lesson; null for an ordinary battle. */
  readonly lesson: string | null;
  /** The data with which every roll can be checked; null if its dice are plain. */
  readonly dice: ProvableDice | null;
  /** The current position, including the effects of the open order so far. */
  readonly state: State;
  /** The events of the open order so far; empty between orders. */
  readonly events: readonly Event[];
  readonly question: AskQuery | null;
  /** The order with the open question, from which the consequences of answers follow. */
  readonly open: OpenOrder | null;
  /** The undo that a side proposes, if any. */
  readonly proposal: Proposal | null;
  /** The number of finished orders: undo is possible to this number or below. */
  readonly actions: number;
  /** The number of undone orders that a redo can restore. */
  readonly redoable: number;
  /** The latest finished order; null if something else came after it, such as an undo. */
  readonly last: Order | null;
  /** The latest order that still counts and that undo would remove; null if it was given automatically. */
  readonly undoable: Order | null;
}

/** The battle with everything in it, secrets included: only for the active GM's client. */
export function viewOf(rules: Ruleset, save: Save): BattleView {
  const { revision, proposal } = save;
  const entry = save.record.at(-1);
  const last = entry && 'order' in entry ? entry.order : null;
  const action = actionsOf(save.record).at(-1);
  const ordered = action && 'order' in action ? action.order : null;
  // The opening order was given automatically, by no player.
  const undoable = ordered?.type === rules.opening(save.start)?.type ? null : ordered;
  const common = {
    rules,
    revision,
    lesson: save.lesson ?? null,
    dice: save.dice ?? null,
    proposal,
    actions: actionCount(save),
    redoable: redoable(save),
    last,
    undoable,
  };
  if (!save.open) return { ...common, state: save.state, events: [], question: null, open: null };
  const { state, events, query } = resume(rules, save.state, save.open);
  const open = { from: save.state, ...save.open };
  const question = query?.kind === 'ask' ? query : pretendedQuestion(rules, save.state, save.open, query);
  return { ...common, state, events, question, open };
}

/** The battle as everyone may see it. */
export const publicView = (view: BattleView): BattleView => ({
  ...view,
  state: publicState(view.state),
  events: publicEvents(view.events),
  question: publicQuestion(view.question),
  open: view.open && {
    ...view.open,
    from: publicState(view.open.from),
    replies: repliesShown(view.rules, view.open.from, view.open),
  },
});

/** Answers that decline. */
const REFUSING: readonly string[] = ['no', 'none'];

/** Answers in the order in which they are shown: the one that declines always comes last, even if it is the default. */
export const answersInOrder = (options: readonly string[]): readonly string[] => [
  ...options.filter((option) => !REFUSING.includes(option)),
  ...options.filter((option) => REFUSING.includes(option)),
];
