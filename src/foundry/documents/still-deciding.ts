/** The word that a request is still being decided: whoever is asked for dice by hand takes as long as he takes. */
export interface StillDeciding {
  readonly isStillDeciding: true;
}

/** After how long whoever asks gets that word, in milliseconds; he would give up some time later. */
const WORD_AFTER = 8_000;

const STILL_DECIDING: StillDeciding = { isStillDeciding: true };

/** Whether an answer says no more than that there will be one. */
export const isStillDeciding = (answer: object): answer is StillDeciding => 'isStillDeciding' in answer;

/** What is being decided, by what was asked. */
const underWay = new Map<string, Promise<unknown>>();

/** Decides something, once however often it is asked; answers with what was decided, or that it still is. */
export async function decidedOnce<Given>(
  asked: string,
  decide: () => Promise<Given>,
): Promise<Given | StillDeciding> {
  const known = underWay.get(asked) as Promise<Given> | undefined;
  const decided = known ?? decide();
  if (!known) {
    underWay.set(asked, decided);
    // What was decided is asked for within a moment, or never.
    const forget = (): void => void setTimeout(() => underWay.delete(asked), WORD_AFTER);
    decided.then(forget, forget);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const word = new Promise<StillDeciding>((resolve) => {
    timer = setTimeout(() => resolve(STILL_DECIDING), WORD_AFTER);
  });
  return Promise.race([decided, word]).finally(() => clearTimeout(timer));
}
