import { LANGUAGE } from './index';

/** A number with one decimal, as the user's language writes it: 1.5, or 1,5. */
export const decimal = (value: number): string =>
  value.toLocaleString(LANGUAGE.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
