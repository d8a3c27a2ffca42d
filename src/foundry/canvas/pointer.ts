import type { Point } from '../geometry/board-on-scene';
import { onMap, view } from './map/screen';

/** How far the pointer may wander between press and release of one click, in pixels of the window. */
const STILL = 5;

/** How long a click that asks for something may not be the first half of a double click, in milliseconds. */
const TWICE = 500;

/** How near to it the other half would be, in pixels of the window: on the same block. */
const SAME_BLOCK = 40;

/** Whether a token tool is chosen: others draw walls and use the keys for that. */
export const isAmongTokens = (): boolean => ui.controls?.control?.name === 'tokens';

/** Whether a click means a token: with other tools it draws walls or measures distances. */
const isSelecting = (): boolean => isAmongTokens() && ui.controls?.tool?.name === 'select';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What the map tells of the pointer; points are points of the map. */
interface PointerListener {
  /** Something is in hand that a right click puts down. */
  readonly canCancel: boolean;
  /** True if the click has ordered or answered something. */
  click(point: Point): boolean;
  cancel(): boolean;
  hover(point: Point | null): void;
}

/**
 * A right press that Foundry has not been told of yet: a right click on a token opens its controls, which nobody wants
 * who only puts something down. Where it turns out to drag the map, Foundry is told of it after all.
 */
class HeldPress {
  #held: PointerEvent | null = null;
  #isPassedOn = false;

  /** Keeps a press back; false if it is one that was kept back before. */
  hold(event: PointerEvent): boolean {
    if (this.#isPassedOn) return false;
    this.#held = event;
    event.stopPropagation();
    return true;
  }

  /** Lets the map have the press, once the pointer has gone too far for a click. */
  passOn(event: PointerEvent): void {
    const held = this.#held;
    if (!held || distance(placeOf(held), placeOf(event)) <= STILL) return;
    this.#held = null;
    this.#isPassedOn = true;
    view()?.dispatchEvent(new PointerEvent(held.type, held));
    this.#isPassedOn = false;
  }

  /** Ends it: the button was released, or taken away from the window. */
  end(): void {
    this.#held = null;
  }
}

/**
 * Watches the pointer over the map without taking part in it: tokens, tools and panning get every event as
 * ever, so that no tool has to be chosen to give orders. Two they do not get: the press that follows an order or an
 * answer at once, on the same block, since it means the next order and not the block's sheet, which a double click
 * opens; and the right click that puts down what is in hand.
 */
export function watchPointer(listener: PointerListener): void {
  let pressed: (Point & { readonly button: number }) | null = null;
  let asked: { readonly at: Point; readonly since: number } | null = null;
  const right = new HeldPress();
  const isOverMap = (event: Event) => event.target === view() && isSelecting();
  const isClick = (event: PointerEvent) =>
    pressed !== null && pressed.button === event.button && distance(placeOf(event), pressed) <= STILL;

  window.addEventListener(
    'pointerdown',
    (event) => {
      const at = placeOf(event);
      pressed = isOverMap(event) ? { ...at, button: event.button } : null;
      if (pressed && event.button === 2 && listener.canCancel && right.hold(event)) return;
      const isAtOnce = asked !== null && event.timeStamp - asked.since < TWICE;
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
      if (event.button === 0) asked = listener.click(onMap(at)) ? { at, since: event.timeStamp } : null;
      else if (event.button === 2) listener.cancel();
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
