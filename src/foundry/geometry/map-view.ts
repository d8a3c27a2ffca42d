import type { Point } from './board-on-scene';

/** The element on which the map is drawn. */
export const view = (): HTMLCanvasElement | undefined => {
  const element = canvas?.app?.view;
  return element instanceof HTMLCanvasElement ? element : undefined;
};

/** The position in the window of a point of the map. */
export function onScreen(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const { x, y } = canvas?.stage?.toGlobal(point) ?? point;
  return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
}

/** The point of the map under a point of the window. */
export function onMap(point: Point): Point {
  const box = view()?.getBoundingClientRect();
  const seen = { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
  const { x, y } = canvas?.stage?.toLocal(seen) ?? seen;
  return { x, y };
}

/** The view of the map: the point in its middle, and the scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The view of this client now; undefined while there is no canvas. */
export function viewNow(): View | undefined {
  const stage = canvas?.stage;
  return stage && { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
}

/** True if the user has not moved the map in between; scales may differ a little. */
export const isSameView = (one: View, other: View, slack: number): boolean =>
  Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.scale - other.scale) < slack;
