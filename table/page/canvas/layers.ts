/** The options of a layer. */
export interface LayerOptions {
  readonly name: string;
  readonly zIndex: number;
}

/** A layer of the canvas, redrawn for every scene. */
export class CanvasLayer extends PIXI.Container {
  static get layerOptions(): LayerOptions {
    return { name: '', zIndex: 0 };
  }

  readonly options: LayerOptions;

  constructor() {
    super();
    this.options = (this.constructor as typeof CanvasLayer).layerOptions;
    this.zIndex = this.options.zIndex;
  }

  /** Draws the layer for the viewed scene. */
  async draw(options: object = {}): Promise<this> {
    await this._draw(options);
    return this;
  }

  /** Clears the layer before another scene is drawn. */
  async tearDown(options: object = {}): Promise<this> {
    await this._tearDown(options);
    return this;
  }

  protected async _draw(_options: object): Promise<void> {}

  protected async _tearDown(_options: object): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
  }
}

/** A layer that can be chosen with the scene controls. */
export class InteractionLayer extends CanvasLayer {
  active = false;

  activate(): this {
    this.active = true;
    return this;
  }

  deactivate(): this {
    this.active = false;
    return this;
  }
}

/** A module's registration of its own layer. */
export interface LayerDefinition {
  readonly layerClass: new () => CanvasLayer;
  readonly group: string;
}
