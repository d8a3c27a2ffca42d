import { say } from '../documents';
import type { Texts } from './lines';

/** The texts of this client's language. */
export const TEXTS: Texts = {
  say,
  has: (key) => game.i18n.has(key),
  list: (words) => new Intl.ListFormat(game.i18n.lang, { type: 'conjunction' }).format(words),
};
