import type { Point } from '../geometry/board-on-scene';
import { onMap, view } from '../geometry/map-view';

/** The distance that the pointer may move between press and release of one click, in pixels of the window. */
const STILL = 5;

/**
 * The time after an order or answer in which a second press is kept from Foundry, in milliseconds: it would be a double
 * click.
 */
const TWICE = 500;

/** The distance from the first press within which that happens, in pixels of the window: on the same block. */
const SAME_BLOCK = 40;

/** True if the token controls are active: other controls draw walls and use the keys for that. */
export const isAmongTokens = (): boolean => ui.controls?.control?.name === 'tokens';

/** True if a click means a token: other tools draw walls or measure distances. */
export const isSelecting = (): boolean => isAmongTokens() && ui.controls?.tool?.name === 'select';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The callbacks for the pointer; points are points of the map. */
interface PointerListener {
  /** True if something is selected that a right click clears. */
  readonly canCancel: boolean;
  /** True if the click has ordered or answered something, or will; it may be the second half of a double click. */
  click(point: Point, isSecondHalf: boolean): boolean;
  cancel(): boolean;
  hover(point: Point | null): void;
}

/**
 * A right press that Foundry has not received yet: a right click on a token would open its HUD, unwanted when the user
 * only clears the selection. If the press turns out to drag the map, it is passed on to Foundry.
 */
class HeldPress {
  #held: PointerEvent | null = null;
  #isPassedOn = false;

  /** Holds a press back; false if it is one that was held back before. */
  hold(event: PointerEvent): boolean {
    if (this.#isPassedOn) return false;
    this.#held = event;
    event.stopPropagation();
    return true;
  }

  /** Passes the press on to the map, once the pointer has moved too far for a click. */
  passOn(event: PointerEvent): void {
    const held = this.#held;
    if (!held || distance(placeOf(held), placeOf(event)) <= STILL) return;
    this.#held = null;
    this.#isPassedOn = true;
    view()?.dispatchEvent(new PointerEvent(held.type, held));
    this.#isPassedOn = false;
  }

  /** Drops the press: the button was released, or the pointer was lost. */
  end(): void {
    this.#held = null;
  }
}

/**
 * Watches the pointer over the map without interfering: tokens, tools and panning get every event as usual, so that no
 * tool has to be chosen to give orders. There are two exceptions: a press right after an order or an answer on the same
 * block, since it means the next order and not the double click that opens the unit's sheet; and the right click that
 * clears the selection.
 */
export function watchPointer(listener: PointerListener): void {
  let pressed: (Point & { readonly button: number }) | null = null;
  /** The last press, on the map or on a button over it. */
  let last: { readonly at: Point; readonly since: number } | null = null;
  let isSecondHalf = false;
  let asked: { readonly at: Point; readonly since: number } | null = null;
  const right = new HeldPress();
  const isOverMap = (event: Event) => event.target === view() && isSelecting();
  const isClick = (event: PointerEvent) =>
    pressed !== null && pressed.button === event.button && distance(placeOf(event), pressed) <= STILL;

  window.addEventListener(
    'pointerdown',
    (event) => {
      const at = placeOf(event);
      const since = event.timeStamp;
      isSecondHalf = last !== null && since - last.since < TWICE && distance(at, last.at) <= STILL;
      last = { at, since };
      pressed = isOverMap(event) ? { ...at, button: event.button } : null;
      if (pressed && event.button === 2 && listener.canCancel && right.hold(event)) return;
      const isAtOnce = asked !== null && since - asked.since < TWICE;
      if (pressed && asked && isAtOnce && distance(at, asked.at) <= SAME_BLOCK) event.stopPropagation();
      asked = null;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      right.end();
      const clicked = isOverMap(event) && isClick(event);
      pressed = null;
      if (!clicked) return;
      const at = placeOf(event);
      if (event.button === 0) {
        asked = listener.click(onMap(at), isSecondHalf) ? { at, since: event.timeStamp } : null;
      } else if (event.button === 2) listener.cancel();
    },
    true,
  );
  window.addEventListener('pointercancel', () => right.end(), true);
  window.addEventListener(
    'pointermove',
    (event) => {
      right.passOn(event);
      listener.hover(isOverMap(event) ? onMap(placeOf(event)) : null);
    },
    { capture: true, passive: true },
  );
}
