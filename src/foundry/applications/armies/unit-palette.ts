import { SIDES } from '../../../core';
import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { moveAside } from '../../geometry';
import { fieldTool, takeByKeys, toMap } from '../../input';
import { localize } from '../../texts';
import { type UnitDrag, watchUnitDrag } from './unit-drag';
import { type PaletteChoice, unitPaletteContext } from './unit-palette-context';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Name of the palette among the tools of the battlefield. */
export const UNITS_TOOL = 'units';

/** The strip beside the scene controls from which game masters drag units on to the map. */
export class UnitPalette extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-unit-palette',
    classes: ['pas-de-charge', 'pdc-dock'],
    window: { frame: false, positioned: false },
    actions: { leave: onLeave },
  };

  static override PARTS = {
    palette: { template: modulePath('templates/unit-palette.hbs'), scrollable: ['.pdc-dock-choices'] },
  };

  readonly #port: BattlePort;
  #choice: PaletteChoice = { side: null, nation: '' };

  constructor(port: BattlePort) {
    super({});
    this.#port = port;
  }

  /** Shows the palette while it is the chosen tool. */
  async refresh(): Promise<void> {
    if (fieldTool.chosen === UNITS_TOOL) await this.render({ force: true });
    else if (this.rendered) await this.close();
  }

  protected override async _prepareContext() {
    return unitPaletteContext(this.#port.current, this.#choice, localize) as never;
  }

  // Once: what is in the strip is made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    moveAside(this.element);
    this.element.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      const { name, value } = target;
      const side = SIDES.find((each) => each === value) ?? null;
      this.#choice = name === 'side' ? { ...this.#choice, side } : { ...this.#choice, nation: value };
      void this.render();
    });
    watchUnitDrag(this.element, () => {
      const ruleset = this.#port.current?.rules.id;
      return ruleset === undefined ? undefined : { ruleset, ...this.#choice };
    });
    takeByKeys(this.element, '[data-unit]', ({ dataset }) => {
      this.#choice = { ...this.#choice, unit: dataset.unit ?? '' };
      void this.render();
      toMap();
    });
  }

  /** What was taken by the keys, if anything. */
  get inHand(): UnitDrag | undefined {
    const ruleset = this.#port.current?.rules.id;
    const { unit = '', side, nation } = this.#choice;
    return ruleset === undefined || unit === '' ? undefined : { ruleset, unit, side, nation };
  }

  /** Leads the keys to the unit that was taken last, or the first one. */
  focus(): void {
    const units = [...this.element.querySelectorAll<HTMLElement>('[data-unit]')];
    (units.find(({ dataset }) => dataset.unit === this.#choice.unit) ?? units[0])?.focus();
  }
}

function onLeave(): void {
  fieldTool.leave();
}
