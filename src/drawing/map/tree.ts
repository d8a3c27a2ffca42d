import { MAP_INKS } from '../colours';
import { drawArea, drawLine, ROUND, short } from '../svg';
import { at, type Point } from './point';
import type { Scattered } from './scatter';

/** The tints of leaves; a wood has trees of all of them. */
const LEAVES = [MAP_INKS.crown, MAP_INKS.leaf, MAP_INKS.woodsWash, MAP_INKS.darkLeaf] as const;

/** The paths of one tree: its outline, its shaded side, and the strokes inside. */
interface Tree {
  readonly crown: string;
  readonly strokes: string;
  readonly shadow: string;
}

/** A round tree: a crown of three arcs. */
function broadleaf(foot: Point, radius: number): Tree {
  const r = short(radius);
  const half = radius * 0.55;
  const arc = (x: number, y: number): string =>
    `a${short(half)} ${short(half)} 0 0 1 ${short(radius * x)} ${short(radius * y)}`;
  return {
    crown:
      `M${at({ x: foot.x - radius, y: foot.y })}${arc(0.45, -0.85)}${arc(1.1, 0)}${arc(0.45, 0.85)}` +
      `a${r} ${short(radius * 0.6)} 0 0 1 ${short(-radius * 2)} 0Z`,
    strokes:
      `M${at({ x: foot.x + radius * 0.65, y: foot.y - radius * 0.35 })}` +
      `a${short(radius * 0.7)} ${short(radius * 0.7)} 0 0 1 ${short(-radius * 0.55)} ${short(radius * 0.6)}`,
    shadow: shadowOf(foot, radius),
  };
}

/** A slender tree, pointed at the top. */
function poplar(foot: Point, radius: number): Tree {
  const [wide, high] = [radius * 0.62, radius * 2.3];
  const base = { x: foot.x, y: foot.y + radius * 0.5 };
  return {
    crown:
      `M${at(base)}C${at({ x: base.x - wide * 1.6, y: base.y - high * 0.2 })} ` +
      `${at({ x: base.x - wide, y: base.y - high * 0.75 })} ${at({ x: base.x, y: base.y - high })}` +
      `C${at({ x: base.x + wide, y: base.y - high * 0.75 })} ${at({ x: base.x + wide * 1.6, y: base.y - high * 0.2 })} ${at(base)}Z`,
    strokes: `M${at({ x: base.x + wide * 0.35, y: base.y - high * 0.7 })}v${short(high * 0.42)}`,
    shadow: shadowOf(foot, radius * 0.7),
  };
}

/** The shadow on the ground, to the lower right. */
const shadowOf = (foot: Point, radius: number): string =>
  `M${at({ x: foot.x + radius * 0.2, y: foot.y + radius * 0.75 })}h${short(radius * 1.5)}`;

/** A number from 0 up to 1 that follows from another one, for one more variation. */
export const again = (chance: number, by: number): number => (chance * by) % 1;

/** One part in so many of the trees of a wood is slender. */
const SLENDER = 0.2;

/** Draws trees, the nearer over the farther ones, in the tints of mixed leaves. */
export function drawTrees(feet: readonly Scattered[], radius: number, ink: number): string {
  return feet
    .map((foot) => {
      const size = radius * (0.72 + 0.5 * again(foot.chance, 7));
      const isSlender = again(foot.chance, 31) < SLENDER;
      const { crown, strokes, shadow } = isSlender ? poplar(foot, size) : broadleaf(foot, size);
      const leaf = LEAVES[Math.floor(again(foot.chance, 53) * LEAVES.length)] ?? MAP_INKS.crown;
      const line = { stroke: MAP_INKS.woods, 'stroke-width': ink, ...ROUND };
      return (
        drawLine(shadow, MAP_INKS.woods, ink * 1.9, ROUND) +
        drawArea(crown, leaf, line) +
        drawLine(strokes, MAP_INKS.woods, ink * 0.8, ROUND)
      );
    })
    .join('');
}
