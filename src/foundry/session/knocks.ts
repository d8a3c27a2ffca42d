/** How long a window waits for an answer, in milliseconds, and how often it asks before it gives the other one up. */
const HURRY = 2000;
const TRIES = 3;

/** How long it waits between questions to one that has answered. */
const CALM = 8000;

/** Questions to the window that decides whether it is still there. */
export interface Knocks {
  /** It has answered. */
  answered(): void;
  /** Asks now, whenever it was to be asked. */
  hurry(): void;
  stop(): void;
}

/** Asks again and again, by this window's clock alone, until nobody answers several times in a row. */
export function startKnocking({
  knock,
  giveUp,
}: {
  readonly knock: () => unknown;
  readonly giveUp: () => void;
}): Knocks {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Questions without an answer. */
  let open = 0;
  const ask = (): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, HURRY);
    if (open >= TRIES) {
      open = 0;
      giveUp();
      return;
    }
    open += 1;
    knock();
  };
  ask();
  return {
    answered() {
      open = 0;
      clearTimeout(timer);
      timer = setTimeout(ask, CALM);
    },
    hurry() {
      if (open === 0) ask();
    },
    stop: () => clearTimeout(timer),
  };
}
