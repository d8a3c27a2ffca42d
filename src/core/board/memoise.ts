/** Positions that are looked at in turns: the one before an order, the one after it, a few on the way. */
const KEPT = 8;

/**
 * A question about a thing that never changes, with the last few answers kept and found again by the thing
 * itself. Cheaper than a WeakMap where every position is a new thing that is soon forgotten.
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
