import type { Guide } from '../../../core';
import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { BattleWindow } from '../battle-window';
import { legendContext } from './legend-context';

/** The window that explains the markers, dice and terrain of the battle's rules. */
export class LegendWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-legend',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-legend-window'],
    window: { title: 'PDC.windows.legend.title', icon: 'fa-solid fa-circle-question' },
    position: { width: 680, height: 'auto' as const },
  };

  static override PARTS = {
    legend: { template: modulePath('templates/legend.hbs'), scrollable: ['.pdc-legend'] },
  };

  readonly #guideOf: (ruleset: string) => Guide | undefined;

  constructor(port: BattlePort, guideOf: (ruleset: string) => Guide | undefined) {
    super(port);
    this.#guideOf = guideOf;
  }

  /** Opens or closes the window; false if there is no battle. */
  toggle(): boolean {
    if (this.rendered) void this.close();
    else if (this.battle) void this.render({ force: true });
    else return false;
    return true;
  }

  /** Closes with its battle. */
  follow(): void {
    if (this.rendered && !this.battle) void this.close();
  }

  protected override async _prepareContext() {
    const { battle } = this;
    return (battle ? legendContext(battle, this.#guideOf(battle.rules.id), GUIDE_TEXTS) : {}) as never;
  }
}
