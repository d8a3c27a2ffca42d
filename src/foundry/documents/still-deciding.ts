/** The answer that a request is still being decided: a user asked to roll dice by hand may take any time. */
export interface StillDeciding {
  readonly isStillDeciding: true;
}

/** The delay before the requesting client gets that answer, in milliseconds; it would give up some time later. */
const WORD_AFTER = 8_000;

const STILL_DECIDING: StillDeciding = { isStillDeciding: true };

/** True if an answer says only that the decision will follow. */
export const isStillDeciding = (answer: object): answer is StillDeciding => 'isStillDeciding' in answer;

/** The running decisions, by request. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Decides a request only once, however often it is made; returns the decision, or the answer that it is still being
 * made.
 */
export async function decidedOnce<Given>(
  asked: string,
  decide: () => Promise<Given>,
): Promise<Given | StillDeciding> {
  const known = underWay.get(asked) as Promise<Given> | undefined;
  const decided = known ?? decide();
  if (!known) {
    underWay.set(asked, decided);
    // A decision is asked for again within a moment, or never.
    const forget = (): void => void setTimeout(() => underWay.delete(asked), WORD_AFTER);
    decided.then(forget, forget);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const word = new Promise<StillDeciding>((resolve) => {
    timer = setTimeout(() => resolve(STILL_DECIDING), WORD_AFTER);
  });
  return Promise.race([decided, word]).finally(() => clearTimeout(timer));
}
