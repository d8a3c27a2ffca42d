import type { Guide } from '../../../core';
import type { BattlePort } from '../../battle';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { legendContext } from './legend-context';

/** The window that explains the markers, dice and terrain of the battle's rules. */
export class LegendWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf('legend');

  static override PARTS = partsOf('legend');

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

  protected override context(): object {
    const { battle } = this;
    return battle ? legendContext(battle, this.#guideOf(battle.rules.id), GUIDE_TEXTS) : {};
  }
}
