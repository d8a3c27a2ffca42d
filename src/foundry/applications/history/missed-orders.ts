/** The most orders that are listed: the latest ones. */
const MOST = 60;

/** An order that the user has missed. */
export interface MissedOrder {
  /** The number of the moment that it led to. */
  readonly at: number;
  readonly text: string;
}

/** The orders from one moment to another, oldest first, as far as anything is known of them. */
export const missedOrders = (
  from: number,
  to: number,
  describe: (number: number) => string | undefined,
): readonly MissedOrder[] => {
  const first = Math.max(from, to - MOST);
  return Array.from({ length: Math.max(0, to - first) }, (_, index) => first + index).flatMap((number) => {
    const text = describe(number);
    return text === undefined ? [] : [{ at: number + 1, text }];
  });
};
