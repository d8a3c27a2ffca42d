import type { Guide, Localizable, Ruleset, State } from '../../core';
import { TEXTS, type Texts, textsOf } from './index';

/** Where the texts of guide and briefing come from. */
export interface GuideTexts extends Texts {
  /** Several names as one speaks them: "infantry and cavalry". */
  list(names: readonly string[]): string;
}

/** What a guide says, in the user's language: the game's own texts go first, and blanks that are keys are looked up. */
export function guideLine({ key, blanks }: Localizable, ruleset: string, texts: GuideTexts): string {
  const { localize, has } = textsOf(ruleset, texts);
  const termOf = (term: string): string => {
    if (!term.startsWith('PDC.')) return term;
    // A scenario may have terms of its own: they are shown as they are.
    return has(term) ? localize(term) : (term.split('.').at(-1) ?? '');
  };
  const known = Object.entries(blanks).map(([name, value]) => [
    name,
    name === 'who' ? texts.list(value.split(' ').map((term) => termOf(term).toLowerCase())) : termOf(value),
  ]);
  return localize(`PDC.rules.guide.${key}`, Object.fromEntries(known));
}

/** What a type of unit or leader is and does, in a sentence: its own, else that of its kind; empty where nobody wrote one. */
export function aboutType(rules: Pick<Ruleset, 'id' | 'pieces'>, type: string, texts: Texts): string {
  const { arm = '', sign = '' } = rules.pieces[type] ?? {};
  const { localize, has } = textsOf(rules.id, texts);
  const key = [`type.${type}`, `sign.${arm}-${sign}`].map((name) => `PDC.rules.about.${name}`).find(has);
  return key === undefined ? '' : localize(key);
}

/** What a kind of ground, a border or a work does, in the words of the game; empty where it says nothing. */
export const aboutGround = (
  guide: Guide | undefined,
  state: State,
  kind: string,
  texts: GuideTexts,
): string =>
  (guide?.ground(state)[kind] ?? guide?.borders(state)[kind] ?? [])
    .map((line) => guideLine(line, state.ruleset, texts))
    .join(' ');

/** The texts of this client's language; some languages are named with a line below, which the browser does not know. */
export const GUIDE_TEXTS: GuideTexts = {
  ...TEXTS,
  list: (names) =>
    new Intl.ListFormat(game.i18n.lang.replace('_', '-'), { type: 'conjunction' }).format(names),
};
