import type { BattlePort, UserBattle } from '../battle';
import { messageOf } from './chat-log';

const MARK = 'pdc-of-the-moment';

/**
 * Scrolls every chat log of this window to the card of the viewed moment, and marks it. Back at now, chat is at its end
 * again.
 */
export function followMoments(port: BattlePort): void {
  let moment = '';
  let scrolledTo: string | undefined;
  port.onChange(() => {
    const wanted = momentOf(port.current);
    const key = JSON.stringify(wanted ?? null);
    if (key === moment) return;
    moment = key;
    for (const item of document.querySelectorAll(`.${MARK}`)) item.classList.remove(MARK);
    if (wanted) scrolledTo = show(wanted) ?? scrolledTo;
    else scrolledTo = toEnd(scrolledTo);
  });
}

/** The earlier moment that is viewed, and its battle. */
const momentOf = (battle: UserBattle | undefined): readonly [battle: string, at: number] | undefined =>
  battle?.asItWas && [battle.id, battle.asItWas.at];

/** Shows the message of a moment and returns its id; undefined if chat has none. */
function show([battle, at]: readonly [battle: string, at: number]): string | undefined {
  const message = messageOf(battle, at - 1);
  if (message === undefined) return undefined;
  for (const item of shownOf(message)) {
    item.classList.add(MARK);
    item.scrollIntoView({ block: 'center' });
  }
  return message;
}

/** A message wherever it is shown: in the sidebar, or in a window of its own. */
const shownOf = (message: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`[data-message-id="${message}"]`);

/** Scrolls every log with a message to its end. */
function toEnd(message: string | undefined): undefined {
  for (const item of message === undefined ? [] : shownOf(message)) {
    let log = item.parentElement;
    while (log && log.scrollHeight <= log.clientHeight) log = log.parentElement;
    log?.scrollTo({ top: log.scrollHeight });
  }
}
