import { LANGUAGE, localize } from '../texts';
import type { TextSource } from './card-texts';

/** The user's language, and its escaping. */
export const language: TextSource = {
  format: localize,
  has: LANGUAGE.has,
  escape: (text) => foundry.utils.escapeHTML(text),
};
