import type { Point } from '../geometry/board-on-scene';
import { onMap, view, viewNow } from '../geometry/map-view';
import { isSelecting } from './pointer-clicks';

/** The distance that a finger may move in one tap, in pixels of the window. */
const STILL = 12;

/** A module with gestures of its own for the whole canvas. */
const OTHERS = 'touch-vtt';

interface Finger extends Point {
  /** The place where it began. */
  readonly from: Point;
}

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Lets fingers move the map: one drags it, two zoom it. Foundry has no such gestures: a press reaches it only once it was
 * a tap, so that a finger that moves the map neither draws a frame nor pings.
 */
export function watchTouch(hasBoard: () => boolean): void {
  const fingers = new Map<number, Finger>();
  let isMoving = false;
  let isPassedOn = false;
  const isBegun = ({ pointerType, target }: PointerEvent): boolean =>
    pointerType === 'touch' && target === view() && isSelecting() && hasBoard() && !hasOthers();

  const press = (event: PointerEvent): void => {
    if (isPassedOn || !isBegun(event)) return;
    event.stopImmediatePropagation();
    const at = placeOf(event);
    fingers.set(event.pointerId, { ...at, from: at });
    isMoving ||= fingers.size > 1;
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    event.stopImmediatePropagation();
    const at = placeOf(event);
    isMoving ||= distance(finger.from, at) > STILL;
    if (!isMoving) return;
    const still = [...fingers.values()].find((other) => other !== finger);
    moveView([finger, still ?? finger], [at, still ?? at]);
    fingers.set(event.pointerId, { ...at, from: finger.from });
  };
  const release = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (isMoving) event.stopImmediatePropagation();
    else {
      isPassedOn = true;
      view()?.dispatchEvent(pressAt(event));
      isPassedOn = false;
    }
    isMoving &&= fingers.size > 0;
  };
  const drop = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    isMoving &&= fingers.size > 0;
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointermove', move, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', drop, true);
}

const hasOthers = (): boolean => game.modules.get(OTHERS)?.active === true;

/** The press of a tap, where the finger was lifted. */
const pressAt = ({ clientX, clientY, pointerId, isPrimary }: PointerEvent): PointerEvent =>
  new PointerEvent('pointerdown', {
    ...{ bubbles: true, cancelable: true, composed: true },
    ...{ clientX, clientY, pointerId, isPrimary, pointerType: 'touch', button: 0, buttons: 1 },
  });

type Two = readonly [Point, Point];

const middle = ([one, other]: Two): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Moves and zooms the map so that what lay under two fingers stays under them; twice the same finger only moves it. */
function moveView(before: Two, now: Two): void {
  const held = onMap(middle(before));
  const [was, is] = [distance(...before), distance(...now)];
  const scale = viewNow()?.scale;
  if (scale !== undefined && was > 0 && is > 0) canvas?.pan({ scale: (scale * is) / was });
  const moved = viewNow();
  if (!moved) return;
  const at = onMap(middle(now));
  canvas?.pan({ x: moved.x + held.x - at.x, y: moved.y + held.y - at.y });
}
