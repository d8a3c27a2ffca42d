import type { BattlePort } from '../../battle';
import { MODULE_ID } from '../../documents';
import { pieceInHand } from '../../input';
import { BattlePanel, type PanelDependencies } from './battle-panel';

/** Sets up the battle panel and its key; to be called once, in `init`. */
export function registerPanel(port: BattlePort, dependencies: PanelDependencies): void {
  let panel: BattlePanel | undefined;
  const refresh = () => {
    panel ??= new BattlePanel(port, dependencies);
    void panel.refresh();
  };
  game.keybindings.register(MODULE_ID, 'endTurn', {
    name: 'PDC.key.endTurn',
    editable: [{ key: 'KeyE' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => panel?.endTurn() ?? false,
  });
  // The bar stands on the map, so it waits for the map.
  Hooks.on('canvasReady', refresh);
  const renew = () => {
    if (panel) refresh();
  };
  port.onChange(renew);
  pieceInHand.onChange(renew);
}
