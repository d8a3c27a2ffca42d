import { enemyOf, type Ruleset, type State } from '../../../core';
import { answersAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { localize, localizeAnswer, ownKey, rollText, type Texts } from '../../texts';
import type { ProposalContext } from './panel-context';
import type { Phrase } from './panel-prompt';

/** The battle that the panel shows. */
interface ShownBattle {
  readonly rules: Pick<Ruleset, 'id' | 'statusLines'>;
  readonly state: State;
}

/**
 * A phrase in the user's language. A game may have texts of its own, for one step or while one of its status lines
 * is up; what these know fills blanks too. A blank that is a key itself is looked up first.
 */
export function phraseText(
  { key, blanks }: Phrase,
  { rules, state }: ShownBattle,
  { localize, has }: Texts,
): string {
  const statusLines = rules.statusLines(state);
  const known = Object.assign({}, ...statusLines.map((notice) => notice.blanks), blanks) as Phrase['blanks'];
  const filled = Object.entries(known).map(([name, word]) => [
    name,
    word.startsWith('PDC.') ? localize(ownKey(rules.id, word, has)) : word,
  ]);
  const situations = [...statusLines.map((notice) => notice.key).reverse(), state.turn.step];
  const own = situations
    .map((situation) => key.replace('PDC.panel.', `PDC.of.${rules.id}.panel.during.${situation}.`))
    .find((each) => each !== key && has(each));
  return localize(own ?? ownKey(rules.id, key, has), Object.fromEntries(filled));
}

/** The name of the step of the turn; empty for a step without. */
export function stepName({ rules, state }: ShownBattle, { localize, has }: Texts): string {
  const { step } = state.turn;
  if (step === '') return '';
  const own = ownKey(rules.id, `PDC.step.${step}`, has);
  return localize(has(own) ? own : `PDC.panel.during.${step}`);
}

/** The status lines of a game, in one line. */
export const statusText = ({ rules, state }: ShownBattle, { localize }: Texts): string =>
  rules
    .statusLines(state)
    .map(({ key, blanks }) => localize(`PDC.notice.${key}`, blanks))
    .join(' · ');

/** A button that answers the open question. */
interface AnswerButton {
  readonly option: string;
  readonly label: string;
  /** The dice that come next, and whose they are; empty if none do. */
  readonly hint: string;
}

/** The buttons for some of the answers to the open question, with what is known of the order that it came in. */
export function answerButtons(
  { rules, state, question, open }: UserBattle,
  answers: readonly string[],
): readonly AnswerButton[] {
  const ahead = question && open ? answersAhead(rules, open, question) : [];
  return answers.map((option) => {
    const roll = ahead.find((answer) => answer.option === option)?.roll;
    return {
      option,
      label: localizeAnswer(rules.id, question?.reason ?? '', option),
      hint: roll ? rollText(roll, state) : '',
    };
  });
}

/** What a side would like to take back, with the first action of it if that is known. */
export function proposalText(
  { by, role, isDeputy, count }: ProposalContext,
  { state: { sides } }: UserBattle,
  action: string | undefined,
): string {
  const number = count === 1 ? 'one' : 'many';
  const orders = localize(`PDC.panel.takeBack.${number}`, { count: String(count) });
  return localize(`PDC.panel.proposal.${isDeputy ? 'deputy' : role}`, {
    side: sides[by].name,
    other: sides[enemyOf(by)].name,
    orders: action === undefined ? orders : localize(`PDC.panel.takeBackFrom.${number}`, { orders, action }),
  });
}
