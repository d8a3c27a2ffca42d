import type { Container, Rectangle, Renderer, Ticker } from 'pixi.js';
import { frameTicker } from './frame-ticker';

/** The renderer, the stage, and the ticker that draws while something moves. */
export class TableApp {
  readonly stage: Container = new PIXI.Container();
  readonly renderer: Renderer;
  readonly ticker: Ticker;
  #isAsked = false;

  constructor(view: HTMLCanvasElement) {
    this.renderer = new PIXI.Renderer({
      view,
      width: innerWidth,
      height: innerHeight,
      antialias: true,
      autoDensity: true,
      resolution: devicePixelRatio,
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

  /** Draws a frame now. */
  render(): void {
    this.renderer.render(this.stage);
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
