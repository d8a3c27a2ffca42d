import type { Container, Rectangle, Renderer, Ticker } from 'pixi.js';
import { frameTicker } from './frame-ticker';

/** Map pixels of a low-resolution map per pixel of the window, along one axis. */
const COARSE = 0.25;

/** The minimum time between frames of a low-resolution map, in milliseconds. */
const PAUSE = 2000;

/** The renderer, the stage, and the ticker that draws during animations. */
export class TableApp {
  readonly stage: Container = new PIXI.Container();
  readonly renderer: Renderer;
  readonly ticker: Ticker;
  readonly #resolution: number;
  /** Pixi positions the stage's contents by the stage's parent. */
  readonly #above = new PIXI.Container();
  #isAsked = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #drawn = Number.NEGATIVE_INFINITY;

  /** Low resolution: software rendering without a graphics card takes a tenth of the time. */
  constructor(
    view: HTMLCanvasElement,
    readonly isCoarse: boolean,
  ) {
    this.#resolution = isCoarse ? COARSE : devicePixelRatio;
    // Without a graphics card every pixel would cost time for each texture it might have.
    if (isCoarse) PIXI.BatchRenderer.defaultMaxTextures = 1;
    // Smoothing what is enlarged would cost time too, whenever something over the map changes.
    if (isCoarse) view.style.imageRendering = 'pixelated';
    this.renderer = new PIXI.Renderer({
      view,
      width: innerWidth,
      height: innerHeight,
      antialias: !isCoarse,
      autoDensity: true,
      resolution: this.#resolution,
      backgroundColor: 0x3b3a36,
      preserveDrawingBuffer: true,
    });
    this.ticker = frameTicker(() => this.render());
  }

  get view(): HTMLCanvasElement {
    return this.renderer.view as HTMLCanvasElement;
  }

  get screen(): Rectangle {
    return this.renderer.screen;
  }

  /**
   * Draws a frame now; at low resolution, only updates positions if a frame was drawn a moment ago, since the next one
   * comes soon.
   */
  render(): void {
    const wait = this.isCoarse ? this.#drawn + PAUSE - performance.now() : 0;
    if (wait <= 0) {
      this.#draw();
      return;
    }
    this.#place();
    this.#later ??= setTimeout(() => this.#draw(), wait);
  }

  #draw(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.renderer.render(this.stage);
    this.#drawn = performance.now();
  }

  /** Clicks and measurements use the positions that a frame would show. */
  #place(): void {
    const { stage } = this;
    stage.parent = this.#above;
    stage.updateTransform();
    Reflect.set(stage, 'parent', null);
  }

  /** From now on draws at the screen's resolution, or at this window's own. */
  sharpen(isSharp: boolean): void {
    this.renderer.resolution = isSharp ? devicePixelRatio : this.#resolution;
    this.renderer.resize(innerWidth, innerHeight);
    this.#draw();
  }

  /** Draws a frame soon, one for any number of requests. */
  renderSoon(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.render();
    });
  }
}
