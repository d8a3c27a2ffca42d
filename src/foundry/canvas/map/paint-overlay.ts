import type { PieceId, SpaceId } from '../../../core';
import type { Point } from '../../geometry';
import { BADGE, badgesAt } from './badges';
import type { MarkedBlocks, Overlay, Ring } from './overlay';
import { clear, drawRimmed, INKS, type MarkTextures, putSign, signLabel } from './overlay-signs';
import type { Frame, SceneBoard } from './scene-board';

/** The outline of a space, inset a little. */
function outline(board: SceneBoard, space: SpaceId, inset: number): PIXI.Polygon {
  const centre = board.centreOf(space);
  return new PIXI.Polygon(
    board.outlineOf(space).map(({ x, y }) => ({
      x: centre.x + (x - centre.x) * inset,
      y: centre.y + (y - centre.y) * inset,
    })),
  );
}

/** Draws the tints of spaces, below the tokens. */
export function paintGround(
  container: PIXI.Container,
  board: SceneBoard,
  overlay: Overlay,
  textures: MarkTextures,
  hovered: SpaceId | null,
): void {
  clear(container);
  for (const space of overlay.reach) putSign(container, board, textures.reach, space);
  const lines = container.addChild(new PIXI.Graphics());
  if (hovered !== null && overlay.reach.includes(hovered)) {
    const shape = outline(board, hovered, 0.95);
    lines.beginFill(INKS.reach, 0.3).drawShape(shape).endFill();
  }
  for (const space of overlay.blocks?.joined ?? []) drawJoin(lines, board, space);
  for (const space of overlay.answers) {
    const shape = outline(board, space, 0.95);
    lines.lineStyle({ width: 5, color: INKS.chosen, alpha: 0.95, alignment: 1 });
    lines.beginFill(INKS.chosen, 0.3).drawShape(shape).endFill();
  }
  if (overlay.selected !== null) {
    const shape = outline(board, overlay.selected, 0.96);
    lines.lineStyle({ width: 7, color: INKS.ink, alpha: 0.55 }).drawShape(shape);
    lines.lineStyle({ width: 4, color: INKS.chosen });
    lines.beginFill(INKS.chosen, 0.18).drawShape(shape).endFill();
  }
}

/** Draws the rings and signs above the tokens. */
export function paintMarks(
  container: PIXI.Container,
  board: SceneBoard,
  overlay: Overlay,
  textures: MarkTextures,
): void {
  clear(container);
  for (const ring of overlay.rings) paintRing(container, board, ring, textures);
  const lines = container.addChild(new PIXI.Graphics());
  for (const space of overlay.ruledOut) drawRuledOut(lines, board, space);
  for (const space of overlay.wouldOrder) drawWouldOrder(lines, board, space);
  if (overlay.attacked !== null) putSign(container, board, textures.underAttack, overlay.attacked);
  if (overlay.cursor !== null) {
    const line = container.addChild(new PIXI.Graphics());
    const shape = outline(board, overlay.cursor, 0.9);
    drawRimmed(line, [8, INKS.paper, 0.9], [4, INKS.ink], () => line.drawShape(shape));
  }
}

/** Draws a bright rim around units that can be joined, and a plus on the free ground in front of them. */
function drawJoin(lines: PIXI.Graphics, board: SceneBoard, space: SpaceId): void {
  const { width, height } = board.cell;
  lines.lineStyle({ width: width * 0.03, color: INKS.reach, alpha: 0.9 });
  lines.drawShape(outline(board, space, 0.95));
  const { x, y } = board.pointIn(space, { x: 0.82, y: 0.885 });
  const [across, down, arm] = [width * 0.12, height * 0.075, height * 0.045];
  lines.lineStyle({ width: width * 0.015, color: INKS.reach });
  lines.beginFill(INKS.paper, 0.95).drawRoundedRect(x - across, y - down, 2 * across, 2 * down, down * 0.6);
  lines.endFill().lineStyle({ width: width * 0.03, color: INKS.reach });
  lines.moveTo(x - arm, y).lineTo(x + arm, y);
  lines.moveTo(x, y - arm).lineTo(x, y + arm);
}

/** Draws a barred circle at the upper left of a block that could no longer act. */
function drawRuledOut(lines: PIXI.Graphics, board: SceneBoard, space: SpaceId): void {
  const { x, y } = board.centreOf(space);
  const { width, height } = board.cell;
  drawBarred(lines, { x: x - width * 0.3, y: y - height * 0.24 }, width * 0.1, width * 0.03);
}

/** Draws a circle with a bar across it, on the light ground of its inside. */
function drawBarred(lines: PIXI.Graphics, { x, y }: Point, radius: number, width: number): void {
  const reach = radius * Math.SQRT1_2;
  lines.lineStyle({ width, color: INKS.ink });
  lines.beginFill(INKS.paper).drawCircle(x, y, radius).endFill();
  lines.moveTo(x - reach, y + reach).lineTo(x + reach, y - reach);
}

/** Draws a thin outline with open corners around a block that would be ordered. */
function drawWouldOrder(lines: PIXI.Graphics, board: SceneBoard, space: SpaceId): void {
  const corners = outline(board, space, 0.93).points;
  drawRimmed(lines, [7, INKS.ink, 0.5], [4, INKS.chosen], () => {
    for (let at = 0; at < corners.length; at += 2) {
      const [x = 0, y = 0] = corners.slice(at, at + 2);
      const [nextX = 0, nextY = 0] = [...corners, ...corners].slice(at + 2, at + 4);
      lines.moveTo(x + (nextX - x) * 0.2, y + (nextY - y) * 0.2);
      lines.lineTo(x + (nextX - x) * 0.8, y + (nextY - y) * 0.8);
    }
  });
}

function paintRing(
  container: PIXI.Container,
  board: SceneBoard,
  { space, attacks }: Ring,
  textures: MarkTextures,
): void {
  putSign(container, board, textures.target, space, 0.98);
  const badges = badgesAt(board.centreOf(space), board.cell, attacks.length);
  attacks.forEach(({ dice, isClose }, index) => {
    const { middle, side } = badges[index] ?? { middle: board.centreOf(space), side: 0 };
    const badge = container.addChild(dieBadge(dice, side, isClose ? textures.handToHand : textures.fromAfar));
    badge.position.copyFrom(middle);
  });
}

/** A number of dice after the sign for melee or ranged attack, centred on its origin. */
function dieBadge(count: number, side: number, manner: PIXI.Texture): PIXI.Container {
  const badge = new PIXI.Container();
  const box = badge.addChild(new PIXI.Graphics());
  box.lineStyle({ width: side * 0.09, color: INKS.attack });
  box
    .beginFill(INKS.paper)
    .drawRoundedRect((-side * BADGE) / 2, -side / 2, side * BADGE, side, side * 0.22)
    .endFill();
  const sign = badge.addChild(new PIXI.Sprite(manner));
  sign.anchor.set(0.5);
  sign.scale.set((side * 0.74) / manner.width);
  sign.position.set(-side * 0.38, 0);
  badge.addChild(signLabel(String(count), side * 0.76, INKS.ink)).position.set(side * 0.42, 0);
  return badge;
}

/** Returns the frames of a piece's block and of its parts in other squares; none if it is not on the board. */
export type FramesOf = (piece: PieceId) => readonly Frame[];

type Lines = PIXI.Graphics;

const drawFrame = (lines: Lines, { x, y, width, height }: Frame, by: number): void => {
  lines.drawRoundedRect(x - by, y - by, width + 2 * by, height + 2 * by, 6);
};

/** Draws halos around blocks that share their space with others, below the tokens. */
export function paintHalos(container: PIXI.Container, blocks: MarkedBlocks | null, framesOf: FramesOf): void {
  if (!blocks) return;
  const lines = container.addChild(new PIXI.Graphics());
  for (const id of blocks.answers) halo(lines, framesOf(id), 0.55);
  if (blocks.selected !== null) halo(lines, framesOf(blocks.selected), 0.85);
}

function halo(lines: Lines, frames: readonly Frame[], strength: number): void {
  for (const frame of frames) {
    lines.lineStyle({ width: 2, color: INKS.ink, alpha: 0.7 }).beginFill(INKS.chosen, strength);
    drawFrame(lines, frame, 7);
    lines.endFill();
  }
}

/** Draws the marks on blocks that share their space with others, above the tokens. */
export function paintBlockMarks(
  container: PIXI.Container,
  blocks: MarkedBlocks | null,
  framesOf: FramesOf,
  underAttack: PIXI.Texture,
): void {
  if (!blocks) return;
  const lines = container.addChild(new PIXI.Graphics());
  for (const id of blocks.selected === null ? blocks.answers : [...blocks.answers, blocks.selected]) {
    outlineBlock(lines, framesOf(id), INKS.chosen);
  }
  for (const id of blocks.wouldOrder) outlineBlock(lines, framesOf(id), INKS.chosen);
  for (const id of blocks.named) tick(lines, framesOf(id));
  for (const id of blocks.ruledOut) bar(lines, framesOf(id));
  if (blocks.cursor !== null) outlineBlock(lines, framesOf(blocks.cursor), INKS.ink);
  const [attacked] = blocks.attacked === null ? [] : framesOf(blocks.attacked);
  if (!attacked) return;
  const sign = container.addChild(new PIXI.Sprite(underAttack));
  sign.scale.set((attacked.width * 1.05) / underAttack.width);
  sign.position.set(attacked.x - attacked.width * 0.12, attacked.y - attacked.width * 0.12);
}

function outlineBlock(lines: Lines, frames: readonly Frame[], color: number): void {
  for (const frame of frames) {
    const rim = color === INKS.ink ? INKS.paper : INKS.ink;
    drawRimmed(lines, [7, rim, 0.75], [4, color], () => drawFrame(lines, frame, 4));
  }
}

/** Draws a frame around a chosen block, with a tick at its upper right. */
function tick(lines: Lines, frames: readonly Frame[]): void {
  const [frame] = frames;
  if (!frame) return;
  outlineBlock(lines, frames, INKS.reach);
  const radius = frame.width * 0.2;
  const [x, y] = [frame.x + frame.width, frame.y];
  lines.lineStyle({ width: frame.width * 0.04, color: INKS.paper });
  lines.beginFill(INKS.reach).drawCircle(x, y, radius).endFill();
  lines.lineStyle({ width: frame.width * 0.07, color: INKS.paper });
  lines.moveTo(x - radius * 0.5, y).lineTo(x - radius * 0.1, y + radius * 0.4);
  lines.lineTo(x + radius * 0.5, y - radius * 0.4);
}

/** Draws a barred circle at the upper left of a block that could no longer act. */
function bar(lines: Lines, [frame]: readonly Frame[]): void {
  if (frame) drawBarred(lines, frame, frame.width * 0.16, frame.width * 0.05);
}
