import type { BattlePort } from '../../battle';
import { handKeys, pieceInHand } from '../../input';
import { CommandHand } from './command-hand';

/** Sets up the hand of command cards and the reserve tray; to be called once, in `init`. */
export function registerHand(port: BattlePort): void {
  let hand: CommandHand | undefined;
  // The strip stands on the map, so it waits for the map.
  Hooks.on('canvasReady', () => {
    hand ??= new CommandHand(port);
    void hand.refresh();
  });
  port.onChange(() => void hand?.refresh());
  handKeys.serve({
    number: (number) => hand?.chooseBy(number) ?? false,
    confirm: () => hand?.confirm() ?? false,
    cancel: () => hand?.putBack() ?? false,
  });
  pieceInHand.onChange(() => hand?.mark());
}
