import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { TEXTS } from '../../texts';
import { BattleWindow, singleWindow } from '../battle-window';
import { rosterContext } from './roster-context';

/** Both armies as trees: who commands whom, and in what state everybody is. */
class RosterWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-roster',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-roster-window'],
    window: { title: 'PDC.roster.title', icon: 'fa-solid fa-sitemap' },
    position: { width: 760, height: 'auto' as const },
  };

  static override PARTS = {
    roster: { template: modulePath('templates/roster.hbs'), scrollable: ['.pdc-roster'] },
  };

  /** Opens it, or puts it away. */
  toggle(): void {
    if (this.rendered) void this.close();
    else if (this.battle) void this.render({ force: true });
  }

  /** Shows what has changed; closes with the battle that it is about. */
  follow(): void {
    if (this.battle) void this.refresh();
    else if (this.rendered) void this.close();
  }

  protected override async _prepareContext() {
    const { battle } = this;
    return (battle ? rosterContext(battle, TEXTS) : {}) as never;
  }
}

/** Sets up the roster, and answers with what opens it; for `init`. */
export function registerRoster(port: BattlePort): { openRoster(): void } {
  const roster = singleWindow(() => new RosterWindow(port));
  port.onChange(() => roster.made?.follow());
  return { openRoster: () => roster.window.toggle() };
}
