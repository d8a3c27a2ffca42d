import type { Point } from '../../geometry/board-on-scene';
import type { SceneBoard } from '../map/scene-board';

/** The drawing context of a beat. */
export interface Ground {
  readonly board: SceneBoard;
  /** The pixels of the window for one pixel of the map. */
  readonly zoom: number;
}

/** Draws a moment of an animation: `part` goes from 0, at its start, to 1. */
export type Paint = (part: number) => void;

/** Eases out: fast at first, slow at the end. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Rises to 1 in the first share of the time, stays there, and falls to 0 in the last. */
export const comeAndGo = (part: number, coming: number, going: number): number =>
  Math.max(0, Math.min(1, part / coming, (1 - part) / going));

/** The part of a period that has passed, from 0 to 1. */
export const within = (part: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (part - from) / (to - from)));

/** A number from -1 to 1 that looks random and is always the same for an index. */
export function scattered(index: number): number {
  const wave = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** The direction from one point to another, and the one perpendicular to it; both of length 1. */
export function directions(from: Point, to: Point): { readonly along: Point; readonly across: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { along, across: { x: -along.y, y: along.x } };
}

let puff: PIXI.Texture | undefined;

/** The texture of a soft round cloud; drawn once. */
export function puffTexture(): PIXI.Texture {
  if (puff) return puff;
  const picture = document.createElement('canvas');
  picture.width = 96;
  picture.height = 96;
  const context = picture.getContext('2d');
  if (context) {
    const fade = context.createRadialGradient(48, 48, 4, 48, 48, 48);
    fade.addColorStop(0, 'rgba(255,255,255,0.95)');
    fade.addColorStop(0.45, 'rgba(255,255,255,0.7)');
    fade.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, 96, 96);
  }
  puff = PIXI.Texture.from(picture);
  return puff;
}
