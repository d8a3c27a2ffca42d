import type { Guide } from '../../../core';
import type { BattlePort, Game } from '../../battle';
import { briefingIn, isBattle, MODULE_ID } from '../../documents';
import type { Told } from './briefing-context';
import { BriefingSheet } from './briefing-sheet';
import { LegendWindow } from './legend-window';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.briefing': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

/** Sets up what tells the players of the battle and its rules, and answers with what opens it; for `init`. */
export function registerBriefing(
  port: BattlePort,
  games: readonly Game[],
): { openBriefing(): void; openLegend(): void } {
  const guideOf = (ruleset: string): Guide | undefined =>
    games.find(({ rules }) => rules.id === ruleset)?.guide;
  const tellOf = (id: string): Told | undefined => {
    const battle = port.find(id);
    const combat = game.combats.get(id);
    if (!battle || !isBattle(combat)) return undefined;
    const title = combat.scene?.name ?? '';
    return { battle, title, briefing: briefingIn(combat), guide: guideOf(battle.rules.id) };
  };
  // One window of each kind, made when it is first wanted.
  let legend: LegendWindow | undefined;
  let sheet: BriefingSheet | undefined;
  const toggleLegend = (): boolean => {
    legend ??= new LegendWindow(port, guideOf);
    return legend.toggle();
  };
  const theSheet = (): BriefingSheet => {
    sheet ??= new BriefingSheet(port, { tellOf, openLegend: toggleLegend });
    return sheet;
  };
  game.settings.register(MODULE_ID, 'briefing', {
    name: 'PDC.briefing.setting.name',
    hint: 'PDC.briefing.setting.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
  });
  game.keybindings.register(MODULE_ID, 'openLegend', {
    name: 'PDC.key.openLegend',
    editable: [{ key: 'KeyL' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: toggleLegend,
  });
  game.keybindings.register(MODULE_ID, 'openBriefing', {
    name: 'PDC.key.openBriefing',
    editable: [{ key: 'KeyB' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => {
      if (!port.current) return false;
      void theSheet().toggle();
      return true;
    },
  });
  const follow = (): void => {
    legend?.follow();
    void theSheet().follow(opensByItself(port));
  };
  // It stands beside the map, so it waits for the map; and what the user has put away is known by then.
  Hooks.on('canvasReady', follow);
  port.onChange(() => {
    if (canvas?.ready) follow();
  });
  return { openBriefing: () => void theSheet().toggle(), openLegend: () => void toggleLegend() };
}

/** A game master who leads nobody here has set the battle up himself. */
const opensByItself = ({ current }: BattlePort): boolean =>
  game.settings.get(MODULE_ID, 'briefing') && (!game.user.isGM || (current?.seats.length ?? 0) > 0);
