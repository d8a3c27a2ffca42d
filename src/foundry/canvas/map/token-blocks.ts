import type { UserBattle } from '../../battle';
import { BLOCK_REACH, isStacked, LEADER_REACH } from '../../geometry/token-slots';
import { type PieceLook, pieceLookOf } from '../choices/pieces';
import { placeOfPiece, tokenPiece } from './scene-board';
import { animate } from './screen';
import { INKS, sharedTexture } from './signs';

const NAME = 'pas-de-charge-block';
/** Pixels of the picture for one pixel of the map. */
const SHARPNESS = 3;
/** Width of the pictures of blocks that share their space: one for every size. */
const SHARED_PICTURE = 360;

type Token = foundry.canvas.placeables.Token.Implementation;

/** The picture of a piece, put into its token. */
class Block extends PIXI.Container {
  readonly #picture = this.addChild(new PIXI.Sprite());
  readonly #mark = this.addChild(new PIXI.Graphics());
  readonly #flash = this.addChild(new PIXI.Graphics());
  #width = 0;
  #look: PieceLook | undefined;

  constructor(width: number, height: number) {
    super();
    this.name = NAME;
    this.eventMode = 'none';
    this.position.set(width / 2, height / 2);
    this.#picture.anchor.set(0.5);
    this.#flash.alpha = 0;
  }

  get look(): PieceLook | undefined {
    return this.#look;
  }

  /** How large its picture is, in pixels of the map. */
  get extent(): number {
    return this.#width;
  }

  /** Shows a look in a size; a loss of strength is seen as a short flash. */
  async show(look: PieceLook, width: number): Promise<void> {
    const before = this.#look;
    this.#look = look;
    this.#width = width;
    this.#drawMark(look);
    this.#fit();
    if (before?.svg === look.svg) return;
    const texture = await sharedTexture(look.svg, look.isShared ? SHARED_PICTURE : width * SHARPNESS);
    if (this.destroyed || this.#look?.svg !== look.svg) return;
    this.#picture.texture = texture;
    this.#fit();
    if ((before?.strength ?? 0) > (look.strength ?? 0)) this.#flashUp();
  }

  #fit(): void {
    const { texture } = this.#picture;
    if (texture !== PIXI.Texture.EMPTY) this.#picture.scale.set(this.#width / texture.width);
  }

  /** Ready: a small lozenge at the lower edge, beneath a leader's name. Begun: the lozenge is half empty. */
  #drawMark({ mark, strength, isShared }: PieceLook): void {
    const width = this.#width;
    const sign = this.#mark.clear();
    if (mark === 'none') return;
    const [x, y, reach] = isShared
      ? // Beside the arrow that may stand before the lower edge.
        [width * -0.31, width * (strength === null ? 0.3 : 0.27), width * 0.075]
      : [0, width * (strength === null ? 0.555 : 0.45), width * 0.062];
    sign.lineStyle({ width: width * 0.02, color: INKS.ink });
    sign.beginFill(mark === 'ready' ? INKS.chosen : INKS.paper);
    sign.drawPolygon([x - reach, y, x, y - reach, x + reach, y, x, y + reach]).endFill();
    if (mark === 'engaged') {
      sign.lineStyle(0).beginFill(INKS.chosen);
      sign.drawPolygon([x - reach, y, x, y - reach, x, y + reach]).endFill();
    }
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

/** Puts the picture of its piece into a token of the battle, or renews it; other tokens stay as they are. */
export async function showBlock(battle: UserBattle | undefined, token: Token): Promise<void> {
  const piece = tokenPiece(token);
  if (!battle || piece?.battle !== battle.id) return;
  const known = blockOf(token);
  if (known) known.visible = !battle.asItWas;
  // Where it stands is no place of that moment.
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
 * Takes away what Foundry draws around a token of ours. A leader beside his unit can be taken by his flag only,
 * so that he does not cover the unit.
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

/** What lies over what: leaders over whoever is asked, and he over all others. */
function layerOf({ strength, isAsked }: PieceLook): number {
  if (strength === null) return 10;
  return isAsked ? 5 : 0;
}
