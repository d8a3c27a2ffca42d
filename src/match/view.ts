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
  /** The lesson that it is; null for a battle that is fought freely. */
  readonly lesson: string | null;
  /** How its every roll can be checked; null where its dice are plain. */
  readonly dice: ProvableDice | null;
  /** The position now, with what the open order has done so far. */
  readonly state: State;
  /** What the open order has caused so far; empty between orders. */
  readonly events: readonly Event[];
  readonly question: AskQuery | null;
  /** The order in the middle of which the question is open: what its answers lead to follows from it. */
  readonly open: OpenOrder | null;
  /** What a side would like to take back, if the other one agrees. */
  readonly proposal: Proposal | null;
  /** Finished orders so far: undoing goes to this number or below. */
  readonly actions: number;
  /** How many orders that were taken back can be brought back. */
  readonly redoable: number;
  /** The latest finished order; null if something else came after it, like an undo. */
  readonly last: Order | null;
  /** The latest order that still counts: what undoing would take back; null if nobody ordered that. */
  readonly undoable: Order | null;
}

/** The battle with everything that it holds, secrets included: for the client that decides alone. */
export function viewOf(rules: Ruleset, save: Save): BattleView {
  const { revision, proposal } = save;
  const entry = save.record.at(-1);
  const last = entry && 'order' in entry ? entry.order : null;
  const action = actionsOf(save.record).at(-1);
  const ordered = action && 'order' in action ? action.order : null;
  // Nobody has given the order with which a battle begins by itself.
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

/** Answers that let things be. */
const REFUSING: readonly string[] = ['no', 'none'];

/** Answers in the order in which they are shown: what lets things be always comes last, whatever happens by default. */
export const answersInOrder = (options: readonly string[]): readonly string[] => [
  ...options.filter((option) => !REFUSING.includes(option)),
  ...options.filter((option) => REFUSING.includes(option)),
];
