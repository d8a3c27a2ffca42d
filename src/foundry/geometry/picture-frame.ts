import { type MapPicture, PICTURE_LIMITS } from '../../core';
import type { Point } from './board-on-scene';

/** The rectangle that a picture covers, in widths of a space from the upper left corner of the board. */
export interface PictureFrame extends Point {
  readonly width: number;
  readonly height: number;
}

/** The frame of a picture; `ratio` is its own width divided by its height. */
export function pictureFrame(
  { left = 0, top = 0, width, height }: MapPicture,
  columns: number,
  ratio: number,
): PictureFrame {
  const across = width ?? columns;
  return { x: left, y: top, width: across, height: height ?? across / ratio };
}

/** The corners of a frame by which it is scaled, from the upper left one clockwise. */
export const cornersOf = ({ x, y, width, height }: PictureFrame): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The corner of a frame near a point; undefined if none is. */
export function cornerNear(frame: PictureFrame, point: Point, reach: number): number | undefined {
  const found = cornersOf(frame).findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= reach);
  return found < 0 ? undefined : found;
}

/** True if a point is in a frame. */
export const isInFrame = ({ x, y, width, height }: PictureFrame, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const within = (value: number, least: number, most: number): number =>
  Math.round(100 * Math.min(Math.max(value, least), most)) / 100;

/** A picture that is moved. */
export function movedBy(picture: MapPicture, { x, y }: Point): MapPicture {
  const { left = 0, top = 0 } = picture;
  const { furthest } = PICTURE_LIMITS;
  return {
    ...picture,
    left: within(left + x, -furthest, furthest),
    top: within(top + y, -furthest, furthest),
  };
}

/** A picture one corner of which is pulled; it keeps its proportions unless it has a height of its own. */
export function scaledBy(
  picture: MapPicture,
  frame: PictureFrame,
  corner: number,
  { x, y }: Point,
): MapPicture {
  const isLeft = corner === 0 || corner === 3;
  const isUpper = corner === 0 || corner === 1;
  const { least, most, furthest } = PICTURE_LIMITS;
  const width = within(frame.width + (isLeft ? -x : x), least, most);
  const pulled = within(frame.height + (isUpper ? -y : y), least, most);
  const height = picture.height === undefined ? (width * frame.height) / frame.width : pulled;
  const { x: left, y: top } = {
    x: isLeft ? frame.x + frame.width - width : frame.x,
    y: isUpper ? frame.y + frame.height - height : frame.y,
  };
  return {
    ...picture,
    left: within(left, -furthest, furthest),
    top: within(top, -furthest, furthest),
    width,
    ...(picture.height !== undefined && { height }),
  };
}
