/** What lies beneath the tokens: the map, and the tints on it. */
export class BattleMapLayer extends foundry.canvas.layers.CanvasLayer {
  sheet = new PIXI.Sprite();
  ground = new PIXI.Container();

  protected override async _draw(): Promise<void> {
    this.zIndex = 20;
    this.eventMode = 'none';
    this.sheet = this.addChild(new PIXI.Sprite());
    this.ground = this.addChild(new PIXI.Container());
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.lay(PIXI.Texture.EMPTY);
    await super._tearDown(options as never);
    this.sheet = new PIXI.Sprite();
  }

  /** Puts another map on the sheet; the one before it is given up. */
  lay(texture: PIXI.Texture): void {
    const before = this.sheet.texture;
    this.sheet.texture = texture;
    if (before !== PIXI.Texture.EMPTY) before.destroy(true);
  }
}

/** What lies above the tokens: rings, lines and arrows. */
export class BattleMarksLayer extends foundry.canvas.layers.CanvasLayer {
  trace = new PIXI.Container();
  marks = new PIXI.Container();
  sight = new PIXI.Container();

  protected override async _draw(): Promise<void> {
    this.zIndex = 620;
    this.eventMode = 'none';
    this.trace = this.addChild(new PIXI.Container());
    this.sight = this.addChild(new PIXI.Container());
    this.marks = this.addChild(new PIXI.Container());
  }
}

/** The layer beneath the tokens of the scene that is viewed. */
export const mapLayer = (): BattleMapLayer | undefined => {
  const layer = layerNamed('pdcMap');
  return layer instanceof BattleMapLayer ? layer : undefined;
};

/** The layer above the tokens of the scene that is viewed. */
export const marksLayer = (): BattleMarksLayer | undefined => {
  const layer = layerNamed('pdcMarks');
  return layer instanceof BattleMarksLayer ? layer : undefined;
};

// The types of Foundry's canvas don't know the layers of modules.
const layerNamed = (name: string): unknown => (canvas ? Reflect.get(canvas, name) : undefined);

declare global {
  namespace CONFIG {
    namespace Canvas {
      interface Layers {
        pdcMap: LayerDefinition<typeof BattleMapLayer, 'interface'>;
        pdcMarks: LayerDefinition<typeof BattleMarksLayer, 'interface'>;
      }
    }
  }
}
