import { type Entry, errorText, type Open, UnusableData } from '../core';
import { BATTLE_FORMAT } from './battle-format';
import type { ProvableDice } from './provable/provable-dice';
import { type Proposal, RECEIPTS_KEPT, type Receipt, type Save } from './save';
import { publicEntry, publicState } from './secrets/secrets';

/** A hash: a short text that no other text shares. */
export type Digest = (text: string) => string;

/**
 * The way in which a record is encoded: for everyone with access to the pages, or only for those allowed to read it.
 */
export interface Script {
  readonly digest: Digest;
  /**
   * Encodes a text. `shown` is its public version, on which alone the length of the result depends; `place` is its
   * place in the record, and the result can be read in that place only.
   */
  write(text: string, shown: string, place: string): string;
  /** Decodes a text written for that place. Throws an Error if it can't be read. */
  read(written: string, place: string): string;
}

/** The place of a volume's opening. */
const OPENING = 'opening';

/**
 * A battle in writing: its opening, and every later addition, each under the seal of everything before it. Written
 * parts are never changed. A restarted record is a new volume.
 */
export interface Volume {
  readonly opening: string;
  readonly additions: readonly string[];
}

/** The opening of a volume: a save without its record. */
interface Opening
  extends Pick<Save, 'ruleset' | 'version' | 'revision' | 'lesson' | 'dice' | 'start' | 'reported'> {
  /** The format number; absent in volumes that are older than format numbers. */
  readonly formatVersion?: number;
  readonly receipts: readonly Receipt[];
  /** The last seal of the volume before this one. */
  readonly after?: string;
}

/** The addition of one write: an entry of the record, and the other data of the save. */
interface Addition {
  readonly revision: number;
  /** The id of the request that caused it; absent if there was none. */
  readonly request?: string;
  readonly entry?: Entry;
  readonly open?: Open;
  readonly proposal?: Proposal;
  /** The revision of the latest change that chat reports, if it is new. */
  readonly reported?: number;
  /** The dice data, if they have changed. */
  readonly dice?: ProvableDice;
}

/** Starts a new volume for a battle; `after` is the last seal of the one before. */
export function volumeOf(save: Save, script: Script, after?: string): Volume {
  const { record, state: _, open, proposal, ...others } = save;
  const whole: Opening = { formatVersion: BATTLE_FORMAT, ...others, ...(after !== undefined && { after }) };
  const shown: Opening = { ...whole, start: publicState(save.start) };
  const opening = script.write(JSON.stringify(whole), JSON.stringify(shown), OPENING);
  const { revision } = save;
  const all: Addition[] = record.map((entry) => ({ revision, entry }));
  if (open || proposal) all.push({ revision, ...(open && { open }), ...(proposal && { proposal }) });
  const additions: string[] = [];
  let seal = script.digest(opening);
  for (const addition of all) {
    const text = sealed(addition, seal, script);
    additions.push(text);
    seal = sealIn(text);
  }
  return { opening, additions };
}

/**
 * An addition, written under the seal of everything before it; undefined if the save does not continue the one before.
 */
export function additionTo(before: Save, after: Save, seal: string, script: Script): string | undefined {
  const added = after.record.slice(before.record.length);
  const [entry] = added;
  const isOther =
    added.length > 1 ||
    before.start !== after.start ||
    before.record.some((each, index) => each !== after.record[index]);
  if (isOther) return undefined;
  const { revision, open, proposal, reported, dice } = after;
  const receipt = after.receipts.at(-1);
  const addition: Addition = {
    revision,
    ...(receipt && receipt !== before.receipts.at(-1) && { request: receipt.id }),
    ...(entry && { entry }),
    ...(open && { open }),
    ...(proposal && { proposal }),
    ...(reported !== before.reported && { reported }),
    ...(dice && dice !== before.dice && { dice }),
  };
  return sealed(addition, seal, script);
}

function sealed(addition: Addition, seal: string, { digest, write }: Script): string {
  const text = write(JSON.stringify(addition), JSON.stringify(publicAddition(addition)), seal);
  return `${digest(seal + text)} ${text}`;
}

/** An addition without the secrets of either side. */
const publicAddition = (addition: Addition): Addition => {
  const { entry, open } = addition;
  return {
    ...addition,
    ...(entry && { entry: publicEntry(entry) }),
    ...(open && { open: { ...open, replies: publicEntry(open).replies } }),
  };
};

/** The seal of an addition. */
export const sealIn = (addition: string): string => addition.slice(0, Math.max(0, addition.indexOf(' ')));

/**
 * The save that a volume contains, still unchecked and without the position at the end of its record. Throws
 * UnusableData if a seal is broken, since the volume was then changed after it was written.
 */
export function saveIn({ opening, additions }: Volume, { digest, read }: Script, name: string): object {
  const { after: _, ...first } = parsed(() => read(opening, OPENING), 'opening', name) as Partial<Opening>;
  const save = { ...first, record: [] as unknown[], open: null as unknown, proposal: null as unknown };
  const receipts: unknown[] = [...(Array.isArray(first.receipts) ? first.receipts : [])];
  let seal = digest(opening);
  for (const [index, line] of additions.entries()) {
    const text = line.slice(sealIn(line).length + 1);
    if (sealIn(line) !== digest(seal + text)) {
      throw new UnusableData(name, [`line ${index + 1}: has been altered`]);
    }
    const place = seal;
    seal = sealIn(line);
    const { request, entry, ...beside }: Partial<Addition> = parsed(
      () => read(text, place),
      `line ${index + 1}`,
      name,
    );
    if (entry !== undefined) save.record.push(entry);
    if (request !== undefined)
      receipts.push({ id: request, result: { ok: true, revision: beside.revision } });
    Object.assign(save, { open: null, proposal: null }, beside);
  }
  return { ...save, receipts: receipts.slice(-RECEIPTS_KEPT) };
}

function parsed(text: () => string, place: string, name: string): object {
  try {
    return Object(JSON.parse(text()));
  } catch (error) {
    throw new UnusableData(name, [`${place}: ${errorText(error)}`]);
  }
}
