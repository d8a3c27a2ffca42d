import { type Entry, errorText, type Open, UnusableData } from '../core';
import { BATTLE_FORMAT } from './battle-format';
import type { ProvableDice } from './provable/provable-dice';
import { type Proposal, RECEIPTS_KEPT, type Receipt, type Save } from './save';
import { publicEntry, publicState } from './secrets/secrets';

/** A short text that no other text has. */
export type Digest = (text: string) => string;

/** How a record is put into letters: for everybody who has the pages, or for those alone who may read it. */
export interface Script {
  readonly digest: Digest;
  /**
   * What is written for a text; `shown` is the text as everyone may know it, on which alone the length of what is written
   * depends, and `place` is where in the record it stands: nothing that is written can be read in another place.
   */
  write(text: string, shown: string, place: string): string;
  /** The text that was written there. Throws an Error where it can't be read. */
  read(written: string, place: string): string;
}

/** Where a volume opens. */
const OPENING = 'opening';

/**
 * A battle as it is written down: what it opens with, and every addition since, each under the seal of all that came
 * before. Nothing that stands there is ever changed. A record that is begun anew is another volume.
 */
export interface Volume {
  readonly opening: string;
  readonly additions: readonly string[];
}

/** What a volume opens with: a save without its record. */
interface Opening
  extends Pick<Save, 'ruleset' | 'version' | 'revision' | 'lesson' | 'dice' | 'start' | 'reported'> {
  /** The number of its format; absent in volumes that were begun before there was one. */
  readonly formatVersion?: number;
  readonly receipts: readonly Receipt[];
  /** The seal with which the volume before this one ends. */
  readonly after?: string;
}

/** What one write adds: an entry of the record, and how the battle stands beside it. */
interface Addition {
  readonly revision: number;
  /** Whose request it was, by the name of that; absent where nobody asked for it. */
  readonly request?: string;
  readonly entry?: Entry;
  readonly open?: Open;
  readonly proposal?: Proposal;
  /** The latest change that chat reports, where it is another one now. */
  readonly reported?: number;
  /** What is known of the dice, where that is something else now. */
  readonly dice?: ProvableDice;
}

/** The volume of a battle that is written down anew; `after` is the seal of the one before. */
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

/** An addition as it is written under the seal of what came before; undefined where a save is no such continuation. */
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

/** An addition without what only one side may know. */
const publicAddition = (addition: Addition): Addition => {
  const { entry, open } = addition;
  return {
    ...addition,
    ...(entry && { entry: publicEntry(entry) }),
    ...(open && { open: { ...open, replies: publicEntry(open).replies } }),
  };
};

/** The seal under which an addition stands. */
export const sealIn = (addition: string): string => addition.slice(0, Math.max(0, addition.indexOf(' ')));

/**
 * The save that a volume comes to, still to be checked and without the position to which its record leads. Throws
 * UnusableData where a seal is broken: there the volume is not what was written.
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
