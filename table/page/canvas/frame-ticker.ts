import type { Ticker } from 'pixi.js';

class FrameTicker extends PIXI.Ticker {
  readonly #draw: () => void;

  constructor(draw: () => void) {
    super();
    this.#draw = draw;
    this.autoStart = true;
  }

  override update(time?: number): void {
    super.update(time);
    this.#draw();
    this.#restIfIdle();
  }

  override remove(...given: Parameters<Ticker['remove']>): this {
    super.remove(...given);
    this.#restIfIdle();
    return this;
  }

  // Pixi's own ticker would report that it is still started.
  #restIfIdle(): void {
    if (this.count === 0) this.stop();
  }
}

/** Draws frames only while an animation is registered; otherwise only on request. */
export function frameTicker(draw: () => void): Ticker {
  // Pixi's own tickers would run all the time.
  for (const ticker of [PIXI.Ticker.shared, PIXI.Ticker.system]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  return new FrameTicker(draw);
}
