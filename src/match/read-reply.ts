import { listOf, oneOfKinds, onlyTrue, optional, type Reply, text } from '../core';

/** What has answered a question: dice, a choice, or cards. */
export const readReply = oneOfKinds<'kind', Reply>('kind', {
  rolled: { faces: listOf(text), isPrescribed: optional(onlyTrue) },
  chose: { option: text },
  drew: { cards: listOf(text), isPublic: optional(onlyTrue) },
});
