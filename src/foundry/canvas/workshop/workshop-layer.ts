import { showFrame } from '../../geometry';
import type { Point } from '../../geometry/board-on-scene';
import { PictureUnderMap } from '../map/map-picture';

const INKS = { paint: 0x2f5f45, clear: 0xfbf5e5, line: 0x2b241b, chosen: 0xb8860b } as const;

/** The width of the line that marks a side of a space, in pixels of the map. */
const BROAD = 14;

/** The marks of a change that the user is about to make. */
export interface WorkshopMarks {
  /** Spaces and sides that are being painted or chosen. */
  readonly stroke: readonly (readonly Point[])[];
  /** The one that is pointed at. */
  readonly pointed: readonly Point[] | undefined;
  readonly isClearing: boolean;
  /** The corners of a picture that can be moved and scaled. */
  readonly frame?: readonly Point[];
}

/** The map and the pieces of a scenario that is being made. */
export class WorkshopLayer extends foundry.canvas.layers.CanvasLayer {
  picture = new PictureUnderMap();
  sheet = new PIXI.Sprite();
  pieces = new PIXI.Container();
  #marks: PIXI.Graphics | undefined;

  protected override async _draw(): Promise<void> {
    this.zIndex = 15;
    this.eventMode = 'none';
    this.picture = this.addChild(new PictureUnderMap());
    this.sheet = this.addChild(new PIXI.Sprite());
    this.pieces = this.addChild(new PIXI.Container());
    this.#marks = this.addChild(new PIXI.Graphics());
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.lay(PIXI.Texture.EMPTY);
    this.#marks = undefined;
    await super._tearDown(options as never);
  }

  /** Replaces the map's texture and destroys the previous one. */
  lay(texture: PIXI.Texture): void {
    const before = this.sheet.texture;
    this.sheet.texture = texture;
    if (before !== PIXI.Texture.EMPTY) before.destroy(true);
  }

  /** Shows what is painted or chosen; a side, which has only two ends, as a thick line. */
  mark({ stroke, pointed, isClearing, frame }: WorkshopMarks): void {
    const marks = this.#marks;
    if (!marks || marks.destroyed) return;
    showFrame();
    marks.clear();
    const color = isClearing ? INKS.clear : INKS.paint;
    for (const outline of stroke) drawOutline(marks, outline, color);
    if (frame) drawFrame(marks, frame);
    if (!pointed) return;
    if (pointed.length === 2) drawOutline(marks, pointed, INKS.chosen);
    else {
      marks.lineStyle({ width: 7, color: INKS.clear, alpha: 0.9 }).drawPolygon(flat(pointed));
      marks.lineStyle({ width: 3, color: INKS.line }).drawPolygon(flat(pointed));
      marks.lineStyle(0);
    }
  }
}

/** Draws the outline of a picture, with a handle at each corner. */
function drawFrame(marks: PIXI.Graphics, corners: readonly Point[]): void {
  marks.lineStyle({ width: 6, color: INKS.clear, alpha: 0.9 }).drawPolygon(flat(corners));
  marks.lineStyle({ width: 3, color: INKS.line }).drawPolygon(flat(corners));
  marks.beginFill(INKS.chosen);
  for (const { x, y } of corners) marks.drawCircle(x, y, BROAD);
  marks.endFill().lineStyle(0);
}

function drawOutline(marks: PIXI.Graphics, outline: readonly Point[], color: number): void {
  if (outline.length === 2) {
    marks.lineStyle({ width: BROAD, color }).drawPolygon(flat(outline)).lineStyle(0);
    return;
  }
  marks.beginFill(color, 0.4).drawPolygon(flat(outline)).endFill();
}

const flat = (outline: readonly Point[]): number[] => outline.flatMap(({ x, y }) => [x, y]);

/** The layer of the viewed scene. */
export function workshopLayer(): WorkshopLayer | undefined {
  // Foundry's canvas types don't know the layers of modules.
  const layer: unknown = canvas?.ready ? Reflect.get(canvas, 'pdcWorkshop') : undefined;
  return layer instanceof WorkshopLayer ? layer : undefined;
}

declare global {
  namespace CONFIG {
    namespace Canvas {
      interface Layers {
        pdcWorkshop: LayerDefinition<typeof WorkshopLayer, 'interface'>;
      }
    }
  }
}
