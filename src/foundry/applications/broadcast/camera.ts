import type { SheetPoint } from '../field-context';

/** A view of the sheet: how much larger than fitted, and the shift of its middle in shares of the stage. */
export interface Shot {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole map, standing still. */
export const WHOLE: Shot = { scale: 1, x: 0, y: 0 };

/** The rows in the closest view: enough of the field stays in sight to know where it is. */
const ROWS = 6;

/** The share of the stage that the action may fill. */
const ROOM = 0.62;

/**
 * The view of an action: close to its points, and never beyond the edge of the map if the map covers the stage. `space` is
 * the width of a space on the fitted sheet, in pixels.
 */
export function shotOf(points: readonly SheetPoint[], fitted: Size, stage: Size, space: number): Shot {
  if (points.length === 0 || stage.width === 0 || stage.height === 0) return WHOLE;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wide = (ROOM * stage.width) / Math.max(1, (right - left) * fitted.width);
  const high = (ROOM * stage.height) / Math.max(1, (bottom - top) * fitted.height);
  const scale = Math.max(1, Math.min(stage.height / (ROWS * space), wide, high));
  return {
    scale,
    x: shift((left + right) / 2, fitted.width * scale, stage.width),
    y: shift((top + bottom) / 2, fitted.height * scale, stage.height),
  };
}

/** The shift that brings a point to the middle, as far as the sheet goes on beyond the stage. */
function shift(middle: number, sheet: number, stage: number): number {
  const most = Math.max(0, (sheet - stage) / 2 / stage);
  const wanted = ((0.5 - middle) * sheet) / stage;
  return Math.min(most, Math.max(-most, wanted)) || 0;
}

/** The size of a sheet that fits the stage. */
export function fittedSize(ratio: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}
