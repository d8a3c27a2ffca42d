import type { BattlePort } from '../../battle';
import { onSceneShown } from '../../documents';
import { handKeys, parts, pieceInHand } from '../../input';
import { singleWindow } from '../battle-window';
import { CommandHand } from './command-hand';

/** Sets up the hand of command cards and the reserve tray; called once, in `init`. */
export function registerHand(port: BattlePort): void {
  const hand = singleWindow(() => new CommandHand(port));
  // The strip is placed over the map, so it waits for the map.
  onSceneShown(() => void hand.window.refresh());
  port.onChange(() => void hand.made?.refresh());
  parts.serve('hand', () => hand.made?.partFocus);
  handKeys.serve({
    number: (number) => hand.made?.chooseBy(number) ?? false,
    confirm: () => hand.made?.confirm() ?? false,
    cancel: () => hand.made?.putBack() ?? false,
  });
  pieceInHand.onChange(() => hand.made?.mark());
}
