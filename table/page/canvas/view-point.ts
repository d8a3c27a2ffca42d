import { client } from '../../client/client';
import type { Point } from '../../shared/grid/point';
import type { TableApp } from './table-app';

/** The view of the window: the point at its centre, and the scale. */
export interface ViewPosition extends Point {
  readonly scale: number;
}

const [SMALLEST, LARGEST] = [0.1, 3];

/** Pans and zooms the stage. */
export class ViewPoint {
  readonly #app: TableApp;
  readonly #canvas: () => unknown;
  position: ViewPosition = { x: 0, y: 0, scale: 1 };

  constructor(app: TableApp, canvas: () => unknown) {
    this.#app = app;
    this.#canvas = canvas;
  }

  /** Moves the view; values not given stay the same. */
  pan(to: Partial<ViewPosition>): void {
    const { x, y, scale } = { ...this.position, ...to };
    this.position = { x, y, scale: Math.min(LARGEST, Math.max(SMALLEST, scale)) };
    const { stage, screen } = this.#app;
    stage.position.set(screen.width / 2, screen.height / 2);
    stage.pivot.set(x, y);
    stage.scale.set(this.position.scale);
    client.hooks.callAll('canvasPan', this.#canvas(), this.position);
    this.#app.renderSoon();
  }

  /** Moves the view in a short animation. */
  animatePan({ duration = 250, ...to }: Partial<ViewPosition> & { duration?: number }): Promise<boolean> {
    if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.pan(to);
      return Promise.resolve(true);
    }
    const from = this.position;
    const goal = { ...from, ...to };
    const began = performance.now();
    const { ticker } = this.#app;
    return new Promise((resolve) => {
      const step = () => {
        const part = Math.min(1, (performance.now() - began) / duration);
        const between = (key: keyof ViewPosition) => from[key] + (goal[key] - from[key]) * part;
        this.pan({ x: between('x'), y: between('y'), scale: between('scale') });
        if (part < 1) return;
        ticker.remove(step);
        resolve(true);
      };
      ticker.add(step);
    });
  }

  /** Zooms so that the point under the pointer stays in place. */
  zoomAt(pointer: Point, factor: number): void {
    const { stage } = this.#app;
    const before = stage.toLocal(pointer);
    this.pan({ scale: this.position.scale * factor });
    const after = stage.toLocal(pointer);
    this.pan({ x: this.position.x + before.x - after.x, y: this.position.y + before.y - after.y });
  }
}
