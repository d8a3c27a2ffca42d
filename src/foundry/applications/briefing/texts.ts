import { localize } from '../../texts';
import type { Texts } from './lines';

/** The texts of this client's language; some languages are named with a line below, which the browser does not know. */
export const TEXTS: Texts = {
  localize,
  has: (key) => game.i18n.has(key),
  list: (words) =>
    new Intl.ListFormat(game.i18n.lang.replace('_', '-'), { type: 'conjunction' }).format(words),
};
