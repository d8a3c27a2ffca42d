import { errorText } from '../data';
import type { Open } from './advance';
import type { InSlices } from './in-slices';
import { type ActionIn, isTurning, Timeline, type Turning } from './timeline';

/** Thrown for a record that can't have been played; says in which place, and why. */
export class RecordFault extends Error {}

/** Does a part of a check. Throws RecordFault with its place for any error. */
export function within<T>(place: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    throw new RecordFault(`${place}: ${errorText(error)}`);
  }
}

/** The rules by which a record was played; both throw an Error for what they do not allow. */
interface Replayer<State, Line> {
  /** The state after an action. */
  after(from: State, action: ActionIn<Line>): State;
  /** Checks an order that a line interrupted; absent if no line does. */
  checkOpen?(from: State, open: Open): void;
}

/**
 * The state to which a record leads, worked out in slices. Every line is carried out again, undone ones too. Throws
 * RecordFault for the first line that does not fit those before it.
 */
export function* retraced<State, Line extends object>(
  record: readonly Line[],
  start: State,
  rules: Replayer<State, Line>,
): InSlices<State> {
  const timeline = new Timeline<State>();
  for (const [index, line] of record.entries()) {
    const from = timeline.last ?? start;
    const place = `record[${index}]`;
    if (isTurning(line)) {
      const misplaced = timeline.turn(index, line);
      if (misplaced !== undefined) throw new RecordFault(place + misplaced);
      within(`${place}.dropped`, () => checkDropped(rules, from, line));
    } else {
      // Safe: every line that does not turn is an action.
      const action = line as ActionIn<Line>;
      const name = `${place}: order ${timeline.count + 1}, ${nameOf(line)}`;
      timeline.add(within(name, () => rules.after(from, action)));
    }
    yield;
  }
  return timeline.last ?? start;
}

function checkDropped<State, Line>(rules: Replayer<State, Line>, from: State, line: Turning): void {
  const dropped = 'dropped' in line ? line.dropped : null;
  if (dropped) rules.checkOpen?.(from, dropped);
}

/** The type of an order or of a correction. */
function nameOf(action: { readonly order?: unknown; readonly corrected?: unknown }): string {
  const { type = 'correction' }: { readonly type?: string } = Object(action.order ?? action.corrected);
  return type;
}
