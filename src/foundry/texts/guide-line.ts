import type { Guide, Localizable, Ruleset, State } from '../../core';
import { LANGUAGE, TEXTS, type Texts, textsOf } from './index';

/** The source of the texts for guide and briefing. */
export interface GuideTexts extends Texts {
  /** Joins several names as in speech: "infantry and cavalry". */
  list(names: readonly string[]): string;
}

/**
 * The text of a guide line in the user's language: the game's own texts take precedence, and blanks that are keys are
 * translated.
 */
export function guideLine({ key, blanks }: Localizable, ruleset: string, texts: GuideTexts): string {
  const { localize, has } = textsOf(ruleset, texts);
  const termOf = (term: string): string => {
    if (!term.startsWith('PDC.')) return term;
    // A scenario may have terms of its own, which are shown unchanged.
    return has(term) ? localize(term) : (term.split('.').at(-1) ?? '');
  };
  const known = Object.entries(blanks).map(([name, value]) => [
    name,
    name === 'who' ? texts.list(value.split(' ').map(termOf)) : termOf(value),
  ]);
  return localize(`PDC.rules.guide.${key}`, Object.fromEntries(known));
}

/** A sentence about a type of unit or leader: its own, else that of its kind; empty if there is none. */
export function aboutType(rules: Pick<Ruleset, 'id' | 'pieces'>, type: string, texts: Texts): string {
  const { arm = '', sign = '' } = rules.pieces[type] ?? {};
  const { localize, has } = textsOf(rules.id, texts);
  const key = [`type.${type}`, `sign.${arm}-${sign}`].map((name) => `PDC.rules.about.${name}`).find(has);
  return key === undefined ? '' : localize(key);
}

/** A sentence about the effect of a terrain, a border or a work, in the game's own terms; empty if there is none. */
export const aboutGround = (
  guide: Guide | undefined,
  state: State,
  kind: string,
  texts: GuideTexts,
): string =>
  (guide?.ground(state)[kind] ?? guide?.borders(state)[kind] ?? [])
    .map((line) => guideLine(line, state.ruleset, texts))
    .join(' ');

/** The texts of this client's language. */
export const GUIDE_TEXTS: GuideTexts = {
  ...TEXTS,
  list: (names) => new Intl.ListFormat(LANGUAGE.lang, { type: 'conjunction' }).format(names),
};
