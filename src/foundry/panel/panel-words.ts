import type { Ruleset, State } from '../../core';
import { ownKey } from '../documents/own-words';
import type { Phrase } from './panel-context';

/** Where texts come from. */
interface Texts {
  say(key: string, blanks?: Readonly<Record<string, string>>): string;
  has(key: string): boolean;
}

/** The battle that the panel speaks of. */
interface Spoken {
  readonly rules: Pick<Ruleset, 'id' | 'notices'>;
  readonly state: State;
}

/**
 * A phrase in the user's language. A game may say it in words of its own, for one step or while one of its notices
 * is up; what the notices know fills blanks too. A blank that is a key itself is looked up first.
 */
export function told({ key, blanks }: Phrase, { rules, state }: Spoken, { say, has }: Texts): string {
  const notices = rules.notices(state);
  const known = Object.assign({}, ...notices.map((notice) => notice.blanks), blanks) as Phrase['blanks'];
  const words = Object.entries(known).map(([name, word]) => [
    name,
    word.startsWith('PDC.') ? say(ownKey(rules.id, word, has)) : word,
  ]);
  const situations = [...notices.map((notice) => notice.key).reverse(), state.turn.step];
  const own = situations
    .map((situation) => key.replace('PDC.panel.', `PDC.of.${rules.id}.panel.during.${situation}.`))
    .find((each) => each !== key && has(each));
  return say(own ?? ownKey(rules.id, key, has), Object.fromEntries(words));
}

/** The step of the turn in words; empty for a step without. */
export function stepName({ rules, state }: Spoken, { say, has }: Texts): string {
  const { step } = state.turn;
  if (step === '') return '';
  const own = ownKey(rules.id, `PDC.step.${step}`, has);
  return say(has(own) ? own : `PDC.panel.during.${step}`);
}

/** The short facts that a game tells of the battle, in one line. */
export const noticeText = ({ rules, state }: Spoken, { say }: Texts): string =>
  rules
    .notices(state)
    .map(({ key, blanks }) => say(`PDC.notice.${key}`, blanks))
    .join(' · ');
