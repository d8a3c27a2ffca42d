import { MAP_INKS } from '../colours';
import { drawArea, drawLine, short } from '../svg';
import type { Board } from './board';
import { at, away, direction, disc, type Point } from './point';
import { alongReach, type Reach } from './waterways';

/** A crossing over water. */
export interface Span {
  readonly middle: Point;
  /** Direction across the water. */
  readonly across: number;
  /** Half the length of the crossing. */
  readonly reach: number;
  readonly half: number;
}

/** A line along one side of a crossing: `side` is 1 or -1, `flare` spreads its ends. */
function rail({ middle, across, reach, half }: Span, side: number, flare: number): string {
  const beside = across + (Math.PI / 2) * side;
  const near = away(away(middle, across, -reach), beside, half);
  const far = away(away(middle, across, reach), beside, half);
  const nearEnd = away(away(near, across, -flare), beside, flare);
  const farEnd = away(away(far, across, flare), beside, flare);
  return `M${at(nearEnd)}L${at(near)}L${at(far)}L${at(farEnd)}`;
}

function deck({ middle, across, reach, half }: Span): string {
  const corner = (along: number, side: number): Point =>
    away(away(middle, across, reach * along), across + Math.PI / 2, half * side);
  return `M${[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].map(at).join('L')}Z`;
}

/** The joints between the stones of a deck. */
function joints({ middle, across, reach, half }: Span): string {
  return [-0.6, -0.2, 0.2, 0.6]
    .map((share) => {
      const here = away(middle, across, reach * share);
      const [left, right] = [-1, 1].map((side) => away(here, across + Math.PI / 2, half * side));
      return left && right ? `M${at(left)}L${at(right)}` : '';
    })
    .join('');
}

/** A bridge: a paved deck over the water and its shadow there, between two parapets with splayed ends. */
function bridge(span: Span, size: number): string {
  const parapets = [1, -1].map((side) => rail(span, side, size * 0.045)).join('');
  const shadow = `translate(${short(size * 0.022)} ${short(size * 0.03)})`;
  return [
    drawArea(deck(span), MAP_INKS.ink, { 'fill-opacity': 0.35, transform: shadow }),
    drawArea(deck(span), MAP_INKS.sheet),
    drawLine(joints(span), MAP_INKS.faint, size * 0.008),
    drawLine(parapets, MAP_INKS.ink, size * 0.026, { 'stroke-linejoin': 'round' }),
    drawLine(parapets, MAP_INKS.paper, size * 0.008, { 'stroke-linejoin': 'round' }),
  ].join('');
}

/** The stones of a ford: two rows across the water, as shares of its length. */
const STONES = [-0.85, -0.5, -0.17, 0.17, 0.5, 0.85];

/** A ford: the water broadens to a shallow pool, with stones in it between the broken lines of a track. */
function ford(span: Span, size: number): string {
  const { middle, across, reach, half } = span;
  const pool = disc(middle, Math.max(size * 0.15, reach * 0.72));
  const stones = STONES.flatMap((share, index) =>
    [-1, 1].map((side) => {
      const row = away(middle, across, reach * share);
      return disc(away(row, across + Math.PI / 2, side * half * 0.55), size * (0.032 - 0.006 * (index % 2)));
    }),
  );
  return [
    drawArea(pool, MAP_INKS.waterWash, { stroke: MAP_INKS.water, 'stroke-width': size * 0.012 }),
    drawArea(stones.join(''), MAP_INKS.sheet, { stroke: MAP_INKS.ink, 'stroke-width': size * 0.012 }),
    drawLine(
      [1, -1].map((side) => rail({ ...span, half: half * 1.35 }, side, 0)).join(''),
      MAP_INKS.ink,
      size * 0.018,
      {
        'stroke-dasharray': `${size * 0.035} ${size * 0.025}`,
      },
    ),
  ].join('');
}

/** The position of a bridge or ford on a stretch of water. */
export function spanOver(reach: Reach, size: number): Span {
  const flow = direction(alongReach(reach, 0.45), alongReach(reach, 0.55));
  return {
    middle: alongReach(reach, 0.5),
    across: flow + Math.PI / 2,
    reach: size * (Math.max(...reach.breadth) / 2 + 0.1),
    half: size * (reach.isWide ? 0.12 : 0.075),
  };
}

/** Draws the bridges and fords over running water. */
export function drawCrossings(board: Board, reaches: readonly Reach[]): string {
  const { size } = board;
  return reaches
    .map((reach) => {
      if (reach.over === undefined) return '';
      const span = spanOver(reach, size);
      return reach.over === 'bridge'
        ? bridge(span, size)
        : ford({ ...span, reach: span.reach + size * 0.06 }, size);
    })
    .join('');
}
