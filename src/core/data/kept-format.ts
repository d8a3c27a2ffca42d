import { type Fields, UnusableData } from './reader';

/** How data of one format number become data of the next: pure, and harmless for data that are so already. */
export interface FormatStep {
  readonly from: number;
  readonly to: number;
  /** What has changed, and since when. */
  readonly why: string;
  step(data: Fields): Fields;
}

/** What is known of a kind of data that outlives the version of the module that has written it. */
export interface KeptFormat {
  /** What errors call it: `the army`. */
  readonly name: string;
  /** The field that holds the number. */
  readonly field: string;
  /** The number that is written now. */
  readonly current: number;
  /** One step for every number before it, the oldest first. */
  readonly steps: readonly FormatStep[];
}

/** The field that holds the format number, where nothing else stood there before. */
export const FORMAT_FIELD = 'formatVersion';

/** Data without a number are of the oldest format: their steps have to bear that they may be younger. */
const OLDEST = 1;

const isMapping = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * Data in the words of today, without their format number; what is no mapping at all is left to its reader. Throws
 * UnusableData for a number that can't be one, and for one that only a newer version of the module knows.
 */
export function broughtOver(format: KeptFormat, data: unknown): unknown {
  if (!isMapping(data)) return data;
  const from = numberOf(format, data);
  const { [format.field]: _, ...others } = data;
  return format.steps
    .filter((each) => each.from >= from)
    .reduce<Fields>((now, { step }) => step(now), others);
}

/** Whether data have to be brought over: whoever writes them anew keeps them beside. */
export const isOfEarlierFormat = (format: KeptFormat, data: unknown): boolean =>
  isMapping(data) && numberOf(format, data) < format.current;

/** The text of earlier data that is about to be written over, to be put aside; undefined where nothing would be lost. */
export function backupOf(format: KeptFormat, text: string): string | undefined {
  return isOfEarlierFormat(format, JSON.parse(text)) ? text : undefined;
}

function numberOf({ name, field, current }: KeptFormat, data: Fields): number {
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
