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

/** The fields of a battle document that show it to everyone. */
export interface StoredBattle {
  readonly revision: number;
  readonly lesson?: string;
  readonly dice?: string;
  readonly actions: number;
  readonly redoable: number;
  /** The leaves of the position; none in a battle that an earlier version has shown. */
  readonly position?: Leaves;
  /** The position as earlier versions have written it. */
  readonly state: string;
  readonly open: string;
  readonly last: string;
  readonly undoable: string;
  readonly proposal: string;
}

/** What is written into a battle document; the view must be one that everyone may see. */
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

/** An open order, and where the position before it differs from the one now. */
const filedOpen = ({ from, ...others }: OpenOrder, now: Leaves) => ({
  ...others,
  before: changedLeaves(now, leavesOf(from)) ?? {},
});

/** What a battle document has still to be changed so that it shows a view: nothing if it does already. */
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

/** The position that a battle document shows, still to be checked; throws an Error for what is none. */
export const positionIn = ({ position, state }: Pick<StoredBattle, 'position' | 'state'>): unknown =>
  position && Object.keys(position).length > 0 ? dataFrom(position) : JSON.parse(state);

/** Whether a battle document shows a battle that has been decided; not where it shows none. */
export function isOverIn(system: Pick<StoredBattle, 'position' | 'state'>): boolean {
  try {
    const { winner }: { readonly winner?: unknown } = Object(positionIn(system));
    return typeof winner === 'string';
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** What a battle document shows, still to be checked; throws an Error for what can't be read at all. */
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
  // Earlier versions have written the whole position before it.
  return before === undefined ? order : { ...others, from: dataFrom(laidOver(now, before)) };
}
