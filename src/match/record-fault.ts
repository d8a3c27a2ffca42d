import {
  type Action,
  type Entry,
  errorText,
  type InSlices,
  inOneGo,
  type Refusal,
  type Ruleset,
  redo,
  resume,
  type State,
  Timeline,
} from '../core';
import { correctionRefusal, decided } from './corrections';
import { fieldRefusal } from './reading/read-order';
import { isSameData } from './same-data';
import type { Save } from './save';

/**
 * The reason why a save can't have been played by these rules, with its location; undefined if it can. Every order of
 * the record is carried out again and must be legal, so it takes as long as playing them.
 */
export const recordFault = (rules: Ruleset, save: Save): string | undefined =>
  inOneGo(recordCheck(rules, save));

/** Does the same work in slices, which may be interrupted between any two lines. */
export function* recordCheck(rules: Ruleset, save: Save): InSlices<string | undefined> {
  const timeline = new Timeline<State>();
  for (const [line, entry] of save.record.entries()) {
    const fault = entryFault(rules, save, timeline, { line, entry });
    if (fault !== undefined) return `record[${line}]${fault}`;
    yield;
  }
  if (!isSameData(timeline.last ?? save.start, save.state)) {
    return 'state: is not the position to which record leads';
  }
  return openFault(rules, save);
}

/** The fault of an entry, after its location; otherwise the timeline continues with it. */
function entryFault(
  rules: Ruleset,
  save: Save,
  timeline: Timeline<State>,
  { line, entry }: { readonly line: number; readonly entry: Entry },
): string | undefined {
  const state = timeline.last ?? save.start;
  if ('order' in entry || 'corrected' in entry) {
    const after = attempt(() => done(rules, save, state, entry));
    if ('fault' in after) return `: order ${timeline.count + 1}, ${nameOf(entry)}: ${after.fault}`;
    timeline.add(after.state);
    return undefined;
  }
  const misplaced = timeline.turn(line, entry);
  if (misplaced !== undefined || !('dropped' in entry) || !entry.dropped) return misplaced;
  const fault = openFault(rules, { ...save, state, open: entry.dropped });
  return fault === undefined ? undefined : `.dropped: ${fault}`;
}

/** Checks that the open order is legal too, and that the battle can continue from the position. */
function openFault(rules: Ruleset, { state, open }: Save): string | undefined {
  const legal = attempt(() => ({
    state,
    refusal: open ? orderRefusal(rules, state, open.order) : undefined,
  }));
  if ('fault' in legal) return `open: ${legal.fault}`;
  if (legal.refusal) return `open: ${refusalText(legal.refusal)}`;
  const begun = attempt(() => (open ? resume(rules, state, open) : {}));
  if ('fault' in begun) return `open: ${begun.fault}`;
  const goesOn = attempt(() => ({
    state,
    orders: rules.orders(state),
    statusLines: rules.statusLines(state),
  }));
  return 'fault' in goesOn ? `state: the battle can't continue from here: ${goesOn.fault}` : undefined;
}

function done(rules: Ruleset, save: Save, from: State, action: Action): { readonly state: State } {
  const refusal =
    'corrected' in action
      ? correctionRefusal(rules, { ...save, state: from, open: null }, action.corrected, {
          seats: [],
          gameMaster: true,
        })
      : orderRefusal(rules, from, action.order);
  if (refusal) throw new RangeError(refusalText(refusal));
  if ('corrected' in action && !isSameData(decided(rules, from, action.corrected), action.corrected)) {
    throw new RangeError('its winner does not match the points');
  }
  return { state: redo(rules, from, action) };
}

const orderRefusal = (rules: Ruleset, state: State, order: Parameters<Ruleset['refusal']>[1]) =>
  fieldRefusal(rules, order) ?? rules.refusal(state, order);

const nameOf = (action: Action): string =>
  'corrected' in action ? action.corrected.type : action.order.type;

const refusalText = ({ reason, rule }: Refusal): string => `${reason} (${rule})`;

/** Invalid data may show only when the rules use them, as an error. */
function attempt<T extends object>(action: () => T): T | { readonly fault: string } {
  try {
    return action();
  } catch (error) {
    return { fault: errorText(error) };
  }
}
