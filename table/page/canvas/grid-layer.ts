import type { Container } from 'pixi.js';
import type { Scene } from '../../client/documents/scene';
import { CanvasLayer, type LayerOptions } from './layers';

/** The lines of the scene's grid; the background below everything is drawn with them. */
export class GridLayer extends CanvasLayer {
  static override get layerOptions(): LayerOptions {
    return { name: 'grid', zIndex: 0 };
  }

  scene: Scene | null = null;
  readonly #background: Container;

  constructor(background: Container) {
    super();
    this.#background = background;
  }

  protected override async _draw(): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = scene.dimensions;
    const ground = this.#background.addChild(new PIXI.Graphics());
    ground
      .beginFill(scene.backgroundColor ?? '#999999')
      .drawRect(sceneX, sceneY, sceneWidth, sceneHeight)
      .endFill();
    this.#drawLines(scene);
  }

  protected override async _tearDown(options: object): Promise<void> {
    await super._tearDown(options);
    for (const child of this.#background.removeChildren()) child.destroy();
  }

  #drawLines(scene: Scene): void {
    const { color, alpha, thickness } = scene._source.grid as {
      color: string;
      alpha: number;
      thickness: number;
    };
    if (alpha === 0) return;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = scene.dimensions;
    const lines = this.addChild(new PIXI.Graphics());
    lines.lineStyle({ width: thickness, color, alpha });
    const first = scene.grid.getOffset({ x: sceneX, y: sceneY });
    const last = scene.grid.getOffset({ x: sceneX + sceneWidth, y: sceneY + sceneHeight });
    for (let i = first.i; i <= last.i; i++) {
      for (let j = first.j; j <= last.j; j++) {
        lines.drawPolygon(scene.grid.getVertices({ i, j }).flatMap(({ x, y }) => [x, y]));
      }
    }
  }
}
