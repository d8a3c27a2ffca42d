import type { FederatedPointerEvent } from 'pixi.js';
import type { Point } from '../../shared/grid/point';
import type { TableApp } from './table-app';
import type { ViewPoint } from './view-point';

const THRESHOLD = 5;
const NOTCH = 1.1;

/** Panning with the pointer and zooming with the wheel; also reports clicks on the empty map. */
export class MapPointer {
  /** The point of the map under the pointer. */
  position: Point = { x: 0, y: 0 };
  readonly #app: TableApp;
  readonly #view: ViewPoint;
  readonly #clicked: () => void;

  constructor(app: TableApp, view: ViewPoint, clicked: () => void) {
    this.#app = app;
    this.#view = view;
    this.#clicked = clicked;
    const { stage } = app;
    stage.eventMode = 'static';
    stage.hitArea = { contains: () => true };
    stage.on('pointerdown', (event: FederatedPointerEvent) => {
      if (event.button === 2 || (event.button === 0 && event.target === stage)) this.#follow(event);
    });
    app.view.addEventListener('contextmenu', (event) => event.preventDefault());
    app.view.addEventListener('pointermove', (event) => {
      const { x, y } = stage.toLocal(this.#inView(event));
      this.position = { x, y };
    });
    app.view.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        view.zoomAt(this.#inView(event), event.deltaY < 0 ? NOTCH : 1 / NOTCH);
      },
      { passive: false },
    );
  }

  #follow(pressed: FederatedPointerEvent): void {
    const from = this.#view.position;
    const { clientX, clientY, button } = pressed;
    let isPan = false;
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      isPan ||= Math.hypot(x, y) > THRESHOLD;
      if (isPan) this.#view.pan({ x: from.x - x / from.scale, y: from.y - y / from.scale });
    };
    const release = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      if (!isPan && button === 0) this.#clicked();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
  }

  #inView({ clientX, clientY }: MouseEvent): Point {
    const box = this.#app.view.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }
}
