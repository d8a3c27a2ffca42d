import type { BattlePort } from '../battle';
import { type Call, callIn } from '../battle/calls';
import { isBattle } from '../documents/document-types';
import { isCalledBy } from '../documents/notice-settings';
import { localize } from '../texts';
import { playSound } from '../voice/sounds';
import { Notices } from './notices';
import { TabMark } from './tab-mark';

/** Calls the user of a window in the background when a battle waits for this user; called once, in `init`. */
export function watchCalls(port: BattlePort): void {
  const mark = new TabMark();
  const notes: Notification[] = [];
  const notices = new Notices({
    show(call) {
      if (isCalledBy('tab')) mark.show(textOf(call));
    },
    call(call) {
      if (isCalledBy('sound')) playSound('bugle');
      const note = isCalledBy('browser') ? notification(call) : undefined;
      if (note) notes.push(note);
    },
    clear() {
      mark.clear();
      for (const note of notes.splice(0)) note.close();
    },
  });
  const look = (): void => notices.look(calls(port), isInFront());
  // Before that the user is not known, whose calls they are.
  Hooks.once('ready', () => {
    look();
    port.onChange(look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
  });
}

/** True if the user is looking at this window. */
const isInFront = (): boolean => !document.hidden && document.hasFocus();

/** The calls of all battles of this world. */
const calls = (port: BattlePort): readonly Call[] =>
  game.combats.contents.flatMap((combat) => {
    const battle = isBattle(combat) && combat.id ? port.find(combat.id) : undefined;
    return (battle && callIn(battle)) ?? [];
  });

/** A call in words: nothing in it is secret, since others may see the screen. */
const textOf = ({ battle, kind }: Call): string =>
  localize(`PDC.board.notices.${kind}`, { battle: game.combats.get(battle)?.scene?.name ?? '' });

/** Shows a notification of the browser, which leads to this window; undefined where there are none. */
function notification(call: Call): Notification | undefined {
  if (!('Notification' in window) || Notification.permission !== 'granted') return undefined;
  try {
    // The latest call of a battle takes the place of the one before.
    const note = new Notification(localize('PDC.windows.title'), {
      body: textOf(call),
      tag: `pas-de-charge ${call.battle}`,
    });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
    return note;
  } catch (error) {
    // Some browsers on telephones allow them to service workers only.
    console.warn(error);
    return undefined;
  }
}
