import { type AskQuery, listOf, mapping, optional, SIDES, text, wordFrom } from '../../core';

/** Reads an open question, with everything needed to show and answer it. */
export const readQuestion = mapping<AskQuery>({
  kind: wordFrom(['ask']),
  reason: text,
  side: wordFrom(SIDES),
  unit: text,
  of: wordFrom(['choice', 'space', 'unit']),
  options: listOf(text),
  secret: optional(listOf(text)),
  mark: text,
});
