/** Whether two pieces of data are the same, in whatever order their parts were written. */
export const isSameData = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
