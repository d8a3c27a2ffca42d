import type { Detail } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { BLOCK_REACH, isStacked, LEADER_REACH } from '../../geometry/token-slots';
import { type PieceLook, pieceLookOf } from '../choices/pieces';
import { INKS } from './overlay-signs';
import { PiecePicture } from './piece-picture';
import { placeOfPiece, tokenPiece } from './scene-board';
import { animate } from './screen';

const NAME = 'pas-de-charge-block';

type Token = foundry.canvas.placeables.Token.Implementation;

/** The reach of a mark from its middle, in shares of the picture: it must be visible at every size. */
const MARK_REACH: Readonly<Record<Detail, number>> = { full: 0.075, plain: 0.1, bold: 0.13 };

/** The position of the activity mark, in shares of the picture from its middle. */
function markPlace({ strength, isShared }: PieceLook, detail: Detail) {
  const reach = MARK_REACH[detail];
  if (!isShared) return { x: 0, y: strength === null ? 0.54 : 0.44, reach };
  // Leaves room for the arrow at the lower edge.
  return { x: -0.31, y: strength === null ? 0.3 : 0.27, reach };
}

/** The picture of a piece inside its token. */
class Block extends PIXI.Container {
  readonly #picture = this.addChild(new PiecePicture(() => this.#drawMark()));
  readonly #mark = this.addChild(new PIXI.Graphics());
  readonly #flash = this.addChild(new PIXI.Graphics());
  #width = 0;
  #look: PieceLook | undefined;

  constructor(width: number, height: number) {
    super();
    this.name = NAME;
    this.eventMode = 'none';
    this.position.set(width / 2, height / 2);
    this.#flash.alpha = 0;
  }

  get look(): PieceLook | undefined {
    return this.#look;
  }

  /** The size of its picture, in pixels of the map. */
  get extent(): number {
    return this.#width;
  }

  /** Shows a look at a width; a loss of strength appears as a short flash. */
  async show(look: PieceLook, width: number): Promise<void> {
    const before = this.#look;
    this.#look = look;
    this.#width = width;
    this.#drawMark();
    const isNew = await this.#picture.show(look.draw, width);
    if (isNew && this.#look === look && (before?.strength ?? 0) > (look.strength ?? 0)) this.#flashUp();
  }

  /**
   * Draws the activity mark. Ready: a lozenge at the lower edge, below a leader's name. Engaged: the lozenge is half
   * empty.
   */
  #drawMark(): void {
    const sign = this.#mark.clear();
    const look = this.#look;
    if (!look || look.mark === 'none') return;
    const width = this.#width;
    const { x, y, reach } = markPlace(look, this.#picture.detail);
    sign.position.set(x * width, y * width);
    const lozenge = (by: number): readonly number[] => {
      const r = by * reach * width;
      return [-r, 0, 0, -r, r, 0, 0, r];
    };
    const middle = look.mark === 'ready' ? INKS.chosen : INKS.paper;
    // Light around dark around gold: visible on any terrain.
    for (const [by, ink] of [[1.62, INKS.paper] as const, [1.36, INKS.ink] as const, [1, middle] as const]) {
      const shape = [...lozenge(by)];
      sign.beginFill(ink).drawPolygon(shape).endFill();
    }
    if (look.mark !== 'engaged') return;
    const [left = 0, , , top = 0, , , , bottom = 0] = lozenge(1);
    sign.beginFill(INKS.chosen).drawPolygon([left, 0, 0, top, 0, bottom]).endFill();
  }

  #flashUp(): void {
    const width = this.#width;
    this.#flash
      .clear()
      .beginFill(INKS.attack, 0.6)
      .drawCircle(0, 0, width * 0.5)
      .endFill();
    animate(700, (part) => {
      if (!this.destroyed) this.#flash.alpha = (1 - part) * Math.abs(Math.cos(part * Math.PI * 2));
    });
  }
}

const blockOf = (token: Token): Block | undefined => {
  const child = token.children.find(({ name }) => name === NAME);
  return child instanceof Block ? child : undefined;
};

const cellWidth = (): number => canvas?.grid?.sizeX ?? 0;

/** Draws or updates the picture of a piece in a token of the battle; ignores other tokens. */
export async function showBlock(battle: UserBattle | undefined, token: Token): Promise<void> {
  const piece = tokenPiece(token);
  if (!battle || piece?.battle !== battle.id) return;
  const known = blockOf(token);
  if (known) known.visible = !battle.asItWas;
  // The token is not at its position of that moment.
  if (battle.asItWas) return;
  const look = pieceLookOf(battle, piece.piece);
  if (!look) return;
  const block = known ?? token.addChild(new Block(token.w, token.h));
  const size = isStacked(battle.rules)
    ? (placeOfPiece(battle, piece.piece)?.size ?? 1) * cellWidth()
    : token.w;
  const shown = block.show(look, size);
  hideTokenFrame(token);
  await shown;
}

/**
 * Hides Foundry's frame around a token of ours. A leader with a unit can only be clicked on the flag, so that it does
 * not cover the unit.
 */
export function hideTokenFrame(token: Token): void {
  const block = blockOf(token);
  if (!block) return;
  if (token.border) token.border.visible = false;
  if (token.nameplate) token.nameplate.visible = false;
  const { look } = block;
  if (!look) return;
  token.zIndex = layerOf(look);
  const { w, h } = token;
  if (look.isShared) {
    const reach = look.strength === null ? LEADER_REACH : BLOCK_REACH;
    const [across, down] = [reach.x * block.extent, reach.y * block.extent];
    token.hitArea = new PIXI.Rectangle(w / 2 - across, h / 2 - down, 2 * across, 2 * down);
    return;
  }
  if (look.strength !== null) return;
  token.hitArea = look.attached
    ? new PIXI.Rectangle(w * 0.62, h * 0.1, w * 0.36, h * 0.36)
    : new PIXI.Rectangle(0, 0, w, h);
}

/** The drawing order of blocks: leaders above the piece that a question is about, and that above all others. */
function layerOf({ strength, isAsked }: PieceLook): number {
  if (strength === null) return 10;
  return isAsked ? 5 : 0;
}
