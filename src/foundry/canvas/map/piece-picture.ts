import { type Detail, detailAt } from '../../../drawing';
import { showFrame } from '../../geometry';
import type { PieceLook } from '../choices/pieces';
import { zoom } from './screen';
import { sharedTexture } from './signs';

/** How wide the pictures are, in pixels: sharp in the largest size in which each is seen, and no larger. */
const WIDTHS: Readonly<Record<Detail, number>> = { full: 360, plain: 160, bold: 96 };

/** The picture of a piece on the map. The smaller it is seen, the simpler it is drawn. */
export class PiecePicture extends PIXI.Sprite {
  /** How wide it is, in pixels of the map. */
  #width = 0;
  #draw: PieceLook['draw'] | undefined;
  #detail: Detail | undefined;
  /** To be told when another drawing is taken. */
  readonly #onDetail: () => void;
  /** What it shows, or will show as soon as that is drawn; until then what it showed before stays. */
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

  /** Shows a look in a size; tells whether it is another picture than before, once it is there. */
  async show(draw: PieceLook['draw'], width: number): Promise<boolean> {
    this.#draw = draw;
    this.#width = width;
    this.#fit();
    return this.#renew();
  }

  /** Takes the drawing for the size in which it is seen now. */
  follow(): void {
    if (this.#detail !== this.#wanted()) void this.#renew().then(showFrame);
  }

  /** The drawing that is taken for the size in which it is seen. */
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

/** How large the map was seen when pictures were looked through last. */
let seenAt = 0;

/** Lets every picture follow the zoom; while the map is only moved there is nothing to do. */
export function followZoom(): void {
  const now = zoom();
  if (now === seenAt) return;
  seenAt = now;
  for (const picture of pictures) picture.follow();
}
