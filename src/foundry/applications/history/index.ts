import type { BattlePort } from '../../battle';
import { MODULE_ID, onSceneShown } from '../../documents';
import { parts, plain, registerKey } from '../../input';
import { singleWindow } from '../battle-window';
import { HistoryBar, type HistoryDependencies } from './history-bar';
import { readSeen, unseenFrom, withSeen } from './unseen-actions';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.seen': foundry.data.fields.StringField<{ required: true; initial: '' }>;
  }
}

/** Sets up the history slider and its keys, which take precedence over those of the map; called once, in `init`. */
export function registerHistory(
  port: BattlePort,
  dependencies: HistoryDependencies,
): { openHistory(): void } {
  const bar = singleWindow(() => new HistoryBar(port, dependencies));
  parts.join('panel', '#pdc-history');
  const register = (action: string, keys: readonly string[], onDown: (key: string) => boolean) =>
    registerKey(action, { keys: plain(...keys), reach: 'parts', onDown });
  register('history', ['KeyH'], () => bar.window.toggle());
  // While the battle is shown at its current moment, the arrow keys belong to the map.
  const step = (by: 1 | -1, key: string): boolean =>
    (!key.startsWith('Arrow') || port.current?.asItWas !== undefined) && (bar.made?.step(by) ?? false);
  register('earlier', ['Comma', 'ArrowLeft'], (key) => step(-1, key));
  register('later', ['Period', 'ArrowRight'], (key) => step(1, key));
  register('toNow', ['Escape'], () => bar.made?.toNow() ?? false);
  watchAttention(port, (battle, from) => bar.window.offer(battle, from));
  const refresh = () => void bar.made?.refresh();
  onSceneShown(refresh);
  port.onChange(refresh);
  return { openHistory: () => void bar.window.toggle() };
}

/** Records how much of the battle in view the user has seen, across reloads too, and reports missed actions. */
function watchAttention(port: BattlePort, onMissed: (battle: string, from: number) => void): void {
  game.settings.register(MODULE_ID, 'seen', {
    scope: 'client',
    config: false,
    type: new foundry.data.fields.StringField({ required: true, initial: '' }),
  });
  let isAway = true;
  const look = (): void => {
    const battle = port.current;
    // A user viewing the history sees new actions after returning to now.
    if (!battle || battle.asItWas) return;
    const seen = readSeen(game.settings.get(MODULE_ID, 'seen'));
    const from = isAway ? unseenFrom(seen, battle.id, battle.actions) : undefined;
    if (document.hidden) return;
    isAway = false;
    if (from !== undefined) onMissed(battle.id, from);
    if (seen[battle.id] === battle.actions) return;
    void game.settings.set(MODULE_ID, 'seen', JSON.stringify(withSeen(seen, battle.id, battle.actions)));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) isAway = true;
    else look();
  });
  // The map determines which battle is in view.
  onSceneShown(look);
  port.onChange(() => {
    if (canvas?.ready) look();
  });
}
