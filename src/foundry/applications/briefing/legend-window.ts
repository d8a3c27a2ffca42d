import type { Guide } from '../../../core';
import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { legendContext } from './legend-context';
import { TEXTS } from './texts';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** What the signs, the dice and the ground of the battle's rules mean. */
export class LegendWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-legend',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-legend-window'],
    window: { title: 'PDC.legend.title', icon: 'fa-solid fa-circle-question' },
    position: { width: 680, height: 'auto' as const },
  };

  static override PARTS = {
    legend: { template: modulePath('templates/legend.hbs'), scrollable: ['.pdc-legend'] },
  };

  readonly #port: BattlePort;
  readonly #guideOf: (ruleset: string) => Guide | undefined;

  constructor(port: BattlePort, guideOf: (ruleset: string) => Guide | undefined) {
    super({});
    this.#port = port;
    this.#guideOf = guideOf;
  }

  /** Opens it, or puts it away; false where there is no battle. */
  toggle(): boolean {
    if (this.rendered) void this.close();
    else if (this.#port.current) void this.render({ force: true });
    else return false;
    return true;
  }

  /** Goes with the battle that it tells of. */
  follow(): void {
    if (this.rendered && !this.#port.current) void this.close();
  }

  protected override async _prepareContext() {
    const battle = this.#port.current;
    return (battle ? legendContext(battle, this.#guideOf(battle.rules.id), TEXTS) : {}) as never;
  }
}
