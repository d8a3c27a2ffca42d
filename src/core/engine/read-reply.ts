import { listOf, oneOfKinds, onlyTrue, optional, text, wholeFrom } from '../data';
import type { Reply } from './query';

/** Reads a reply: dice, a choice, or cards. */
export const readReply = oneOfKinds<'kind', Reply>('kind', {
  rolled: { faces: listOf(text), isPrescribed: optional(onlyTrue), number: optional(wholeFrom(1)) },
  chose: { option: text },
  drew: { cards: listOf(text), isPublic: optional(onlyTrue), number: optional(wholeFrom(1)) },
});
