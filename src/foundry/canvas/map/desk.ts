import { cartoucheOf, drawMount, drawSurface, MOUNT } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { surfaceShown, titleType } from '../../documents';
import { TEXTS, textsOf } from '../../texts';
import { sharedTexture, textureOf } from './overlay-signs';
import type { SceneBoard } from './scene-board';
import { splitTitle } from './split-title';

/** How many times its own width and height the surface extends around the map on each side. */
const REACH = 3;

/** The pixels of the sheet's texture for one of the map: it has only lines and a few words. */
const SHARPNESS = 1.5;

const INK = 0x33291c;
const SHADOW = 0x000000;

/** True if the table is laid below a map: at low performance every layer counts. */
export const hasDesk = (): boolean => canvas?.performance?.mode !== CONST.CANVAS_PERFORMANCE_MODES.LOW;

/** The table below the map: a surface, and the sheet around the board with title, compass and scale. */
export class Desk {
  #layer: PIXI.Container | undefined;
  #sheet: PIXI.Texture | undefined;
  /** The number of times that it was laid. */
  #times = 0;

  /** Takes the table away. */
  clear(): void {
    this.#times += 1;
    this.#layer?.destroy({ children: true });
    this.#sheet?.destroy(true);
    this.#layer = undefined;
    this.#sheet = undefined;
  }

  /** Lays the table for a battle; `isSheet` is false if the scene has a map of its own. */
  async lay({ rules }: UserBattle, board: SceneBoard, isSheet: boolean): Promise<void> {
    this.clear();
    const stage = canvas?.stage;
    const size = canvas?.dimensions;
    if (!stage || !size || !hasDesk()) return;
    const time = this.#times;
    const surface = surfaceShown();
    const drawing = {
      width: rules.grid.columns * board.cell.width,
      height: size.sceneHeight,
      space: board.cell.width,
      scale: textsOf(rules.id, TEXTS).localize('PDC.board.mapScale'),
      isTurned: board.isTurned,
    };
    const tile = surface === 'plain' ? undefined : await sharedTexture(drawSurface(surface), 512);
    const wide = drawing.width + MOUNT.edge + MOUNT.legend;
    const sheet = isSheet ? await textureOf(drawMount(drawing), Math.min(SHARPNESS * wide, 4096)) : undefined;
    await document.fonts.load(`700 24px ${titleType()}`, 'AŁ');
    if (time !== this.#times) {
      sheet?.destroy(true);
      return;
    }
    const layer = new PIXI.Container();
    layer.eventMode = 'none';
    if (tile) layer.addChild(surfaceOf(tile, size.sceneWidth, size.sceneHeight));
    if (sheet) {
      const { x, y } = board.corner;
      const lying = layer.addChild(new PIXI.Container());
      lying.position.set(x, y);
      lying.addChild(shadowOf(drawing), spriteOf(sheet, wide), ...wordsOf(drawing));
    }
    this.#layer = stage.addChildAt(layer, 0);
    this.#sheet = sheet;
  }
}

function surfaceOf(tile: PIXI.Texture, width: number, height: number): PIXI.TilingSprite {
  const sprite = new PIXI.TilingSprite(tile, (2 * REACH + 1) * width, (2 * REACH + 1) * height);
  sprite.position.set(-REACH * width, -REACH * height);
  return sprite;
}

function spriteOf(sheet: PIXI.Texture, width: number): PIXI.Sprite {
  const sprite = new PIXI.Sprite(sheet);
  sprite.scale.set(width / sheet.width);
  sprite.position.set(-MOUNT.edge, -MOUNT.edge);
  return sprite;
}

/** The soft shadow of the sheet on the surface. */
function shadowOf({ width, height }: Size): PIXI.Graphics {
  const shadow = new PIXI.Graphics();
  const { edge, legend } = MOUNT;
  for (let reach = 26; reach > 0; reach -= 4) {
    shadow
      .beginFill(SHADOW, 0.07)
      .drawRoundedRect(
        -edge - reach + 5,
        -edge - reach + 10,
        width + edge + legend + 2 * reach - 6,
        height + 2 * edge + 2 * reach - 6,
        reach,
      )
      .endFill();
  }
  return shadow;
}

/** The title and the date of the battle in the cartouche. */
function wordsOf(size: Size): readonly PIXI.Text[] {
  const place = cartoucheOf(size);
  const { name, date } = splitTitle(canvas?.scene?.name ?? '');
  const inner = place.width - 24;
  const title = written(name, { fontSize: 38, fontWeight: '700' }, inner);
  const day = date === '' ? undefined : written(date, { fontSize: 25, fontWeight: '500' }, inner);
  const gap = day ? 12 : 0;
  const high = title.height + gap + (day?.height ?? 0);
  const room = Math.min(1, (place.height - 36) / high);
  for (const text of [title, day]) text?.scale.set(text.scale.x * room);
  const top = place.y - (high * room) / 2;
  title.position.set(place.x, top);
  day?.position.set(place.x, top + (title.height + gap * room));
  return day ? [title, day] : [title];
}

/** Centred words that fit a width, whatever their longest word. */
function written(words: string, style: Partial<PIXI.ITextStyle>, width: number): PIXI.Text {
  const text = new PIXI.Text(words, {
    ...style,
    fontFamily: titleType(),
    fill: INK,
    align: 'center',
    wordWrap: true,
    wordWrapWidth: width,
  });
  text.resolution = 2;
  text.anchor.set(0.5, 0);
  text.scale.set(Math.min(1, width / text.width));
  return text;
}

interface Size {
  readonly width: number;
  readonly height: number;
}
