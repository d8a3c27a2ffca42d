import {
  byField,
  type Entry,
  errorText,
  type Faults,
  fields,
  isOfEarlierFormat,
  listOf,
  mapping,
  migrated,
  type Open,
  optional,
  orNull,
  type Reader,
  type Ruleset,
  readReply,
  readWhole,
  replay,
  resume,
  SIDES,
  text,
  turningFault,
  UnusableData,
  wholeFrom,
  wordFrom,
} from '../../core';
import { battleFormat } from '../battle-format';
import { readDice } from '../provable/read-dice';
import { withRollsCounted } from '../provable/roll-numbers';
import type { Proposal, Receipt, Save } from '../save';
import { readCorrection } from './read-correction';
import { readKeptOrder } from './read-order';
import { onItsBoard, readState } from './read-state';

/** The most lines of a record: many times as many as any battle has. */
const MOST_ENTRIES = 100_000;

/** A save as it was read, with a notice for the players if part of it was lost. */
export interface SaveRead {
  /** The rules on the board of this battle. */
  readonly rules: Ruleset;
  readonly save: Save;
  /** `rules-changed`: the position is kept, an open order is cancelled, and undo ends here. */
  readonly notice: 'rules-changed' | null;
  /** True if it was saved in an earlier format and must be rewritten. */
  readonly isEarlier: boolean;
}

/**
 * Reads a battle from saved data; there is no other way. Throws UnusableData with every fault and its location; a save
 * of older rules continues from its last position.
 */
export function readSave(game: Ruleset, data: unknown): SaveRead {
  return { ...checked(onItsBoardFrom(game, data)), isEarlier: isOfEarlierFormat(battleFormat(game), data) };
}

/** Reads a save from a journal; a missing position is replayed from the record. */
export const readKept = (game: Ruleset, data: object): SaveRead =>
  'state' in data ? readSave(game, data) : readRecord(game, data);

function readRecord(game: Ruleset, data: object): SaveRead {
  const { rules, save } = onItsBoardFrom(game, { ...data, state: Reflect.get(data, 'start') });
  checkTurnings(save);
  try {
    const state = replay(rules, save.start, save.record);
    const isEarlier = isOfEarlierFormat(battleFormat(game), data);
    return { ...checked({ rules, save: { ...save, state } }), isEarlier };
  } catch (error) {
    if (error instanceof UnusableData) throw error;
    throw new UnusableData('the battle', [`record: can't be replayed: ${errorText(error)}`]);
  }
}

type OnItsBoard = Pick<SaveRead, 'rules' | 'save'>;

function checked({ rules, save }: OnItsBoard): Omit<SaveRead, 'isEarlier'> {
  checkPrescribed(save);
  if (save.version !== rules.version)
    return { rules, save: fromCheckpoint(rules, save), notice: 'rules-changed' };
  checkReplay(rules, save);
  return { rules, save, notice: null };
}

function onItsBoardFrom(game: Ruleset, data: unknown): OnItsBoard {
  const now = migrated(battleFormat(game), data);
  return readWhole('the battle', (faults) => readOnItsBoard(game, now, faults));
}

function readOnItsBoard(game: Ruleset, data: unknown, faults: Faults): OnItsBoard {
  const given = fields(data, 'battle', faults);
  const rules = onItsBoard(game, given.state, 'state', faults);
  const read = mapping<Save>({
    ruleset: wordFrom([rules.id]),
    version: wholeFrom(1),
    revision: wholeFrom(0),
    lesson: optional(text),
    dice: optional(readDice),
    start: readState(rules),
    record: listOf(readEntry(rules), MOST_ENTRIES),
    state: readState(rules),
    open: orNull(readOpen(rules)),
    proposal: readProposal,
    reported: wholeFrom(0),
    receipts: listOf(readReceipt),
  });
  return { rules, save: read(given, '', faults) };
}

/** Keeps the last position; actions under other rules can't be replayed. */
const fromCheckpoint = (rules: Ruleset, { lesson: _, ...save }: Save): Save => ({
  ...withRollsCounted(save),
  version: rules.version,
  // The public view belongs to the revision before, so it must be shown again.
  revision: save.revision + 1,
  proposal: null,
  start: save.state,
  record: [],
  open: null,
});

/** Rejects prescribed dice outside lessons: in any other battle dice must be rolled. */
function checkPrescribed({ lesson, record, open }: Save): void {
  if (lesson !== undefined) return;
  for (const [index, entry] of [...record, ...(open ? [open] : [])].entries()) {
    const isPrescribed =
      'replies' in entry && entry.replies.some((reply) => reply.kind === 'rolled' && reply.isPrescribed);
    if (!isPrescribed) continue;
    const place = index < record.length ? `record[${index}]` : 'open';
    throw new UnusableData('the battle', [`${place}: has prescribed dice, but this battle is not a lesson`]);
  }
}

/**
 * Checks that the record can be replayed: undo, resuming another course, and the public view of an open order depend on
 * it.
 */
function checkReplay(rules: Ruleset, save: Save): void {
  checkTurnings(save);
  try {
    if (save.open) resume(rules, save.state, save.open);
  } catch (error) {
    throw new UnusableData('the battle', [`open: ${errorText(error)}`]);
  }
}

function checkTurnings({ record }: Save): void {
  const misplaced = turningFault(record);
  if (misplaced !== undefined) throw new UnusableData('the battle', [`record${misplaced}`]);
}

/** Reads one line of the record. */
const readEntry = (rules: Ruleset): Reader<Entry> => {
  const open = readOpen(rules);
  const dropped = optional(open);
  return byField<Entry>({
    undoneTo: mapping<Extract<Entry, { undoneTo: number }>>({ undoneTo: wholeFrom(0), dropped }),
    redoneTo: mapping({ redoneTo: wholeFrom(0) }),
    takenUp: mapping<Extract<Entry, { takenUp: number }>>({ takenUp: wholeFrom(0), dropped }),
    corrected: mapping({ corrected: readCorrection }),
    order: open,
  });
};

/** Reads an order with every reply to it so far. */
const readOpen = (rules: Ruleset): Reader<Open> =>
  mapping<Open>({ order: readKeptOrder(rules), replies: listOf(readReply) });

/** Reads a receipt; only requests that were carried out have one. */
const readReceipt = mapping<Receipt>({
  id: text,
  result: mapping({ ok: () => true as const, revision: wholeFrom(0) }),
});

/** Reads the undo that a side proposes, if any. */
export const readProposal = orNull(mapping<Proposal>({ by: wordFrom(SIDES), undoTo: wholeFrom(0) }));
