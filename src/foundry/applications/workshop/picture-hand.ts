import type { MapPicture } from '../../../core';
import type { DraftPort } from '../../battle/workshop';
import type { Heading, Point } from '../../geometry';
import {
  cornerNear,
  cornersOf,
  isInFrame,
  movedBy,
  type PictureFrame,
  scaledBy,
} from '../../geometry/picture-frame';
import type { HandMap, MapWork, WorkHand } from './map-work';

/** The distance from a corner within which it is taken, in widths of a space. */
const REACH = 0.3;

/** The distance by which a key moves or scales, in widths of a space. */
const STEP = 0.1;

/** The map as far as the picture under it needs it. */
export interface PictureMap extends HandMap {
  shift(picture: MapPicture): void;
  frameOf(picture: MapPicture): PictureFrame | undefined;
  onBoard(point: Point): Point;
  onMap(point: Point): Point;
}

/** A picture that is being dragged. */
interface Dragged {
  readonly from: Point;
  readonly picture: MapPicture;
  readonly frame: PictureFrame;
  /** The corner by which it is scaled; undefined if it is moved. */
  readonly corner: number | undefined;
}

/** Moves and scales the picture under the map, by pointer and by keys: one edit for each drag or key. */
export class PictureHand implements WorkHand {
  readonly #port: DraftPort;
  readonly #map: PictureMap;
  readonly #work: () => MapWork;
  #dragged: Dragged | undefined;
  /** The picture as the drag has left it so far. */
  #pulled: MapPicture | undefined;

  constructor(port: DraftPort, map: PictureMap, work: () => MapWork) {
    this.#port = port;
    this.#map = map;
    this.#work = work;
  }

  get isChosen(): boolean {
    return this.#work().is === 'picture';
  }

  get #picture(): MapPicture | undefined {
    return this.#port.current?.sketch.picture;
  }

  press(point: Point): void {
    const picture = this.#picture;
    const frame = picture && this.#map.frameOf(picture);
    if (!picture || !frame) return;
    const from = this.#map.onBoard(point);
    const corner = cornerNear(frame, from, REACH);
    if (corner !== undefined || isInFrame(frame, from)) this.#dragged = { from, picture, frame, corner };
  }

  move(point: Point | null): void {
    const dragged = this.#dragged;
    if (dragged && point) {
      const { x, y } = this.#map.onBoard(point);
      const by = { x: x - dragged.from.x, y: y - dragged.from.y };
      const { picture, frame, corner } = dragged;
      this.#pulled = corner === undefined ? movedBy(picture, by) : scaledBy(picture, frame, corner, by);
      this.#map.shift(this.#pulled);
    }
    this.renew();
  }

  release(): void {
    const pulled = this.#pulled;
    this.#dragged = undefined;
    this.#pulled = undefined;
    if (pulled) this.#edit(pulled);
  }

  erase(): void {
    // A picture is removed in the panel.
  }

  cancel(): void {
    this.stop();
  }

  stop(): boolean {
    const { picture } = this.#dragged ?? {};
    this.#dragged = undefined;
    this.#pulled = undefined;
    if (picture) this.#map.shift(picture);
    this.renew();
    return picture !== undefined;
  }

  pointTowards({ x, y }: Heading): void {
    const picture = this.#picture;
    if (picture) this.#edit(movedBy(picture, { x: x * STEP, y: y * STEP }));
  }

  scaleTowards({ x, y }: Heading): void {
    const picture = this.#picture;
    const frame = picture && this.#map.frameOf(picture);
    if (!picture || !frame) return;
    // Without a height of its own it grows both ways at once.
    const across = picture.height === undefined ? x || y : x;
    this.#edit(scaledBy(picture, frame, 2, { x: across * STEP, y: y * STEP }));
  }

  pressPointed(): void {
    // Arrow keys do all the work.
  }

  erasePointed(): void {
    // A picture is removed in the panel.
  }

  #edit(picture: MapPicture): void {
    this.#port.edit({ type: 'set', path: ['picture'], value: { ...picture } });
  }

  renew(): void {
    const picture = this.#pulled ?? this.#picture;
    const frame = picture && this.#map.frameOf(picture);
    this.#map.mark({
      ...{ stroke: [], pointed: undefined, isClearing: false },
      ...(frame && { frame: cornersOf(frame).map((corner) => this.#map.onMap(corner)) }),
    });
  }
}
