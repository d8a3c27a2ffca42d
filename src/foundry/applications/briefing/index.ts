import type { Guide } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import { briefingIn, isBattle, isSceneShown, MODULE_ID, onSceneShown } from '../../documents';
import { registerSwitch } from '../../documents/shown-setting';
import { plain, registerKey } from '../../input';
import { singleWindow } from '../battle-window';
import type { BriefingSubject } from './briefing-context';
import { BriefingSheet } from './briefing-sheet';
import { LegendWindow } from './legend';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.briefing': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

/** Sets up briefing and legend, and returns the functions that open them; called in `init`. */
export function registerBriefing(
  port: BattlePort,
  games: readonly Game[],
): { openBriefing(): void; openLegend(): void } {
  const guideOf = (ruleset: string): Guide | undefined =>
    games.find(({ rules }) => rules.id === ruleset)?.guide;
  const subjectOf = (id: string): BriefingSubject | undefined => {
    const battle = port.find(id);
    const combat = game.combats.get(id);
    if (!battle || !isBattle(combat)) return undefined;
    const title = combat.scene?.name ?? '';
    const briefing = battle.state.told?.briefing ?? briefingIn(combat);
    return { battle, title, briefing, guide: guideOf(battle.rules.id) };
  };
  const legend = singleWindow(() => new LegendWindow(port, guideOf));
  const toggleLegend = (): boolean => legend.window.toggle();
  const briefing = singleWindow(() => new BriefingSheet(port, { subjectOf, openLegend: toggleLegend }));
  registerSwitch('briefing', { scope: 'client', texts: 'PDC.windows.briefing.setting', initial: true });
  registerKey('openLegend', { keys: plain('KeyL'), reach: 'parts', onDown: toggleLegend });
  registerKey('openBriefing', {
    keys: plain('KeyB'),
    reach: 'parts',
    onDown: () => {
      if (!port.current) return false;
      void briefing.window.toggle();
      return true;
    },
  });
  const follow = (): void => {
    legend.made?.follow();
    void briefing.window.follow(opensByItself(port));
  };
  // The briefing is placed beside the map, so it waits for the map; the flags of the user are loaded by then.
  onSceneShown(follow);
  port.onChange(() => {
    if (isSceneShown()) follow();
  });
  return { openBriefing: () => void briefing.window.toggle(), openLegend: () => void toggleLegend() };
}

/** True if the briefing opens by itself: not for a GM without a command, who set up the battle and knows it. */
const opensByItself = ({ current }: BattlePort): boolean =>
  // In a lesson the coach gives the introduction.
  current?.lesson === null &&
  game.settings.get(MODULE_ID, 'briefing') &&
  (!game.user.isGM || (current?.seats.length ?? 0) > 0);
