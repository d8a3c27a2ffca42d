import type { Point } from './cursor';
import { make } from './elements';
import type { Place } from './place';
import { ceiling, onScreen, SIDEBAR, zoom } from './screen';

/** Distance between a space and what stands beside it, in pixels of the window. */
const GAP = 8;

/** An element that stays beside a space of the map. */
interface Spot {
  readonly element: HTMLElement;
  readonly centre: Point;
  readonly where: Place;
  /** Says what it shows: an element that would show the same stays as it is, under the pointer and focused. */
  readonly key: string;
}

/** Cards and buttons over the map: ordinary elements, so that they are legible at every zoom and can be focused. */
export class Hud {
  readonly #root = make('div', 'pas-de-charge pdc-hud');
  readonly #spots = new Map<string, Spot>();
  /** Half a space, in pixels of the map. */
  #half: Point = { x: 0, y: 0 };

  /** Tells how large a space is; takes everything away. */
  reset(cell: { readonly width: number; readonly height: number } | undefined): void {
    this.#half = { x: (cell?.width ?? 0) / 2, y: (cell?.height ?? 0) / 2 };
    for (const name of this.#spots.keys()) this.put(name, null);
    if (cell && !this.#root.isConnected) document.body.append(this.#root);
    if (!cell) this.#root.remove();
  }

  /** Shows an element under a name, or takes it away. */
  put(name: string, spot: Spot | null): void {
    const known = this.#spots.get(name);
    if (known && spot && known.key === spot.key) return;
    known?.element.remove();
    this.#spots.delete(name);
    if (!spot) return;
    this.#spots.set(name, spot);
    this.#root.append(spot.element);
    this.#place(spot);
  }

  /** Follows the map after it was panned or zoomed. */
  follow(): void {
    for (const spot of this.#spots.values()) this.#place(spot);
  }

  #place({ element, centre, where }: Spot): void {
    const { x, y } = onScreen(centre);
    const { offsetWidth: width, offsetHeight: height } = element;
    const half = { x: this.#half.x * zoom() + GAP, y: this.#half.y * zoom() * 0.72 + GAP };
    const [right, leftward] = [x + half.x, x - half.x - width];
    const isRoomRight = right + width < window.innerWidth - SIDEBAR;
    const beside = isRoomRight && (where === 'right' || leftward < GAP) ? right : leftward;
    const [below, above] = [y + half.y, y - half.y - height];
    const isRoomBelow = below + height < window.innerHeight;
    const isUpright = where === 'above' || where === 'below';
    const stacked = isRoomBelow && (where === 'below' || above < GAP) ? below : above;
    const left = isUpright ? x - width / 2 : beside;
    const top = isUpright ? stacked : y - height / 2;
    element.style.left = `${clamp(left, GAP, window.innerWidth - width - GAP)}px`;
    element.style.top = `${clamp(top, ceiling() + GAP, window.innerHeight - height - GAP)}px`;
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));
