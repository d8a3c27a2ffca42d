import { type AskQuery, listOf, mapping, optional, SIDES, text, wordFrom } from '../../core';

/** A question that is open, with all that it takes to show and to answer it. */
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
