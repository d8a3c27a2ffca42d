import { degreesOf, type Facing } from '../../core';
import type { NationColours } from '../colours';
import { drawArea, element, group, short } from '../svg';
import { type Body, MIDDLE } from './body';

/** The half width and the height of the arrow ahead of the front; an arrow over a corner is narrower. */
const ARROW = { edge: { half: 14, height: 13 }, corner: { half: 12.5, height: 15 } } as const;
/** The part of an arrow towards a side that overlaps the block, because other blocks are close by there. */
const INSIDE = 9;
const BAR = 6;
const PAPER = '#f7f0df';
const INK = '#1d1812';

/** The width that the mark of a front takes from a block: positive on the right, negative on the left. */
export function besideFront(front: Facing | undefined): number {
  const taken = front?.length === 1 ? INSIDE : BAR;
  if (front?.endsWith('e')) return taken;
  return front?.endsWith('w') ? -taken : 0;
}

/** Marks the front of an upright block: a light bar along that edge or corner, and an arrow pointing ahead. */
export function drawFront(
  facing: Facing,
  shape: 'hex' | 'square',
  body: Body,
  colours: NationColours,
  down: number,
): string {
  const turn = degreesOf(facing, shape);
  const isCorner = facing.length > 1;
  const bar = {
    fill: PAPER,
    stroke: colours.edge,
    'stroke-width': 1,
    d: isCorner ? aroundCorner(facing, body) : alongEdge(facing, body),
  };
  return group(
    { transform: `translate(${MIDDLE.x} ${short(MIDDLE.y + body.back + down)})` },
    element('path', { ...bar, transform: isCorner ? undefined : `rotate(${turn})` }),
    drawArea(
      isCorner ? arrow(ARROW.corner, toCorner(turn, body)) : arrow(ARROW.edge, toEdge(facing, body)),
      INK,
      { transform: `rotate(${turn})`, stroke: PAPER, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    ),
  );
}

const arrow = ({ half, height }: { readonly half: number; readonly height: number }, base: number): string =>
  `M${-half} ${short(base)}L0 ${short(base - height)}L${half} ${short(base)}Z`;

/** True if the block's width and height swap roles as seen from its front. */
const isAcross = (facing: Facing): boolean => facing === 'e' || facing === 'w';

function alongEdge(facing: Facing, { width, height }: Body): string {
  const along = (isAcross(facing) ? height : width) - 8;
  const ahead = (isAcross(facing) ? width : height) / 2;
  return `M${-along / 2} ${-ahead + 1}h${along}v${BAR}h${-along}Z`;
}

const toEdge = (facing: Facing, { width, height }: Body): number =>
  isAcross(facing) ? -width / 2 + INSIDE : -height / 2 + 0.5;

/** A bar around the corner of the block, along half of both edges. */
function aroundCorner(facing: Facing, { width, height }: Body): string {
  const across = facing.endsWith('e') ? 1 : -1;
  const up = facing.startsWith('n') ? -1 : 1;
  const [x, y] = [across * (width / 2 - 1), up * (height / 2 - 1)];
  const [along, beside] = [-across * (width / 2 - 5), -up * (height / 2 - 5)];
  const [inX, inY] = [-across * BAR, -up * BAR];
  return `M${x + along} ${y}H${x}V${y + beside}h${inX}V${y + inY}H${x + along}Z`;
}

/** The start of an arrow over a corner, where its direction leaves the block; there is enough room beyond corners. */
function toCorner(turn: number, { width, height }: Body): number {
  const angle = (turn * Math.PI) / 180;
  const exit = Math.min(width / 2 / Math.abs(Math.sin(angle)), height / 2 / Math.abs(Math.cos(angle)));
  return 2 - exit;
}
