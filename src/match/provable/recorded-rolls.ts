import {
  type DrawQuery,
  type Entry,
  errorText,
  type Open,
  type Reply,
  type RollQuery,
  type Ruleset,
  redo,
  type State,
  start,
  Timeline,
} from '../../core';
import type { Save } from '../save';

/** A roll or draw in a record, with its purpose. */
export interface RecordedRoll {
  /** Its line in the record, from 1; the open order comes after the last line. */
  readonly line: number;
  /** The key of the roll, the same if an order was left halfway and continued later. */
  readonly key: string;
  readonly query: RollQuery | DrawQuery;
  readonly reply: Exclude<Reply, { readonly kind: 'chose' }>;
}

/** A line of a record that can't be played. */
export interface UnplayableLine {
  readonly line: number;
  readonly fault: string;
}

/** The rolls and draws of a battle, line by line, undone ones included. Ends at a line that can't be played. */
export function* recordedRolls(
  rules: Ruleset,
  save: Save,
): Generator<readonly RecordedRoll[] | UnplayableLine, void, undefined> {
  const timeline = new Timeline<State>();
  const lines: readonly Entry[] = save.open ? [...save.record, save.open] : save.record;
  for (const [index, entry] of lines.entries()) {
    const state = timeline.last ?? save.start;
    const line = index + 1;
    const rolls: RecordedRoll[] = [];
    try {
      for (const roll of rollsOf(rules, state, entry, { line, count: timeline.count })) rolls.push(roll);
      // The open order is not finished.
      if (entry !== save.open) goOn(timeline, rules, { state, index }, entry);
    } catch (error) {
      // The rolls before it may show the cause.
      yield rolls;
      yield { line, fault: errorText(error) };
      return;
    }
    yield rolls;
  }
}

function goOn(
  timeline: Timeline<State>,
  rules: Ruleset,
  { state, index }: { readonly state: State; readonly index: number },
  entry: Entry,
): void {
  if ('order' in entry || 'corrected' in entry) timeline.add(redo(rules, state, entry));
  else timeline.turn(index, entry);
}

/** The order of a line, or the open order that it dropped. */
function orderIn(entry: Entry): Open | undefined {
  if ('order' in entry) return entry;
  return 'dropped' in entry ? entry.dropped : undefined;
}

function* rollsOf(
  rules: Ruleset,
  state: State,
  entry: Entry,
  { line, count }: { readonly line: number; readonly count: number },
): Generator<RecordedRoll, void, undefined> {
  const open = orderIn(entry);
  if (!open) return;
  const run = start(rules, state, open.order);
  const key = `${count} ${JSON.stringify(open.order)}`;
  for (const [index, reply] of open.replies.entries()) {
    const { query } = run;
    const isChance = query !== undefined && query.kind !== 'ask' && reply.kind !== 'chose';
    if (isChance) yield { line, key: `${key} ${index}`, query, reply };
    run.reply(reply);
  }
}
