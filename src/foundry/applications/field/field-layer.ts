import { markInks } from '../../../drawing';
import { showFrame } from '../../geometry';
import type { Point } from '../../geometry/board-on-scene';
import { FIELD_CONTROLS } from '../../input';

const INKS = { paint: 0x2f5f45, clear: 0xfbf5e5, line: 0x2b241b } as const;

/** The width of the line that marks a border, in pixels of the map. */
const BROAD = 14;

/** The canvas layer of the battlefield tools: it shows the brush's current place and the places it has passed. */
export class FieldLayer extends foundry.canvas.layers.InteractionLayer {
  #marks: PIXI.Graphics | undefined;

  static override get layerOptions() {
    const { layerOptions } = foundry.canvas.layers.InteractionLayer;
    return { ...layerOptions, name: FIELD_CONTROLS, zIndex: 630 };
  }

  protected override async _draw(options: object): Promise<void> {
    await super._draw(options as never);
    this.#marks = this.addChild(new PIXI.Graphics());
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.#marks = undefined;
    await super._tearDown(options as never);
  }

  /**
   * Shows the spaces of a stroke as painted or cleared, and the one under the pointer by its outline; a border, which
   * has only two ends, as a thick line.
   */
  mark(
    stroke: readonly (readonly Point[])[],
    looked: readonly Point[] | undefined,
    isClearing: boolean,
  ): void {
    const marks = this.#marks;
    if (!marks || marks.destroyed) return;
    showFrame();
    marks.clear();
    const color = isClearing ? INKS.clear : INKS.paint;
    marks.beginFill(color, isClearing ? 0.65 : 0.4);
    for (const outline of stroke.filter((each) => !isLine(each))) marks.drawPolygon(flat(outline));
    marks.endFill();
    for (const line of stroke.filter(isLine)) drawLine(marks, line, BROAD, color);
    if (!looked) return;
    if (isLine(looked)) {
      drawLine(marks, looked, BROAD + 4, INKS.clear);
      drawLine(marks, looked, BROAD / 2, INKS.line);
      return;
    }
    marks.lineStyle({ width: 7, color: INKS.clear, alpha: 0.9 }).drawPolygon(flat(looked));
    marks.lineStyle({ width: 3, color: INKS.line }).drawPolygon(flat(looked));
    marks.lineStyle(0);
  }

  /** Shows where the pieces of a dragged army would stand, and strikes out the places that have no room. */
  markGhosts(fits: readonly (readonly Point[])[], misfits: readonly (readonly Point[])[]): void {
    const marks = this.#marks;
    if (!marks || marks.destroyed) return;
    showFrame();
    marks.clear();
    drawGhosts(marks, fits, inkOf('reach'));
    drawGhosts(marks, misfits, inkOf('attack'));
    for (const outline of misfits) {
      const [first, opposite] = [outline[1], outline[1 + Math.floor(outline.length / 2)]];
      if (first && opposite) drawLine(marks, [first, opposite], BROAD / 2, inkOf('attack'));
    }
  }
}

function drawGhosts(marks: PIXI.Graphics, outlines: readonly (readonly Point[])[], color: number): void {
  marks.lineStyle({ width: BROAD / 2, color }).beginFill(color, 0.35);
  for (const outline of outlines) marks.drawPolygon(flat(outline));
  marks.endFill().lineStyle(0);
}

/** The ink of a mark in the chosen palette, as PIXI needs it. */
const inkOf = (name: 'reach' | 'attack'): number => Number.parseInt(markInks()[name].slice(1), 16);

const isLine = (outline: readonly Point[]): boolean => outline.length === 2;

/** Draws a line with round ends, so that lines that meet at a corner join. */
function drawLine(marks: PIXI.Graphics, points: readonly Point[], width: number, color: number): void {
  marks.lineStyle({ width, color }).drawPolygon(flat(points)).lineStyle(0);
  marks.beginFill(color);
  for (const { x, y } of points) marks.drawCircle(x, y, width / 2);
  marks.endFill();
}

const flat = (outline: readonly Point[]): number[] => outline.flatMap(({ x, y }) => [x, y]);

/** The layer of the current scene. */
export function fieldLayer(): FieldLayer | undefined {
  // Foundry's canvas types don't know the layers of modules.
  const layer: unknown = canvas?.ready ? Reflect.get(canvas, FIELD_CONTROLS) : undefined;
  return layer instanceof FieldLayer ? layer : undefined;
}

declare global {
  namespace CONFIG {
    namespace Canvas {
      interface Layers {
        pdcField: LayerDefinition<typeof FieldLayer, 'interface'>;
      }
    }
  }
}
