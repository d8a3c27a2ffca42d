import type { Container, Rectangle, Renderer, Ticker } from 'pixi.js';
import { frameTicker } from './frame-ticker';

/** Points of a coarse map for each pixel of the window, along one side. */
const COARSE = 0.5;

/** Milliseconds between the frames of a coarse map, at least. */
const PAUSE = 2000;

/** The renderer, the stage, and the ticker that draws while something moves. */
export class TableApp {
  readonly stage: Container = new PIXI.Container();
  readonly renderer: Renderer;
  readonly ticker: Ticker;
  readonly #resolution: number;
  /** Pixi places what is on the stage by what the stage is in. */
  readonly #above = new PIXI.Container();
  #isAsked = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #drawn = Number.NEGATIVE_INFINITY;

  /** Coarsely: what a processor draws in place of a graphics card takes a tenth of the time. */
  constructor(
    view: HTMLCanvasElement,
    readonly isCoarse: boolean,
  ) {
    this.#resolution = isCoarse ? COARSE : devicePixelRatio;
    // Without a graphics card every point would be paid for once for each texture that it might have.
    if (isCoarse) PIXI.BatchRenderer.defaultMaxTextures = 1;
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

  /** Draws a frame now; coarsely, only where everything is, if one was drawn a moment ago: that one follows soon. */
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

  /** Whatever is clicked or measured is where a frame would show it. */
  #place(): void {
    const { stage } = this;
    stage.parent = this.#above;
    stage.updateTransform();
    Reflect.set(stage, 'parent', null);
  }

  /** Draws as sharp as the screen, or as this window does by itself, from now on. */
  sharpen(isSharp: boolean): void {
    this.renderer.resolution = isSharp ? devicePixelRatio : this.#resolution;
    this.renderer.resize(innerWidth, innerHeight);
    this.#draw();
  }

  /** Draws a frame soon, once for however many askers. */
  renderSoon(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.render();
    });
  }
}
