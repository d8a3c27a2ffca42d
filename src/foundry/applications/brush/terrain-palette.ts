import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { TEXTS, textsOf } from '../../texts';
import { onLeaveTool, ToolPalette } from '../scene-controls';
import { paletteContext } from './brush-strokes';
import { BRUSH_TOOL, type TerrainBrush } from './terrain-brush';

/** The palette beside the scene controls from which the brush's terrain or border is chosen. */
export class TerrainPalette extends ToolPalette {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-terrain-palette',
    classes: ['pas-de-charge', 'pdc-dock'],
    window: { frame: false, positioned: false },
    actions: { take: onTake, leave: onLeaveTool },
  };

  static override PARTS = {
    palette: { template: modulePath('templates/terrain-palette.hbs'), scrollable: ['.pdc-dock-lists'] },
  };

  protected readonly tool = BRUSH_TOOL;
  protected readonly choices = '[data-terrain], [data-border], [data-works]';
  readonly #brush: TerrainBrush;

  constructor(port: BattlePort, brush: TerrainBrush) {
    super(port);
    this.#brush = brush;
  }

  protected override async _prepareContext() {
    const rules = this.battle?.rules;
    return paletteContext(rules, this.#brush.paint, textsOf(rules?.id ?? '', TEXTS).localize) as never;
  }

  override focus(): void {
    this.element.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  override take({ dataset: { terrain = '', border, works } }: HTMLElement): void {
    if (border !== undefined) this.#brush.take({ on: 'borders', kind: border });
    else if (works !== undefined) this.#brush.take({ on: 'works', kind: works });
    else this.#brush.take({ on: 'spaces', kind: terrain });
    void this.render();
  }
}

function onTake(this: TerrainPalette, _event: Event, choice: HTMLElement): void {
  this.take(choice);
}
