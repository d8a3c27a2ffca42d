/** The number of answers kept: enough for the position before an order, the one after it, and a few in between. */
const KEPT = 8;

/**
 * Remembers the last few answers to a question about an immutable object, found again by the object itself. Cheaper
 * than a WeakMap where every position is a new object that is soon discarded.
 */
export function memoise<Thing extends object, Answer>(
  work: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const things: Thing[] = [];
  const answers: Answer[] = [];
  let last: Thing | undefined;
  let lastAnswer: Answer;
  let next = 0;
  return (thing) => {
    if (thing === last) return lastAnswer;
    const at = things.indexOf(thing);
    if (at >= 0) lastAnswer = answers[at] as Answer;
    else {
      lastAnswer = work(thing);
      things[next] = thing;
      answers[next] = lastAnswer;
      next = (next + 1) % KEPT;
    }
    last = thing;
    return lastAnswer;
  };
}
