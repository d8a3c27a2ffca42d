import { MAP_INKS } from '../colours';
import { drawArea, drawLine } from '../svg';
import type { Board } from './board';
import { at, away, direction, type Point } from './point';
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

/** A bridge: a deck over the water between two parapets with splayed ends. */
function bridge(span: Span, size: number): string {
  const parapets = [1, -1].map((side) => rail(span, side, size * 0.045)).join('');
  return [
    drawArea(deck(span), MAP_INKS.sheet),
    drawLine(parapets, MAP_INKS.ink, size * 0.02, { 'stroke-linejoin': 'round' }),
  ].join('');
}

/** A ford: the two broken lines of a track through the water. */
function ford(span: Span, size: number): string {
  return drawLine([1, -1].map((side) => rail(span, side, 0)).join(''), MAP_INKS.ink, size * 0.018, {
    'stroke-dasharray': `${size * 0.035} ${size * 0.025}`,
  });
}

/** The position of a bridge or ford on a stretch of water. */
export function spanOver(reach: Reach, size: number): Span {
  const flow = direction(alongReach(reach, 0.45), alongReach(reach, 0.55));
  return {
    middle: alongReach(reach, 0.5),
    across: flow + Math.PI / 2,
    reach: size * (Math.max(...reach.breadth) / 2 + 0.07),
    half: size * (reach.isWide ? 0.105 : 0.055),
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
