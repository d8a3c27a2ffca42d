import type { Ruleset, State } from '../../../core';
import { ownKey } from '../../texts/localize';
import type { Phrase } from './panel-context';

/** Where texts come from. */
interface Texts {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** The battle that the panel speaks of. */
interface Spoken {
  readonly rules: Pick<Ruleset, 'id' | 'statusLines'>;
  readonly state: State;
}

/**
 * A phrase in the user's language. A game may say it in words of its own, for one step or while one of its notices
 * is up; what the notices know fills blanks too. A blank that is a key itself is looked up first.
 */
export function told({ key, blanks }: Phrase, { rules, state }: Spoken, { localize, has }: Texts): string {
  const statusLines = rules.statusLines(state);
  const known = Object.assign({}, ...statusLines.map((notice) => notice.blanks), blanks) as Phrase['blanks'];
  const words = Object.entries(known).map(([name, word]) => [
    name,
    word.startsWith('PDC.') ? localize(ownKey(rules.id, word, has)) : word,
  ]);
  const situations = [...statusLines.map((notice) => notice.key).reverse(), state.turn.step];
  const own = situations
    .map((situation) => key.replace('PDC.panel.', `PDC.of.${rules.id}.panel.during.${situation}.`))
    .find((each) => each !== key && has(each));
  return localize(own ?? ownKey(rules.id, key, has), Object.fromEntries(words));
}

/** The step of the turn in words; empty for a step without. */
export function stepName({ rules, state }: Spoken, { localize, has }: Texts): string {
  const { step } = state.turn;
  if (step === '') return '';
  const own = ownKey(rules.id, `PDC.step.${step}`, has);
  return localize(has(own) ? own : `PDC.panel.during.${step}`);
}

/** The short facts that a game tells of the battle, in one line. */
export const localizableText = ({ rules, state }: Spoken, { localize }: Texts): string =>
  rules
    .statusLines(state)
    .map(({ key, blanks }) => localize(`PDC.notice.${key}`, blanks))
    .join(' · ');
