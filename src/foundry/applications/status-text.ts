import type { Ruleset, Side, State, StatusLine } from '../../core';
import { type Texts, textsOf } from '../texts';

/** The battle that a text is about. */
export interface ShownBattle {
  readonly rules: Pick<Ruleset, 'id' | 'statusLines'>;
  readonly state: State;
}

/** The values for placeholders: a value that is itself a key is looked up, and may have placeholders too. */
export const filledIn = (
  blanks: Readonly<Record<string, string>>,
  { localize }: Texts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, word]) => [
      name,
      word.startsWith('PDC.') ? localize(word, blanks) : word,
    ]),
  );

/** The current phase: the game's text for the situation, else the phase's name; empty for a phase without one. */
export function stepName(battle: ShownBattle, texts: Texts): string {
  const { rules, state } = battle;
  const said = rules.statusLines(state).filter(({ isStep }) => isStep);
  if (said.length > 0) return noticeText(said, battle, texts);
  const { step } = state.turn;
  if (step === '') return '';
  return textsOf(rules.id, texts).localize(`PDC.rules.step.${step}`);
}

/** The state of the battle in one line, without what belongs to one side or to the phase, which is shown elsewhere. */
export function statusText(battle: ShownBattle, texts: Texts): string {
  const lines = battle.rules.statusLines(battle.state);
  return noticeText(
    lines.filter(({ side, isStep }) => side === undefined && !isStep),
    battle,
    texts,
  );
}

/** The status text of one side. */
export function sideText(battle: ShownBattle, of: Side, texts: Texts): string {
  const lines = battle.rules.statusLines(battle.state);
  return noticeText(
    lines.filter(({ side }) => side === of),
    battle,
    texts,
  );
}

function noticeText(lines: readonly StatusLine[], { rules }: ShownBattle, language: Texts): string {
  const texts = textsOf(rules.id, language);
  return lines
    .map(({ key, blanks }) => texts.localize(`PDC.rules.notice.${key}`, filledIn(blanks, texts)))
    .join(' · ');
}
