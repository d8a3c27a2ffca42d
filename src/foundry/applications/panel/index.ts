import type { BattlePort } from '../../battle';
import { onAdviceAllowed, onClock, onSceneShown } from '../../documents';
import { parts, pieceInHand, plain, registerKey } from '../../input';
import { singleWindow } from '../battle-window';
import { BattlePanel } from './battle-panel';
import type { ShownChit } from './drawn-chit';
import type { PanelDependencies } from './panel-dependencies';

/** The panel functions that other parts may call. */
interface PanelShows {
  /** Shows that a chit was drawn in a battle. */
  showDrawn(battle: string, chit: ShownChit): void;
}

/** Sets up the battle panel and its key; called once, in `init`. */
export function registerPanel(port: BattlePort, dependencies: PanelDependencies): PanelShows {
  const panel = singleWindow(() => new BattlePanel(port, dependencies));
  registerKey('endTurn', {
    keys: plain('KeyE'),
    reach: 'parts',
    onDown: () => panel.made?.endTurn() ?? false,
  });
  parts.serve('panel', () => panel.made?.partFocus);
  // The panel is placed over the map, so it waits for the map.
  onSceneShown(() => void panel.window.refresh());
  const refresh = () => void panel.made?.refresh();
  onClock(refresh);
  port.onChange(refresh);
  pieceInHand.onChange(refresh);
  onAdviceAllowed(refresh);
  dependencies.onThinking((battle, share) => panel.made?.showThinking(battle, share));
  return { showDrawn: (battle, chit) => panel.made?.showDrawn(battle, chit) };
}
