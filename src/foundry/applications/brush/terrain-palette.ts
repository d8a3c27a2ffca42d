import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { moveAside } from '../../geometry';
import { fieldTool, takeByKeys, toMap } from '../../input';
import { localize } from '../../texts';
import type { Brush } from './brush';
import { BRUSH_TOOL } from './brush-pointer';
import { paletteContext } from './palette-context';
import type { Paint } from './stroke';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** The strip beside the scene controls from which the terrain or border for the brush is taken. */
export class TerrainPalette extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-terrain-palette',
    classes: ['pas-de-charge', 'pdc-dock'],
    window: { frame: false, positioned: false },
    actions: { take: onTake, leave: onLeave },
  };

  static override PARTS = {
    palette: { template: modulePath('templates/terrain-palette.hbs'), scrollable: ['.pdc-dock-lists'] },
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
    return paletteContext(this.#port.current?.rules, this.#brush.paint, localize) as never;
  }

  protected override async _onFirstRender(): Promise<void> {
    moveAside(this.element);
    takeByKeys(this.element, '[data-terrain], [data-border]', (choice) => {
      this.take(paintOf(choice));
      // What is taken is for the map: the next keys are for painting.
      toMap();
    });
  }

  /** Leads the keys to what is taken. */
  focus(): void {
    this.element.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  /** Takes another terrain or border. */
  take(paint: Paint): void {
    this.#brush.take(paint);
    void this.render();
  }
}

function paintOf({ dataset: { terrain = '', border } }: HTMLElement): Paint {
  return border === undefined ? { on: 'spaces', word: terrain } : { on: 'borders', word: border };
}

function onTake(this: TerrainPalette, _event: Event, choice: HTMLElement): void {
  this.take(paintOf(choice));
}

function onLeave(): void {
  fieldTool.leave();
}
