import { type Detail, detailAt } from '../../../drawing';
import { showFrame } from '../../geometry';
import type { PieceLook } from '../choices/pieces';
import { sharedTexture } from './overlay-signs';
import { zoom } from './screen';

/** The widths of the pictures, in pixels: just sharp at the largest size of each level of detail. */
const WIDTHS: Readonly<Record<Detail, number>> = { full: 360, plain: 160, bold: 96 };

/** The picture of a piece on the map. The smaller it appears, the simpler the drawing. */
export class PiecePicture extends PIXI.Sprite {
  /** The width, in pixels of the map. */
  #width = 0;
  #draw: PieceLook['draw'] | undefined;
  #detail: Detail | undefined;
  /** Runs after the level of detail has changed. */
  readonly #onDetail: () => void;
  /** The drawing that is shown, or will be once it is ready; until then the previous one stays. */
  #svg = '';

  constructor(onDetail: () => void = () => undefined) {
    super();
    this.#onDetail = onDetail;
    this.anchor.set(0.5);
    pictures.add(this);
  }

  override destroy(...options: Parameters<PIXI.Sprite['destroy']>): void {
    pictures.delete(this);
    super.destroy(...options);
  }

  /** Shows a drawing at a width; resolves to true if the picture has changed, once it is ready. */
  async show(draw: PieceLook['draw'], width: number): Promise<boolean> {
    this.#draw = draw;
    this.#width = width;
    this.#fit();
    return this.#renew();
  }

  /** Switches to the drawing for the current size on screen. */
  follow(): void {
    if (this.#detail !== this.#wanted()) void this.#renew().then(showFrame);
  }

  /** The level of detail for the current size on screen. */
  get detail(): Detail {
    return this.#detail ?? this.#wanted();
  }

  #wanted(): Detail {
    return detailAt(this.#width * zoom(), this.#detail);
  }

  async #renew(): Promise<boolean> {
    const detail = this.#wanted();
    const svg = this.#draw?.(detail) ?? '';
    if (svg === '' || svg === this.#svg) return false;
    this.#svg = svg;
    if (this.#detail !== detail) {
      this.#detail = detail;
      this.#onDetail();
    }
    const texture = await sharedTexture(svg, WIDTHS[detail]);
    if (this.destroyed || this.#svg !== svg) return false;
    this.texture = texture;
    this.#fit();
    return true;
  }

  #fit(): void {
    if (this.texture !== PIXI.Texture.EMPTY) this.scale.set(this.#width / this.texture.width);
  }
}

const pictures = new Set<PiecePicture>();

/** The zoom at which the pictures were last updated. */
let seenAt = 0;

/** Updates every picture after a zoom; does nothing if the map was only panned. */
export function followZoom(): void {
  const now = zoom();
  if (now === seenAt) return;
  seenAt = now;
  for (const picture of pictures) picture.follow();
}
