import type { SpaceId } from '../../../core';
import { clear, drawRimmed, INKS } from './overlay-signs';
import type { SceneBoard } from './scene-board';

/** Draws the chain of command of the focused piece: a thin line from space to space, with a knot in each. */
export function paintChain(container: PIXI.Container, board: SceneBoard, chain: readonly SpaceId[]): void {
  clear(container);
  const points = chain.map((space) => board.centreOf(space));
  const [first, ...others] = points;
  if (!first || others.length === 0) return;
  const line = container.addChild(new PIXI.Graphics());
  drawRimmed(line, [8, INKS.paper], [3, INKS.reach], () => {
    line.moveTo(first.x, first.y);
    for (const { x, y } of others) line.lineTo(x, y);
    for (const { x, y } of points) line.drawCircle(x, y, 5);
  });
}
