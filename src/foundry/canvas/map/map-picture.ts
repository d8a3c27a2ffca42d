import type { MapPicture } from '../../../core';
import { MARGIN, showFrame } from '../../geometry';
import { type PictureFrame, pictureFrame } from '../../geometry/picture-frame';
import { localize } from '../../texts';
import type { SceneBoard } from './scene-board';

/** The largest side of a picture that all graphics cards support. */
const LARGEST = 4096;

/** Loads a picture; other servers must allow it to be shown on a canvas. Rejects if it can't be shown. */
async function loaded(file: string): Promise<PIXI.Texture> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = file;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const share = Math.min(1, LARGEST / naturalWidth, LARGEST / naturalHeight);
  const drawn = document.createElement('canvas');
  drawn.width = Math.max(1, Math.round(naturalWidth * share));
  drawn.height = Math.max(1, Math.round(naturalHeight * share));
  drawn.getContext('2d')?.drawImage(image, 0, 0, drawn.width, drawn.height);
  return PIXI.Texture.from(drawn, { mipmap: PIXI.MIPMAP_MODES.ON });
}

/** The picture under a drawn map, cut off where the paper of the map ends. */
export class PictureUnderMap extends PIXI.Sprite {
  #whole: PIXI.Texture = PIXI.Texture.EMPTY;
  /** The file that is shown or being loaded. */
  #file = '';
  #isLoaded = false;
  /** The last call counts: pictures load at different speeds. */
  #wanted: { readonly picture: MapPicture; readonly board: SceneBoard } | undefined;

  /** The width of the picture divided by its height; 0 until it is loaded. */
  get ratio(): number {
    return this.#isLoaded ? this.#whole.width / this.#whole.height : 0;
  }

  /** Shows a picture on a board, or none. The map over it is faded only if it can be shown. */
  async show(picture: MapPicture | undefined, board: SceneBoard, map: PIXI.Sprite): Promise<void> {
    this.#wanted = picture && { picture, board };
    if (picture && picture.file !== this.#file) await this.#load(picture.file);
    if (this.destroyed) return;
    this.#place();
    map.alpha = this.visible ? (this.#wanted?.picture.mapOpacity ?? 0.5) : 1;
    showFrame();
  }

  async #load(file: string): Promise<void> {
    this.#file = file;
    this.#isLoaded = false;
    try {
      const texture = await loaded(file);
      if (this.destroyed || this.#file !== file) {
        texture.destroy(true);
        return;
      }
      this.#drop();
      this.#whole = texture;
      this.#isLoaded = true;
    } catch (error) {
      console.warn(error);
      // Players can't mend it.
      if (game.user.isGM) ui.notifications.warn(localize('PDC.board.map.noPicture', { file }));
    }
  }

  #place(): void {
    const { picture, board } = this.#wanted ?? {};
    this.visible = this.#isLoaded && picture !== undefined;
    if (!picture || !board || !this.visible) return;
    const { grid, cell, corner } = board;
    const { width, height } = board.size;
    const frame = scaled(pictureFrame(picture, grid.columns, this.ratio), cell.width);
    const left = Math.max(frame.x, -MARGIN);
    const top = Math.max(frame.y, -MARGIN);
    const right = Math.min(frame.x + frame.width, width + MARGIN);
    const bottom = Math.min(frame.y + frame.height, height + MARGIN);
    this.visible = right > left && bottom > top;
    if (!this.visible) return;
    const [across, down] = [this.#whole.width / frame.width, this.#whole.height / frame.height];
    const part = new PIXI.Rectangle(
      (left - frame.x) * across,
      (top - frame.y) * down,
      (right - left) * across,
      (bottom - top) * down,
    );
    this.#cut(new PIXI.Texture(this.#whole.baseTexture, part));
    this.width = right - left;
    this.height = bottom - top;
    this.rotation = board.isTurned ? Math.PI : 0;
    const sign = board.isTurned ? -1 : 1;
    const zero = board.isTurned ? { x: corner.x + width, y: corner.y + height } : corner;
    this.position.set(zero.x + sign * left, zero.y + sign * top);
  }

  /** Replaces the part of the picture that is shown. */
  #cut(part: PIXI.Texture): void {
    const before = this.texture;
    this.texture = part;
    if (before !== PIXI.Texture.EMPTY) before.destroy();
  }

  #drop(): void {
    this.#cut(PIXI.Texture.EMPTY);
    if (this.#whole !== PIXI.Texture.EMPTY) this.#whole.destroy(true);
    this.#whole = PIXI.Texture.EMPTY;
  }

  override destroy(): void {
    this.#drop();
    super.destroy();
  }
}

const scaled = ({ x, y, width, height }: PictureFrame, size: number): PictureFrame => ({
  ...{ x: x * size, y: y * size },
  ...{ width: width * size, height: height * size },
});
