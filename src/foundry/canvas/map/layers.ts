/**
 * The map: it lies where Foundry draws the art of the scene, over the scene's own ground and beneath tiles, drawings
 * and tokens.
 */
export class BattleMapLayer extends foundry.canvas.layers.CanvasLayer {
  sheet = new PIXI.Sprite();
  /** What is at the same elevation is ordered by this: the ground has 0, tiles have 500. */
  readonly sortLayer = 100;
  readonly sort = 0;
  elevation = 0;

  protected override async _draw(): Promise<void> {
    this.eventMode = 'none';
    this.sheet = this.addChild(new PIXI.Sprite());
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.lay(PIXI.Texture.EMPTY);
    await super._tearDown(options as never);
    this.sheet = new PIXI.Sprite();
  }

  /** Puts another map on the sheet; the one before it is given up. */
  lay(texture: PIXI.Texture): void {
    // The scene's ground need not lie at 0 where a scene has levels.
    this.elevation = canvas?.primary?.background?.elevation ?? 0;
    if (this.parent) this.parent.sortDirty = true;
    const before = this.sheet.texture;
    this.sheet.texture = texture;
    if (before !== PIXI.Texture.EMPTY) before.destroy(true);
  }
}

/** The tints on the map: above everybody's art, as Foundry's own highlights are, and beneath the blocks. */
export class BattleTintsLayer extends foundry.canvas.layers.CanvasLayer {
  ground = new PIXI.Container();
  /** Parts of units in squares beside their own. */
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

/** What lies above the tokens: rings, lines and arrows. */
export class BattleMarksLayer extends foundry.canvas.layers.CanvasLayer {
  trace = new PIXI.Container();
  marks = new PIXI.Container();
  sight = new PIXI.Container();
  chain = new PIXI.Container();
  together = new PIXI.Container();
  /** What the last order has done, for a moment. */
  theatre = new PIXI.Container();

  protected override async _draw(): Promise<void> {
    this.zIndex = 620;
    this.eventMode = 'none';
    this.trace = this.addChild(new PIXI.Container());
    this.chain = this.addChild(new PIXI.Container());
    this.together = this.addChild(new PIXI.Container());
    this.sight = this.addChild(new PIXI.Container());
    this.marks = this.addChild(new PIXI.Container());
    this.theatre = this.addChild(new PIXI.Container());
  }
}

/** The tints on the map of the scene that is viewed. */
export const tintsLayer = (): BattleTintsLayer | undefined => {
  const layer = layerNamed('pdcTints');
  return layer instanceof BattleTintsLayer ? layer : undefined;
};

/** The map on the scene that is viewed. */
export const mapLayer = (): BattleMapLayer | undefined => {
  const layer = layerNamed('pdcMap');
  return layer instanceof BattleMapLayer ? layer : undefined;
};

/** The layer above the tokens of the scene that is viewed. */
export const marksLayer = (): BattleMarksLayer | undefined => {
  const layer = layerNamed('pdcMarks');
  return layer instanceof BattleMarksLayer ? layer : undefined;
};

// The types of Foundry's canvas don't know the layers of modules; where the map is switched off, there are none.
const layerNamed = (name: string): unknown =>
  canvas && name in canvas ? Reflect.get(canvas, name) : undefined;

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
