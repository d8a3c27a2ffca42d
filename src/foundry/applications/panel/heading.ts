import type { UserBattle } from '../../battle';
import { sceneShown } from '../../documents';
import { localize } from '../../texts';
import type { PanelDependencies } from './panel-dependencies';

/** The title of the battle, and the windows that the panel offers for it. */
export function headingOf(
  battle: UserBattle | undefined,
  { hasStory, campaigns, control, mayAdvise, mayStand }: PanelDependencies,
) {
  const scene = (battle && game.combats.get(battle.id)?.scene) ?? sceneShown();
  const origin = battle && game.user.isGM ? control.origin(battle.id) : undefined;
  return {
    title: scene?.name ?? '',
    hasStory: battle !== undefined && hasStory(battle.id),
    isOfCampaign: battle !== undefined && campaigns.pageOf(battle.id) !== '',
    mayAdvise: mayAdvise(),
    mayStand: mayStand(),
    back: origin ? localize('PDC.board.panel.goBack', { title: origin.title }) : '',
  };
}
