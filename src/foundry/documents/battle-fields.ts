import {
  type BattleView,
  changedLeaves,
  dataFrom,
  isSameData,
  type Leaves,
  laidOver,
  leavesOf,
  type OpenOrder,
} from '../../match';

/** The public fields of a battle document. */
export interface StoredBattle {
  readonly revision: number;
  readonly lesson?: string;
  readonly dice?: string;
  readonly actions: number;
  readonly redoable: number;
  /** The leaves of the position; absent in battles written by an earlier version. */
  readonly position?: Leaves;
  /** The position in the format of earlier versions. */
  readonly state: string;
  readonly open: string;
  readonly last: string;
  readonly undoable: string;
  readonly proposal: string;
}

/** The fields written to a battle document; the view must be a public one. */
export function storedFrom({
  rules,
  revision,
  lesson,
  dice,
  actions,
  redoable,
  state,
  events,
  question,
  open,
  proposal,
  last,
  undoable,
}: BattleView) {
  const position = leavesOf(state);
  return {
    ruleset: rules.id,
    version: rules.version,
    revision,
    lesson: lesson ?? '',
    dice: JSON.stringify(dice),
    actions,
    redoable,
    position,
    state: 'null',
    open: JSON.stringify(question ? { events, question, order: open && filedOpen(open, position) } : null),
    proposal: JSON.stringify(proposal),
    last: JSON.stringify(last),
    undoable: JSON.stringify(undoable),
  };
}

/** An open order, with the position before it stored as a difference from the current one. */
const filedOpen = ({ from, ...others }: OpenOrder, now: Leaves) => ({
  ...others,
  before: changedLeaves(now, leavesOf(from)) ?? {},
});

/** The fields of a battle document that must change so that it shows a view; empty if it already does. */
export function unshownOf(system: Partial<StoredBattle>, view: BattleView): Partial<StoredBattle> {
  const { position, ...others } = storedFrom(view);
  const fields = Object.entries(others).filter(
    ([key, value]) => !isSameField(Reflect.get(system, key), value),
  );
  const leaves = changedLeaves(system.position, position);
  return { ...Object.fromEntries(fields), ...(leaves && { position: leaves }) };
}

function isSameField(shown: unknown, kept: string | number): boolean {
  if (shown === kept) return true;
  if (typeof shown !== 'string' || typeof kept !== 'string') return false;
  try {
    return isSameData(JSON.parse(shown), JSON.parse(kept));
  } catch {
    return false;
  }
}

/** The position stored in a battle document, not yet checked; throws an Error if there is none. */
export const positionIn = ({ position, state }: Pick<StoredBattle, 'position' | 'state'>): unknown =>
  position && Object.keys(position).length > 0 ? dataFrom(position) : JSON.parse(state);

/** True if a battle document stores a battle that has been decided; false if it stores none. */
export function isOverIn(system: Pick<StoredBattle, 'position' | 'state'>): boolean {
  try {
    const { winner }: { readonly winner?: unknown } = Object(positionIn(system));
    return typeof winner === 'string';
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** The data stored in a battle document, not yet checked; throws an Error if it is unreadable. */
export function shownFrom(stored: StoredBattle): unknown {
  const {
    revision,
    lesson = '',
    dice = 'null',
    actions,
    redoable = 0,
    open,
    last,
    undoable,
    proposal,
  } = stored;
  const waiting: unknown = JSON.parse(open);
  const { events = [], question = null, order = null } = Object(waiting) as Record<string, unknown>;
  return {
    revision,
    lesson: lesson === '' ? null : lesson,
    dice: JSON.parse(dice),
    actions,
    redoable,
    state: positionIn(stored),
    events,
    question,
    open: openIn(order, stored.position ?? {}),
    last: JSON.parse(last),
    undoable: JSON.parse(undoable),
    proposal: JSON.parse(proposal),
  };
}

function openIn(order: unknown, now: Leaves): unknown {
  const { before, ...others }: { readonly before?: Leaves } = Object(order);
  // Earlier versions stored the whole position before the order.
  return before === undefined ? order : { ...others, from: dataFrom(laidOver(now, before)) };
}
