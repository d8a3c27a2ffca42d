import { PictureUnderMap } from './map-picture';

/** The map: drawn above the scene's own background and below tiles, drawings and tokens. */
export class BattleMapLayer extends foundry.canvas.layers.CanvasLayer {
  picture = new PictureUnderMap();
  sheet = new PIXI.Sprite();
  /** The order among objects at the same elevation: the background has 0, tiles have 500. */
  readonly sortLayer = 100;
  readonly sort = 0;
  elevation = 0;

  protected override async _draw(): Promise<void> {
    this.eventMode = 'none';
    this.picture = this.addChild(new PictureUnderMap());
    this.sheet = this.addChild(new PIXI.Sprite());
    this.sheet.name = 'pas-de-charge-map';
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.lay(PIXI.Texture.EMPTY);
    await super._tearDown(options as never);
    this.sheet = new PIXI.Sprite();
  }

  /** Replaces the map's texture and destroys the previous one. */
  lay(texture: PIXI.Texture): void {
    // In a scene with levels the background may not be at elevation 0.
    this.elevation = canvas?.primary?.background?.elevation ?? 0;
    if (this.parent) this.parent.sortDirty = true;
    const before = this.sheet.texture;
    this.sheet.texture = texture;
    if (before !== PIXI.Texture.EMPTY) before.destroy(true);
  }
}

/** The tints on the map: above all art, like Foundry's own highlights, and below the blocks. */
export class BattleTintsLayer extends foundry.canvas.layers.CanvasLayer {
  ground = new PIXI.Container();
  /** Parts of units in further squares beside their own. */
  parts = new PIXI.Container();
  /** Pieces of an earlier moment. */
  past = new PIXI.Container();

  protected override async _draw(): Promise<void> {
    this.zIndex = 20;
    this.eventMode = 'none';
    this.ground = this.addChild(new PIXI.Container());
    this.parts = this.addChild(new PIXI.Container());
    this.past = this.addChild(new PIXI.Container());
  }
}

/** The marks above the tokens: rings, lines and arrows. */
export class BattleMarksLayer extends foundry.canvas.layers.CanvasLayer {
  /** The attacks that the enemy could make. */
  threat = new PIXI.Container();
  trace = new PIXI.Container();
  marks = new PIXI.Container();
  sight = new PIXI.Container();
  chain = new PIXI.Container();
  together = new PIXI.Container();
  /** The brief battle effects of the last order. */
  theatre = new PIXI.Container();

  protected override async _draw(): Promise<void> {
    this.zIndex = 620;
    this.eventMode = 'none';
    // From the lowest to the highest.
    for (const part of ['threat', 'trace', 'chain', 'together', 'sight', 'marks', 'theatre'] as const) {
      this[part] = this.addChild(new PIXI.Container());
    }
  }
}

// The types of Foundry's canvas don't know the layers of modules; if the canvas is disabled, there are none.
function layerNamed<Layer>(name: string, kind: new () => Layer): Layer | undefined {
  const layer: unknown = canvas && name in canvas ? Reflect.get(canvas, name) : undefined;
  return layer instanceof kind ? layer : undefined;
}

/** The layers of the viewed scene. */
export const tintsLayer = () => layerNamed('pdcTints', BattleTintsLayer);
export const mapLayer = () => layerNamed('pdcMap', BattleMapLayer);
export const marksLayer = () => layerNamed('pdcMarks', BattleMarksLayer);

declare global {
  namespace CONFIG {
    namespace Canvas {
      interface Layers {
        pdcMap: LayerDefinition<typeof BattleMapLayer, 'primary'>;
        pdcTints: LayerDefinition<typeof BattleTintsLayer, 'interface'>;
        pdcMarks: LayerDefinition<typeof BattleMarksLayer, 'interface'>;
      }
    }
  }
}
