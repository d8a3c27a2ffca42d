import type { BattlePort } from '../../battle';
import { TEXTS, textsOf } from '../../texts';
import { onLeaveTool, ToolPalette } from '../scene-controls';
import { optionsOf, partsOf } from '../window-table';
import { paletteContext } from './brush-strokes';
import { BRUSH_TOOL, type TerrainBrush } from './terrain-brush';

/** The palette beside the scene controls from which the brush's terrain or border is chosen. */
export class TerrainPalette extends ToolPalette {
  static override DEFAULT_OPTIONS = optionsOf<TerrainPalette>('terrain-palette', {
    take: (window, choice) => window.take(choice),
    leave: onLeaveTool,
  });

  static override PARTS = partsOf('terrain-palette');

  protected readonly tool = BRUSH_TOOL;
  protected readonly choices = '[data-terrain], [data-road], [data-border], [data-works]';
  readonly #brush: TerrainBrush;

  constructor(port: BattlePort, brush: TerrainBrush) {
    super(port);
    this.#brush = brush;
  }

  protected override context(): object {
    const rules = this.battle?.rules;
    return paletteContext(rules, this.#brush.paint, textsOf(rules?.id ?? '', TEXTS).localize);
  }

  override focus(): void {
    this.element.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  override take({ dataset: { terrain = '', road, border, works } }: HTMLElement): void {
    if (road !== undefined) this.#brush.take({ on: 'roads', kind: road });
    else if (border !== undefined) this.#brush.take({ on: 'borders', kind: border });
    else if (works !== undefined) this.#brush.take({ on: 'works', kind: works });
    else this.#brush.take({ on: 'spaces', kind: terrain });
    void this.render();
  }
}
