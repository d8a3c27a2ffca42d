/** True if two pieces of data are equal, in whatever order their fields were written. */
export const isSameData = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/** Data as a text that is the same for the same data. */
export const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
