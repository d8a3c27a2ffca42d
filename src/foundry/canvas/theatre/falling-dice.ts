import type { Beat, Die } from '../../../core';
import { drawFace } from '../../../drawing';
import type { Point } from '../../geometry/board-on-scene';
import { sharedTexture } from '../map/overlay-signs';
import { comeAndGo, easeOut, type Ground, type Paint, scattered, within } from './paint-context';

/** The width of a face's picture, in pixels. */
const PICTURE = 128;
/** The width of a die: as a share of a space, and the minimum in pixels of the window. */
const SHARE = 0.27;
const LEAST = 22;
/** The most dice in one row. */
const ABREAST = 5;
/** The share of their time in which the dice roll. */
const ROLLING = 0.3;
const SHADOW = 0x2b241b;

/** The pictures of all faces of a die, by face. */
export async function faceTextures(die: Die): Promise<ReadonlyMap<string, PIXI.Texture>> {
  const faces = [...new Set(die.faces)];
  const textures = await Promise.all(faces.map((face) => sharedTexture(drawFace(die.id, face), PICTURE)));
  return new Map(
    faces.flatMap((face, index) => {
      const texture = textures[index];
      return texture ? [[face, texture] as const] : [];
    }),
  );
}

/** Draws dice that fall on a space, roll, and stop at the faces that were rolled. */
export function paintDice(
  container: PIXI.Container,
  { board, zoom }: Ground,
  { faces, at }: Extract<Beat, { type: 'dice' }>,
  { textures, row }: { readonly textures: ReadonlyMap<string, PIXI.Texture>; readonly row: number },
): Paint {
  const size = Math.max(board.cell.width * SHARE, LEAST / zoom);
  const centre = board.centreOf(at);
  const places = placesOf(faces.length, size, row);
  const paints = faces.flatMap((face, index) => {
    const place = places[index];
    return place
      ? [
          paintDie(
            container,
            { face, index, size, textures },
            { x: centre.x + place.x, y: centre.y + place.y },
          ),
        ]
      : [];
  });
  return (part) => {
    container.alpha = comeAndGo(part, 0.02, 0.15);
    for (const paint of paints) paint(part);
  };
}

/** The positions of dice around the middle of a space; further rows are below. */
function placesOf(count: number, size: number, row: number): readonly Point[] {
  const lines = Math.ceil(count / ABREAST);
  const pitch = size * 1.1;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / ABREAST);
    const inLine = line < lines - 1 ? ABREAST : count - ABREAST * (lines - 1);
    return {
      x: ((index % ABREAST) - (inLine - 1) / 2) * pitch,
      y: (line - (lines - 1) / 2 + row) * pitch,
    };
  });
}

/** One die of a roll in motion. */
interface Thrown {
  readonly face: string;
  readonly index: number;
  readonly size: number;
  readonly textures: ReadonlyMap<string, PIXI.Texture>;
}

function paintDie(
  container: PIXI.Container,
  { face, index, size, textures }: Thrown,
  { x, y }: Point,
): Paint {
  const shadow = container.addChild(new PIXI.Graphics());
  shadow
    .beginFill(SHADOW, 0.35)
    .drawRoundedRect(-size / 2, -size / 2, size, size, size * 0.2)
    .endFill();
  const lying = textures.get(face) ?? PIXI.Texture.EMPTY;
  const others = [...textures.values()];
  const sprite = container.addChild(new PIXI.Sprite(lying));
  sprite.anchor.set(0.5);
  const turn = 2.2 * scattered(index) + (index % 2 === 0 ? 3 : -3);
  const aside = scattered(index + 70) * size * 1.4;
  const rest = 0.09 * scattered(index + 30);
  return (part) => {
    // The dice start one shortly after the other.
    const rolled = within(part, 0.015 * index, ROLLING + 0.015 * index);
    const left = 1 - easeOut(rolled);
    const height = size * 2.6 * left * Math.abs(Math.cos(rolled * Math.PI * 1.5));
    const shown = Math.floor(rolled * 7) + index;
    sprite.texture = rolled < 0.75 ? (others[shown % others.length] ?? lying) : lying;
    sprite.width = sprite.height = size * (1 + 0.35 * left);
    sprite.rotation = rest + turn * left;
    sprite.position.set(x + aside * left, y - height);
    shadow.position.set(x + aside * left + size * 0.06 + height * 0.2, y + size * 0.09);
    shadow.rotation = sprite.rotation;
    shadow.alpha = 1 - 0.6 * Math.min(1, height / size);
  };
}
