import type { BattlePort } from '../../battle';
import { MODULE_ID, registerClock } from '../../documents';
import { pieceInHand } from '../../input';
import { singleWindow } from '../battle-window';
import { BattlePanel } from './battle-panel';
import type { ShownChit } from './drawn-chit';
import type { PanelDependencies } from './panel-dependencies';

/** What others may have the panel show. */
interface PanelShows {
  /** A chit was drawn in a battle. */
  showDrawn(battle: string, chit: ShownChit): void;
}

/** Sets up the battle panel and its key; to be called once, in `init`. */
export function registerPanel(port: BattlePort, dependencies: PanelDependencies): PanelShows {
  const panel = singleWindow(() => new BattlePanel(port, dependencies));
  game.keybindings.register(MODULE_ID, 'endTurn', {
    name: 'PDC.key.endTurn',
    editable: [{ key: 'KeyE' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => panel.made?.endTurn() ?? false,
  });
  // The bar lies on the map, so it waits for the map.
  Hooks.on('canvasReady', () => void panel.window.refresh());
  const refresh = () => void panel.made?.refresh();
  registerClock(refresh);
  port.onChange(refresh);
  pieceInHand.onChange(refresh);
  return { showDrawn: (battle, chit) => panel.made?.showDrawn(battle, chit) };
}
