import { Localization } from '../client/localization';

/** The texts of this client. */
export const localization = new Localization();

/** The text of a key, with its blanks filled in. */
export const say = (key: string, blanks: Readonly<Record<string, unknown>> = {}): string =>
  localization.format(key, blanks);
