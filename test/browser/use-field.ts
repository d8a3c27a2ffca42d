import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Field, openField } from './field';
import { diceLeft, diceShort, type TestTableOptions } from './harness';

/**
 * A table with a window each for the GM, the Allied and the French player, open while the tests of a file
 * run. No window may complain, and no dice that were laid ready may be left over.
 */
export function useField(options: TestTableOptions = {}): Field {
  let opened: Field | undefined;
  let short = 0;
  const field = (): Field => {
    if (!opened) throw new Error('the field is open in tests only');
    return opened;
  };
  beforeAll(async () => {
    opened = await openField(options);
  });
  afterEach(async () => {
    const { page } = field().seats.gm;
    expect(await diceLeft(page), 'dice that were never rolled').toBe(0);
    const before = short;
    short = await diceShort(page);
    // What chance adds to a roll may be what the test does not bear.
    expect(short, 'rolls whose dice were not all laid ready').toBeLessThanOrEqual(before);
  });
  afterAll(async () => {
    const { gm, allied, french } = field().seats;
    await field().close();
    expect([...gm.faults, ...allied.faults, ...french.faults]).toEqual([]);
  });
  return {
    get table() {
      return field().table;
    },
    get seats() {
      return field().seats;
    },
    layOut: (...given) => field().layOut(...given),
    deploy: (...given) => field().deploy(...given),
    faces: (...faces) => field().faces(...faces),
    close: () => field().close(),
  };
}
