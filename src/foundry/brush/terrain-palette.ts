import { type BattlePort, fieldTool, modulePath, moveAside, say, takeByKeys, toMap } from '../documents';
import type { Brush } from './brush';
import { BRUSH_TOOL } from './brush-pointer';
import { paletteContext } from './palette-context';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** How many terrains lie side by side. */
const COLUMNS = 2;

/** The strip beside the scene controls from which the terrain for the brush is taken. */
export class TerrainPalette extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-terrain-palette',
    classes: ['pas-de-charge', 'pdc-dock'],
    window: { frame: false, positioned: false },
    actions: { take: onTake, leave: onLeave },
  };

  static override PARTS = {
    palette: { template: modulePath('templates/terrain-palette.hbs'), scrollable: [''] },
  };

  readonly #port: BattlePort;
  readonly #brush: Brush;

  constructor(port: BattlePort, brush: Brush) {
    super({});
    this.#port = port;
    this.#brush = brush;
  }

  /** Shows the palette while the brush is the chosen tool. */
  async refresh(): Promise<void> {
    if (fieldTool.chosen === BRUSH_TOOL) await this.render({ force: true });
    else if (this.rendered) await this.close();
  }

  protected override async _prepareContext() {
    return paletteContext(this.#port.current?.rules, this.#brush.terrain, say) as never;
  }

  protected override async _onFirstRender(): Promise<void> {
    moveAside(this.element);
    takeByKeys(this.element, '[data-terrain]', COLUMNS, ({ dataset }) => {
      this.take(dataset.terrain ?? '');
      // What is taken is for the map: the next keys are for painting.
      toMap();
    });
  }

  /** Leads the keys to the terrain that is taken. */
  focus(): void {
    this.element.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  /** Takes another terrain. */
  take(terrain: string): void {
    this.#brush.take(terrain);
    void this.render();
  }
}

function onTake(this: TerrainPalette, _event: Event, { dataset }: HTMLElement): void {
  this.take(dataset.terrain ?? '');
}

function onLeave(): void {
  fieldTool.leave();
}
