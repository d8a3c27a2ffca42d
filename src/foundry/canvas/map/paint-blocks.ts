import type { PieceId } from '../../../core';
import { INKS } from './inks';
import type { MarkedBlocks } from './overlay';

/** A rectangle around a block, in pixels of the map. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the block of a piece is; undefined if it is not on the board. */
export type FrameOf = (piece: PieceId) => Frame | undefined;

type Lines = PIXI.Graphics;

const draw = (lines: Lines, { x, y, width, height }: Frame, by: number): void => {
  lines.drawRoundedRect(x - by, y - by, width + 2 * by, height + 2 * by, 6);
};

/** Halos around blocks that share their space with others, beneath the tokens. */
export function paintHalos(container: PIXI.Container, blocks: MarkedBlocks | null, frameOf: FrameOf): void {
  if (!blocks) return;
  const lines = container.addChild(new PIXI.Graphics());
  for (const id of blocks.answers) halo(lines, frameOf(id), 0.55);
  if (blocks.selected !== null) halo(lines, frameOf(blocks.selected), 0.85);
}

function halo(lines: Lines, frame: Frame | undefined, strength: number): void {
  if (!frame) return;
  lines.lineStyle({ width: 2, color: INKS.ink, alpha: 0.7 }).beginFill(INKS.chosen, strength);
  draw(lines, frame, 7);
  lines.endFill();
}

/** Marks on blocks that share their space with others, above the tokens. */
export function paintBlockMarks(
  container: PIXI.Container,
  blocks: MarkedBlocks | null,
  frameOf: FrameOf,
  underAttack: PIXI.Texture,
): void {
  if (!blocks) return;
  const lines = container.addChild(new PIXI.Graphics());
  for (const id of blocks.selected === null ? blocks.answers : [...blocks.answers, blocks.selected]) {
    outline(lines, frameOf(id), INKS.chosen);
  }
  for (const id of blocks.wouldOrder) outline(lines, frameOf(id), INKS.chosen);
  for (const id of blocks.named) tick(lines, frameOf(id));
  for (const id of blocks.ruledOut) bar(lines, frameOf(id));
  if (blocks.cursor !== null) outline(lines, frameOf(blocks.cursor), INKS.ink);
  const asked = blocks.asked === null ? undefined : frameOf(blocks.asked);
  if (!asked) return;
  const sign = container.addChild(new PIXI.Sprite(underAttack));
  sign.scale.set((asked.width * 1.05) / underAttack.width);
  sign.position.set(asked.x - asked.width * 0.12, asked.y - asked.width * 0.12);
}

function outline(lines: Lines, frame: Frame | undefined, color: number): void {
  if (!frame) return;
  lines.lineStyle({ width: 7, color: color === INKS.ink ? INKS.paper : INKS.ink, alpha: 0.75 });
  draw(lines, frame, 4);
  lines.lineStyle({ width: 4, color });
  draw(lines, frame, 4);
}

/** A block that has been chosen: framed, with a tick at its upper right. */
function tick(lines: Lines, frame: Frame | undefined): void {
  if (!frame) return;
  outline(lines, frame, INKS.reach);
  const radius = frame.width * 0.2;
  const [x, y] = [frame.x + frame.width, frame.y];
  lines.lineStyle({ width: frame.width * 0.04, color: INKS.paper });
  lines.beginFill(INKS.reach).drawCircle(x, y, radius).endFill();
  lines.lineStyle({ width: frame.width * 0.07, color: INKS.paper });
  lines.moveTo(x - radius * 0.5, y).lineTo(x - radius * 0.1, y + radius * 0.4);
  lines.lineTo(x + radius * 0.5, y - radius * 0.4);
}

/** A barred circle at the upper left of a block: it would have nothing to do any more. */
function bar(lines: Lines, frame: Frame | undefined): void {
  if (!frame) return;
  const radius = frame.width * 0.16;
  const reach = radius * Math.SQRT1_2;
  const { x, y } = frame;
  lines.lineStyle({ width: frame.width * 0.05, color: INKS.ink });
  lines.beginFill(INKS.paper).drawCircle(x, y, radius).endFill();
  lines.moveTo(x - reach, y + reach).lineTo(x + reach, y - reach);
}
