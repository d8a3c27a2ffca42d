import { type Fields, UnusableData } from './reader';

/** Converts data of one format number to the next. Pure, and harmless for data that are already converted. */
export interface FormatStep {
  readonly from: number;
  readonly to: number;
  /** The reason for the step: the change, and its version. */
  readonly why: string;
  step(data: Fields): Fields;
}

/** The format of a kind of data that outlives the module version that wrote it. */
export interface SavedFormat {
  /** The name used in errors: `the army`. */
  readonly name: string;
  /** The field that holds the format number. */
  readonly field: string;
  /** The format number that is written now. */
  readonly current: number;
  /** One step for every earlier number, the oldest first. */
  readonly steps: readonly FormatStep[];
}

/** The field that holds the format number, unless the data already used another one. */
export const FORMAT_FIELD = 'formatVersion';

/** Data without a number count as the oldest format, so its steps must tolerate newer data. */
const OLDEST = 1;

const isMapping = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * Converts data to the current format, without their format number; data that are no mapping at all are returned
 * unchanged for their reader to reject. Throws UnusableData for an invalid number, and for one that only a newer
 * version of the module knows.
 */
export function migrated(format: SavedFormat, data: unknown): unknown {
  if (!isMapping(data)) return data;
  const from = numberOf(format, data);
  const { [format.field]: _, ...others } = data;
  return format.steps
    .filter((each) => each.from >= from)
    .reduce<Fields>((now, { step }) => step(now), others);
}

/** True if data have an earlier format and must be converted; code that overwrites them keeps a backup. */
export const isOfEarlierFormat = (format: SavedFormat, data: unknown): boolean =>
  isMapping(data) && numberOf(format, data) < format.current;

/** The text of earlier data that is about to be overwritten, as a backup; undefined if nothing would be lost. */
export function backupOf(format: SavedFormat, text: string): string | undefined {
  return isOfEarlierFormat(format, JSON.parse(text)) ? text : undefined;
}

function numberOf({ name, field, current }: SavedFormat, data: Fields): number {
  const number = Object.hasOwn(data, field) ? data[field] : OLDEST;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < OLDEST) {
    const known = current === OLDEST ? `${OLDEST}` : `a whole number from ${OLDEST} to ${current}`;
    throw new UnusableData(name, [
      `${field}: expected ${known}, got ${JSON.stringify(number)?.slice(0, 60)}`,
    ]);
  }
  if (number > current) {
    const reads = `this one reads formats up to ${current}`;
    throw new UnusableData(name, [
      `${field}: is ${number}, made with a newer version of Pas de Charge (${reads}): update the module`,
    ]);
  }
  return number;
}
