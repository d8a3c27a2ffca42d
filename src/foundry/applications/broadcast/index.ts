import type { BattlePort } from '../../battle';
import { onSceneShown } from '../../documents';
import {
  broadcastSettings,
  keepBroadcastShown,
  onBroadcastSetting,
} from '../../documents/broadcast-settings';
import { registerKey, shifted } from '../../input';
import { isBoundTo } from '../../input/bindings';
import { singleWindow } from '../battle-window';
import { BroadcastWindow } from './broadcast-window';
import type { BroadcastSources } from './dependencies';

const KEY = 'broadcast';

/** True if the address of this window asks for the broadcast view. */
const isAskedFor = (): boolean => new URLSearchParams(location.search).has('broadcast');

/** Sets up the broadcast view, its key and its settings; called once, in `init`. */
export function registerBroadcast(port: BattlePort, { onCard, ...sources }: BroadcastSources): void {
  let isChosen = broadcastSettings().isShown;
  let isOpen = isChosen || isAskedFor();
  const turn = (isWanted: boolean): void => {
    isOpen = isWanted;
    void keepBroadcastShown(isOpen);
    void broadcast.window.turn(isOpen);
  };
  const broadcast = singleWindow(() => new BroadcastWindow(port, { ...sources, leave: () => turn(false) }));
  registerKey(KEY, {
    keys: shifted('KeyB'),
    reach: 'parts',
    onDown: () => {
      turn(!isOpen);
      return true;
    },
  });
  const refresh = () => void broadcast.made?.refresh();
  onSceneShown(() => {
    if (isOpen) void broadcast.window.turn(true).then(refresh);
  });
  port.onChange(refresh);
  onCard(refresh);
  onBroadcastSetting(() => {
    const { isShown } = broadcastSettings();
    // An address that asks for it counts until the user chooses otherwise.
    const isNew = isShown !== isChosen;
    isChosen = isShown;
    if (isNew && isShown !== isOpen) turn(isShown);
    refresh();
  });
  window.addEventListener(
    'keydown',
    (event) => {
      const shown = broadcast.made;
      if (!shown?.rendered || isBoundTo(KEY, event)) return;
      // The map below, which nobody sees, gets no keys.
      event.stopImmediatePropagation();
      const isOnControl = document.activeElement !== null && shown.element.contains(document.activeElement);
      if (event.key === 'Escape') turn(false);
      else if (event.key === ' ' && !isOnControl) shown.playOrPause();
      else return;
      event.preventDefault();
    },
    true,
  );
}
