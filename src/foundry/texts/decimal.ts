import { NOTHING } from './chance-text';
import { LANGUAGE } from './index';

/** A number with one decimal, as the user's language writes it: 1.5, or 1,5. */
export const decimal = (value: number): string =>
  value.toLocaleString(LANGUAGE.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average of strength points, with one decimal. */
export const onAverage = (lost: number): string =>
  lost < NOTHING ? '0' : lost < 0.05 ? `<${decimal(0.1)}` : decimal(lost + NOTHING);
