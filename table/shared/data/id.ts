const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits. */
export function randomID(length = 16): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join('');
}

/** True if a value is a document id: 16 letters and digits. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9]{16}$/.test(value);
