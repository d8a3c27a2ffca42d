import {
  type Action,
  type Entry,
  errorText,
  type Refusal,
  type Ruleset,
  redo,
  resume,
  type State,
} from '../core';
import { correctionRefusal, decided } from './corrections';
import { fieldRefusal } from './read-order';
import { isSameData } from './same-data';
import type { Save } from './save';

/** Positions after the actions that count, the first one before all of them, and what undoing has set aside. */
interface Trail {
  readonly positions: readonly State[];
  /** What a redo brings back, the latest undoing last. */
  readonly undone: readonly (readonly State[])[];
}

/**
 * Why a save can't be one that was played by these rules, with its place; undefined if it can. Every order of the
 * record is carried out again and has to be legal, so it takes as long as playing them.
 */
export function recordFault(rules: Ruleset, save: Save): string | undefined {
  let trail: Trail = { positions: [save.start], undone: [] };
  for (const [index, entry] of save.record.entries()) {
    const after = attempt(() => afterEntry(rules, save, trail, entry));
    if ('fault' in after) return `record[${index}]${after.fault}`;
    trail = after;
  }
  const last = trail.positions.at(-1) ?? save.start;
  if (!isSameData(last, save.state)) return 'state: is not the position to which record leads';
  return openFault(rules, save);
}

/** Throws a RangeError with what is wrong with an entry, after the place of it. */
function afterEntry(rules: Ruleset, save: Save, { positions, undone }: Trail, entry: Entry): Trail {
  const now = positions.at(-1) ?? save.start;
  if ('undoneTo' in entry) {
    if (entry.undoneTo >= positions.length)
      throw new RangeError(`.undoneTo: only ${positions.length - 1} orders came before`);
    const fault = entry.dropped && openFault(rules, { ...save, state: now, open: entry.dropped });
    if (fault !== undefined) throw new RangeError(`.dropped: ${fault}`);
    return { positions: positions.slice(0, entry.undoneTo + 1), undone: [...undone, positions] };
  }
  if ('redoneTo' in entry) {
    const back = undone.at(-1);
    if (back?.length !== entry.redoneTo + 1) throw new RangeError('.redoneTo: nothing like that was undone');
    return { positions: back, undone: undone.slice(0, -1) };
  }
  const after = attempt(() => done(rules, save, now, entry));
  if ('fault' in after) throw new RangeError(`: order ${positions.length}, ${nameOf(entry)}: ${after.fault}`);
  return { positions: [...positions, after.state], undone: [] };
}

/** The open order has to be legal too, and the position one from which the battle can go on. */
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
  return 'fault' in goesOn ? `state: the battle can't go on from here: ${goesOn.fault}` : undefined;
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
    throw new RangeError('its winner is not the one that the points make');
  }
  return { state: redo(rules, from, action) };
}

const orderRefusal = (rules: Ruleset, state: State, order: Parameters<Ruleset['refusal']>[1]) =>
  fieldRefusal(rules, order) ?? rules.refusal(state, order);

const nameOf = (action: Action): string =>
  'corrected' in action ? action.corrected.type : action.order.type;

const refusalText = ({ reason, rule }: Refusal): string => `${reason} (${rule})`;

/** Data from outside can be wrong in ways that only show when the rules try to go by them. */
function attempt<T extends object>(action: () => T): T | { readonly fault: string } {
  try {
    return action();
  } catch (error) {
    return { fault: errorText(error) };
  }
}
