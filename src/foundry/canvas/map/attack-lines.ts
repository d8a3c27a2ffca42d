import { type Order, type PieceId, pieceOf, type Side, type SpaceId, type State } from '../../../core';
import type { BattleView } from '../../../match';
import type { UserBattle } from '../../battle';
import type { Point } from '../../geometry/board-on-scene';
import type { Sight } from '../choices/space-card';
import { clear, drawRimmed, INKS, type MarkTextures, putSign, signLabel } from './overlay-signs';
import { placeOfPiece, type SceneBoard } from './scene-board';

/** The loss of one piece, and its space. */
export interface Loss {
  readonly piece: PieceId;
  readonly space: SpaceId;
  readonly steps: number;
  readonly fallen: boolean;
}

/** The visible results of the last order: where pieces moved and where strength was lost. */
export interface Trace {
  readonly paths: readonly { readonly from: SpaceId; readonly to: SpaceId; readonly side: Side }[];
  /** The attack, with the spaces of attacker and target at that time. */
  readonly attack: { readonly from: SpaceId; readonly to: SpaceId } | null;
  readonly losses: readonly Loss[];
}

/** True if an undo, or anything else but an order, led to what is shown: then no trace is right. */
export const isUntraced = ({ open, last }: Pick<BattleView, 'open' | 'last'>): boolean =>
  open === null && last === null;

/**
 * The state to compare with: the beginning of an order that stopped at a question; null if no order was given since the
 * last view, as when a player undoes an order or asks to.
 */
export function traceBeginning(
  shown: Pick<BattleView, 'state' | 'open' | 'actions'>,
  now: Pick<BattleView, 'open' | 'actions' | 'last'>,
): State | null {
  if (now.open) return now.open.from;
  if (isUntraced(now) || now.actions === shown.actions) return null;
  return shown.open?.from ?? shown.state;
}

/** Compares the states before and after an order: a unit that is gone was eliminated in its last space. */
export function traceOf(before: State, after: State, order?: Order): Trace {
  const paths = new Map<string, Trace['paths'][number]>();
  for (const piece of [...Object.values(before.units), ...Object.values(before.leaders)]) {
    const now = pieceOf(after, piece.id);
    if (now && now.at !== piece.at) {
      paths.set(`${piece.at} ${now.at}`, { from: piece.at, to: now.at, side: piece.side });
    }
  }
  return {
    paths: [...paths.values()],
    attack: attackOf(before, order),
    losses: [...unitLosses(before, after), ...leaderLosses(before, after)],
  };
}

function attackOf(before: State, order: Order | undefined): Trace['attack'] {
  const from = order?.unit === undefined ? undefined : pieceOf(before, order.unit)?.at;
  const to = order?.target === undefined ? undefined : pieceOf(before, order.target)?.at;
  return from !== undefined && to !== undefined ? { from, to } : null;
}

const unitLosses = (before: State, after: State): Trace['losses'] =>
  Object.values(before.units).flatMap(({ id, at, strength }) => {
    const now = after.units[id];
    const fallen = now === undefined && after.fallenUnits[id] !== undefined;
    const steps = strength - (now?.strength ?? (fallen ? 0 : strength));
    return steps > 0 ? [{ piece: id, space: now?.at ?? lastPlace(after, id, at), steps, fallen }] : [];
  });

const leaderLosses = (before: State, after: State): Trace['losses'] =>
  Object.values(before.leaders).flatMap(({ id, at }) =>
    after.fallenLeaders[id] && !after.leaders[id]
      ? [{ piece: id, space: lastPlace(after, id, at), steps: 0, fallen: true }]
      : [],
  );

const lastPlace = ({ fallenUnits, fallenLeaders }: State, id: PieceId, otherwise: SpaceId): SpaceId =>
  fallenUnits[id]?.at ?? fallenLeaders[id]?.at ?? otherwise;

/** The point that is a part of the way from one point to another. */
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Draws a ruler between two points, with a tick for every space that it passes. */
function drawRuler(line: PIXI.Graphics, from: Point, to: Point, step: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const aside = { x: (-(to.y - from.y) / length) * 9, y: ((to.x - from.x) / length) * 9 };
  drawRimmed(line, [9, INKS.paper], [3.5, INKS.attack], () => {
    line.moveTo(from.x, from.y).lineTo(to.x, to.y);
    for (let at = step; at < length - step / 2; at += step) {
      const { x, y } = between(from, to, at / length);
      line.moveTo(x - aside.x, y - aside.y).lineTo(x + aside.x, y + aside.y);
    }
  });
}

/** Draws the line of sight from the selected piece, and the space that blocks it. */
export function paintSight(
  container: PIXI.Container,
  board: SceneBoard,
  sight: Sight | undefined,
  textures: MarkTextures,
): void {
  clear(container);
  if (!sight) return;
  const from = board.centreOf(sight.from);
  const to = board.centreOf(sight.to);
  const reach = board.cell.width * 0.44;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length > 2.2 * reach) {
    const line = container.addChild(new PIXI.Graphics());
    const start = between(from, to, reach / length);
    drawRuler(line, start, between(from, to, 1 - reach / length), board.cell.width);
  }
  if (sight.blocked !== null) putSign(container, board, textures.blocked, sight.blocked);
}

function drawArrow(line: PIXI.Graphics, from: Point, to: Point, size: number): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (by: number): Point => ({
    x: to.x - Math.cos(turn + by) * size,
    y: to.y - Math.sin(turn + by) * size,
  });
  const [left, right] = [barb(0.5), barb(-0.5)];
  line.moveTo(from.x, from.y).lineTo(to.x, to.y);
  line.moveTo(left.x, left.y).lineTo(to.x, to.y).lineTo(right.x, right.y);
}

/** Draws an arrow from an attacker to its target, below the other marks. */
function paintAttack(container: PIXI.Container, board: SceneBoard, from: SpaceId, to: SpaceId): void {
  const line = container.addChildAt(new PIXI.Graphics(), 0);
  const [start, end] = [board.centreOf(from), board.centreOf(to)];
  const margin = (board.cell.width * 0.28) / Math.hypot(end.x - start.x, end.y - start.y);
  drawRimmed(line, [14, INKS.paper], [7, INKS.attack], () =>
    drawArrow(line, between(start, end, margin), between(start, end, 1 - margin), 22),
  );
}

/** Draws an arrow for each of several attacks. */
export function paintAttacks(
  container: PIXI.Container,
  board: SceneBoard,
  attacks: readonly { readonly from: SpaceId; readonly to: SpaceId }[],
): void {
  for (const { from, to } of attacks) paintAttack(container, board, from, to);
}

/** Draws the results of the last order: arrows for the attack and the moves, and a burst for each loss. */
export function paintTrace(
  container: PIXI.Container,
  board: SceneBoard,
  { paths, attack, losses }: Trace,
  lossAt: (loss: Loss) => LossSign = (loss) => signOfLoss(board, loss),
): void {
  clear(container);
  const line = container.addChild(new PIXI.Graphics());
  drawRimmed(line, [10, INKS.paper, 0.55], [4, INKS.ink, 0.6], () => {
    for (const path of paths) {
      const from = board.centreOf(path.from);
      const to = board.centreOf(path.to);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      drawArrow(line, from, between(from, to, Math.max(0, 1 - (board.cell.width * 0.46) / length)), 20);
    }
  });
  if (attack) paintAttack(container, board, attack.from, attack.to);
  for (const loss of losses) {
    const { x, y, word, radius } = lossAt(loss);
    container.addChild(lossSign(word, radius)).position.set(x, y);
  }
}

/** The burst for a loss: its position, size and text. */
export interface LossSign extends Point {
  readonly word: string;
  readonly radius: number;
}

/** The loss sign beside the block of a piece that has its space alone. */
function signOfLoss(board: SceneBoard, { space, steps, fallen }: Loss): LossSign {
  const { x, y } = board.centreOf(space);
  const { width, height } = board.cell;
  const word = fallen ? '✕' : `−${steps}`;
  return { x: x - width * 0.36, y: y + (fallen ? 0 : height * 0.26), word, radius: width * 0.17 };
}

/** A burst with a text on it, centred on its origin. */
function lossSign(word: string, radius: number): PIXI.Container {
  const sign = new PIXI.Container();
  const burst = sign.addChild(new PIXI.Graphics());
  const points = Array.from({ length: 20 }, (_, index): Point => {
    const reach = index % 2 === 0 ? radius * 1.25 : radius * 0.95;
    const turn = (index * Math.PI) / 10;
    return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach };
  });
  burst.lineStyle({ width: 2.5, color: INKS.paper });
  burst
    .beginFill(INKS.attack)
    .drawPolygon([...points])
    .endFill();
  sign.addChild(signLabel(word, radius * 1.05, INKS.paper));
  return sign;
}

/** The radius of a burst, as a share of the space. */
const RADIUS = 0.062;

/** The loss signs of pieces that share a space: on their blocks, eliminated pieces in a row along the upper edge. */
export function lossesInStacks(
  board: SceneBoard,
  battle: UserBattle,
  { losses }: Trace,
): (loss: Loss) => LossSign {
  const radius = board.cell.width * RADIUS;
  const sign = battle.rules.hitTrack === 'disruption' ? '+' : '−';
  return (loss) => {
    const { space, piece, steps, fallen } = loss;
    const stand = fallen ? undefined : placeOfPiece(battle, piece);
    const gone = losses.filter((each) => each.fallen && each.space === space).indexOf(loss);
    const place = stand
      ? { x: stand.x + stand.size * 0.34, y: stand.y - stand.size * 0.2 }
      : { x: 0.2 + gone * 0.15, y: 0.1 };
    return { ...board.pointIn(space, place), word: fallen ? '✕' : `${sign}${steps}`, radius };
  };
}
