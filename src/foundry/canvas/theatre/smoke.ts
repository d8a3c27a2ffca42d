import type { Beat } from '../../../core';
import type { Point } from '../../geometry/board-on-scene';
import {
  comeAndGo,
  directions,
  easeOut,
  type Ground,
  type Paint,
  puffTexture,
  scattered,
  within,
} from './paint-context';

/** A cloud of powder smoke: its origin and drift, in shares of a space. */
interface Puff {
  /** Along the line of fire and across it. */
  readonly along: number;
  readonly across: number;
  readonly size: number;
  /** Its start, as a part of the whole. */
  readonly begins: number;
}

const SMOKE = 0xc4c1b9;
const DUST = 0xa8946f;
const FIRE = 0xf4b24a;
const BALL = 0x2b241b;

/** A line of muskets that fires from one end to the other. */
const VOLLEY: readonly Puff[] = Array.from({ length: 9 }, (_, index) => ({
  along: 0.3 + 0.05 * scattered(index),
  across: (index - 4) * 0.085,
  size: 0.42 + 0.06 * scattered(index + 20),
  begins: 0.02 * index,
}));

/** The smoke of two guns side by side. */
const GUNS: readonly Puff[] = [-1, 1].flatMap((side, index) =>
  Array.from({ length: 3 }, (_, number) => ({
    along: 0.32 + 0.11 * number,
    across: 0.17 * side,
    size: 0.5 - 0.1 * number,
    begins: 0.1 * index + 0.02 * number,
  })),
);

/** The dust where a shot strikes. */
const IMPACT: readonly Puff[] = Array.from({ length: 4 }, (_, index) => ({
  along: 0.12 * scattered(index + 40),
  across: 0.16 * scattered(index + 50),
  size: 0.3,
  begins: 0.26 + 0.03 * index,
}));

/**
 * Draws powder smoke in front of the firing unit, drifting towards its target; for artillery also a ball, and dust
 * where it lands.
 */
export function paintSmoke(
  container: PIXI.Container,
  { board }: Ground,
  { arm, from, at }: Extract<Beat, { type: 'shot' }>,
): Paint {
  const isGuns = arm === 'artillery';
  const [start, end] = [board.centreOf(from), board.centreOf(at)];
  const paints = (isGuns ? GUNS : VOLLEY).map((each) =>
    paintPuff(container, board.cell.width, [start, end], each),
  );
  if (isGuns) {
    paints.push(paintBall(container, board.cell.width, [start, end]));
    for (const each of IMPACT) paints.push(paintPuff(container, board.cell.width, [end, start], each, DUST));
  }
  return (part) => {
    for (const paint of paints) paint(part);
  };
}

function paintPuff(
  container: PIXI.Container,
  unit: number,
  [from, to]: readonly [Point, Point],
  { along, across, size, begins }: Puff,
  tint = SMOKE,
): Paint {
  const way = directions(from, to);
  const at = (far: number): Point => ({
    x: from.x + unit * (way.along.x * far + way.across.x * across),
    y: from.y + unit * (way.along.y * far + way.across.y * across),
  });
  const muzzle = at(along - 0.06);
  const flash = tint === SMOKE ? spriteAt(container, muzzle, FIRE) : undefined;
  const cloud = spriteAt(container, at(along), tint);
  return (part) => {
    const own = within(part, begins, Math.min(1, begins + 0.8));
    const { x, y } = at(along + 0.22 * easeOut(own));
    // Smoke rises, in any direction of drift.
    cloud.position.set(x, y - 0.1 * unit * own);
    cloud.width = cloud.height = unit * size * (0.35 + 0.9 * easeOut(own));
    cloud.alpha = 0.85 * comeAndGo(own, 0.08, 0.7);
    if (!flash) return;
    flash.alpha = own > 0 ? 1 - within(own, 0, 0.14) : 0;
    flash.width = flash.height = unit * size * 0.5;
  };
}

function paintBall(container: PIXI.Container, unit: number, [from, to]: readonly [Point, Point]): Paint {
  const ball = container.addChild(new PIXI.Graphics());
  ball.beginFill(BALL).drawCircle(0, 0, unit * 0.035);
  return (part) => {
    const flown = within(part, 0.03, 0.27);
    ball.visible = flown > 0 && flown < 1;
    const far = 0.12 + 0.88 * flown;
    const rise = unit * 0.3 * Math.sin(Math.PI * flown);
    ball.position.set(from.x + (to.x - from.x) * far, from.y + (to.y - from.y) * far - rise);
  };
}

function spriteAt(container: PIXI.Container, { x, y }: Point, tint: number): PIXI.Sprite {
  const sprite = container.addChild(new PIXI.Sprite(puffTexture()));
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sprite.tint = tint;
  sprite.alpha = 0;
  return sprite;
}
