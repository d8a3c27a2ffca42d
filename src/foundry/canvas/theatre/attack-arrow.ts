import type { Beat } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import { INKS } from '../map/overlay-signs';
import { directions, easeOut, type Ground, type Paint, within } from './paint-context';

/** The delay of the arrow's tail behind its head, as a share of the whole. */
const TRAILING = 0.3;

/** Draws an arrow that sweeps from the attackers to their target: broad for cavalry, narrow for infantry. */
export function paintOnset(
  container: PIXI.Container,
  { board }: Ground,
  { arm, from, at }: Extract<Beat, { type: 'onset' }>,
): Paint {
  const [start, end] = [board.centreOf(from), board.centreOf(at)];
  const unit = board.cell.width;
  const breadth = unit * (arm === 'cavalry' ? 0.2 : 0.14);
  const arrow = container.addChild(new PIXI.Graphics());
  const reach = Math.max(0, Math.hypot(end.x - start.x, end.y - start.y) - unit * 0.12);
  return (part) => {
    const head = reach * easeOut(within(part, 0, 0.55));
    const tail = Math.min(head * 0.92, reach * easeOut(within(part, TRAILING, 0.95)));
    arrow.clear();
    arrow.alpha = 1 - within(part, 0.6, 1);
    if (head < unit * 0.05) return;
    const shape = arrowShape(start, end, { tail, head, breadth });
    arrow.lineStyle({ width: unit * 0.045, color: INKS.paper, alpha: 0.95 });
    arrow.beginFill(INKS.attack, 0.9).drawPolygon(shape).endFill();
  };
}

/** An arrow along a line, pointed at both ends, with its head at the far end. */
function arrowShape(
  start: Point,
  end: Point,
  { tail, head, breadth }: { readonly tail: number; readonly head: number; readonly breadth: number },
): PIXI.Point[] {
  const { along, across } = directions(start, end);
  const point = (far: number, aside: number): PIXI.Point =>
    new PIXI.Point(start.x + along.x * far + across.x * aside, start.y + along.y * far + across.y * aside);
  const neck = Math.max(tail, head - breadth * 1.5);
  return [
    point(tail, 0),
    point(neck, breadth * 0.5),
    point(neck, breadth),
    point(head, 0),
    point(neck, -breadth),
    point(neck, -breadth * 0.5),
  ];
}
