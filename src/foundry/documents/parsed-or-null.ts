/** A value stored as JSON; null if it can't be read, which counts as unknown. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
