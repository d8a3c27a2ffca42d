import {
  type Entry,
  errorText,
  type Faults,
  fields,
  items,
  type Open,
  oneOf,
  type Reply,
  type Ruleset,
  resume,
  SIDES,
  text,
  UnusableData,
  whole,
} from '../core';
import { readCorrection } from './read-correction';
import { readKeptOrder } from './read-order';
import { onItsBoard, readState } from './read-state';
import type { Proposal, Receipt, Save } from './save';

/** Lines of a record: many times as many as any battle has. */
const MOST_ENTRIES = 100_000;

/** A save as it was kept, with a word to the players where it could not be taken over whole. */
export interface SaveRead {
  /** The rules on the board of this battle. */
  readonly rules: Ruleset;
  readonly save: Save;
  /** `rules-changed`: the position stands, an open order is given back, and undo ends here. */
  readonly notice: 'rules-changed' | null;
}

/**
 * The one door from kept data to a battle. Throws UnusableData with every fault and its place; a save of older
 * rules is taken over from its last position.
 */
export function readSave(game: Ruleset, data: unknown): SaveRead {
  const found: string[] = [];
  const faults: Faults = { add: (place, fault) => found.push(`${place}: ${fault}`) };
  const given = fields(data, 'battle', faults);
  const rules = onItsBoard(game, given.state, 'state', faults);
  const save: Save = {
    ruleset: oneOf(given.ruleset, 'ruleset', faults, [rules.id]),
    version: whole(given.version, 'version', faults, 1),
    revision: whole(given.revision, 'revision', faults, 0),
    start: readState(rules, given.start, 'start', faults),
    record: items(given.record, 'record', faults, MOST_ENTRIES).map((entry, index) =>
      readEntry(rules, entry, `record[${index}]`, faults),
    ),
    state: readState(rules, given.state, 'state', faults),
    open: given.open === null ? null : readOpen(rules, given.open, 'open', faults),
    proposal: readProposal(given.proposal, 'proposal', faults),
    // Battles kept before it was counted have told everything.
    told: whole(given.told ?? 0, 'told', faults, 0),
    receipts: items(given.receipts, 'receipts', faults).map((receipt, index) =>
      readReceipt(receipt, `receipts[${index}]`, faults),
    ),
  };
  if (found.length > 0) throw new UnusableData('the battle', found);
  if (save.version !== rules.version)
    return { rules, save: fromCheckpoint(rules, save), notice: 'rules-changed' };
  checkReplay(rules, save);
  return { rules, save, notice: null };
}

/** The last position is kept; what was played by other rules can't be played again. */
const fromCheckpoint = (rules: Ruleset, save: Save): Save => ({
  ...save,
  version: rules.version,
  // What everyone sees is of the revision before: it has to be shown anew.
  revision: save.revision + 1,
  proposal: null,
  start: save.state,
  record: [],
  open: null,
});

/** The record has to be playable: undo, and everyone's view of an open order, depend on it. */
function checkReplay(rules: Ruleset, save: Save): void {
  try {
    if (save.open) resume(rules, save.state, save.open);
  } catch (error) {
    throw new UnusableData('the battle', [`open: ${errorText(error)}`]);
  }
}

function readEntry(rules: Ruleset, data: unknown, place: string, faults: Faults): Entry {
  const entry = fields(data, place, faults);
  if ('undoneTo' in entry) {
    const { dropped } = entry;
    return {
      undoneTo: whole(entry.undoneTo, `${place}.undoneTo`, faults, 0),
      ...(dropped !== undefined && { dropped: readOpen(rules, dropped, `${place}.dropped`, faults) }),
    };
  }
  if ('redoneTo' in entry) return { redoneTo: whole(entry.redoneTo, `${place}.redoneTo`, faults, 0) };
  if ('corrected' in entry) {
    return { corrected: readCorrection(entry.corrected, `${place}.corrected`, faults) };
  }
  return readOpen(rules, entry, place, faults);
}

/** An order with every reply to it so far. */
export function readOpen(rules: Ruleset, data: unknown, place: string, faults: Faults): Open {
  const open = fields(data, place, faults);
  return {
    order: readKeptOrder(rules, open.order, `${place}.order`, faults),
    replies: items(open.replies, `${place}.replies`, faults).map((reply, index) =>
      readReply(reply, `${place}.replies[${index}]`, faults),
    ),
  };
}

function readReply(data: unknown, place: string, faults: Faults): Reply {
  const reply = fields(data, place, faults);
  const kind = oneOf(reply.kind, `${place}.kind`, faults, ['rolled', 'chose', 'drew']);
  if (kind === 'drew') {
    const cards = items(reply.cards, `${place}.cards`, faults);
    const { isPublic } = reply;
    if (isPublic !== undefined && isPublic !== true)
      faults.add(`${place}.isPublic`, 'has to be true or left out');
    return {
      kind,
      cards: cards.map((card) => text(card, `${place}.cards`, faults)),
      ...(isPublic === true && { isPublic }),
    };
  }
  if (kind === 'chose') return { kind, option: text(reply.option, `${place}.option`, faults) };
  const faces = items(reply.faces, `${place}.faces`, faults);
  return { kind, faces: faces.map((face) => text(face, `${place}.faces`, faults)) };
}

function readReceipt(data: unknown, place: string, faults: Faults): Receipt {
  const receipt = fields(data, place, faults);
  return { id: text(receipt.id, `${place}.id`, faults), result: readResult(receipt.result, place, faults) };
}

/** Only what was carried out has a receipt. */
function readResult(data: unknown, place: string, faults: Faults): Receipt['result'] {
  const { revision } = fields(data, `${place}.result`, faults);
  return { ok: true, revision: whole(revision, `${place}.result.revision`, faults, 0) };
}

/** What a side would like to take back, if anything. */
export function readProposal(data: unknown, place: string, faults: Faults): Proposal | null {
  if (data === null) return null;
  const proposal = fields(data, place, faults);
  return {
    by: oneOf(proposal.by, `${place}.by`, faults, SIDES),
    undoTo: whole(proposal.undoTo, `${place}.undoTo`, faults, 0),
  };
}
