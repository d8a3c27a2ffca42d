import { drawWord, SERIF } from './caption';
import { MAP_INKS } from './colours';
import { documentOf, drawArea, drawLine, element, group, short, textElement } from './svg';

const { ink, paper, faint } = MAP_INKS;

/** The paper around the board, in pixels of the map. */
export const MOUNT = { edge: 62, legend: 268 } as const;

/** The distance of the neat line from the board. */
const NEAT = 43;

/** The sheet on which the board is printed. */
export interface MountDrawing {
  /** The size of the board. */
  readonly width: number;
  readonly height: number;
  /** The width of a space. */
  readonly space: number;
  /** The words below the bar that shows the scale. */
  readonly scale: string;
  /** True if the board is turned, so that north is below. */
  readonly isTurned: boolean;
}

const rect = (x: number, y: number, width: number, height: number, stroke: number): string =>
  element('rect', { x, y, width, height, fill: 'none', stroke: ink, 'stroke-width': stroke });

/** Draws a compass rose with eight points. */
function compass(x: number, y: number, radius: number, isTurned: boolean): string {
  const point = (turn: number, reach: number): string => {
    const half = reach * 0.16;
    const blade = (side: number, fill: string) =>
      drawArea(`M0 0L${short(side * half)} ${short(-half * 1.2)}L0 ${short(-reach)}Z`, fill, {
        stroke: ink,
        'stroke-width': 1,
        'stroke-linejoin': 'round',
      });
    return group({ transform: `rotate(${turn})` }, blade(-1, ink), blade(1, paper));
  };
  const ring = (r: number, width: number) =>
    element('circle', { r, fill: 'none', stroke: ink, 'stroke-width': width });
  const rose = [
    ring(radius * 0.62, 1.2),
    ring(radius * 0.56, 0.6),
    ...[45, 135, 225, 315].map((turn) => point(turn, radius * 0.54)),
    ...[0, 90, 180, 270].map((turn) => point(turn, radius * 0.86)),
  ];
  return group(
    { transform: `translate(${short(x)} ${short(y)})` },
    group({ transform: isTurned ? 'rotate(180)' : undefined }, ...rose),
    drawWord('N', {
      x: 0,
      y: isTurned ? radius * 1.2 : -radius * 0.94,
      size: radius * 0.36,
      fill: ink,
      style: 'bold',
    }),
  );
}

/** Draws a bar as long as a space, or half of a wide one, with its length above and words below. */
function scaleBar(x: number, y: number, space: number, words: string): string {
  const isWide = space > 180;
  const length = isWide ? space / 2 : space;
  const font = { 'font-family': SERIF, 'text-anchor': 'middle', fill: ink };
  const left = x - length / 2;
  const part = length / 4;
  return [
    element('rect', { x: left, y, width: length, height: 8, fill: paper, stroke: ink, 'stroke-width': 1.2 }),
    element('rect', { x: left, y, width: part, height: 8, fill: ink }),
    element('rect', { x: left + 2 * part, y, width: part, height: 8, fill: ink }),
    textElement({ ...font, x: left, y: y - 7, 'font-size': 20 }, '0'),
    textElement({ ...font, x: left + length, y: y - 7, 'font-size': 20 }, isWide ? '½' : '1'),
    textElement({ ...font, x, y: y + 32, 'font-size': 20, 'font-style': 'italic' }, words),
  ].join('');
}

/** The middle of the legend beside the board, and the height of its cartouche. */
export const cartoucheOf = ({ width, height }: Pick<MountDrawing, 'width' | 'height'>) => ({
  x: width + (MOUNT.legend + NEAT) / 2 - 5,
  y: height / 2,
  width: MOUNT.legend - NEAT - 64,
  height: Math.min(300, height * 0.36),
});

/** Draws the cartouche: a tablet with scrolled ends; its words are written by the caller. */
function cartouche(drawing: MountDrawing): string {
  const { x, y, width, height } = cartoucheOf(drawing);
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const notch = 16;
  const tablet = (inset: number): string => {
    const [l, r, t, b] = [left + inset, right - inset, top + inset, bottom - inset];
    return `M${l + notch} ${t}H${r - notch}Q${r - notch} ${t + notch} ${r} ${t + notch}V${b - notch}Q${r - notch} ${b - notch} ${r - notch} ${b}H${l + notch}Q${l + notch} ${b - notch} ${l} ${b - notch}V${t + notch}Q${l + notch} ${t + notch} ${l + notch} ${t}Z`;
  };
  const flourish = (at: number, down: number): string =>
    drawLine(
      `M${x - 46} ${at}Q${x - 22} ${at - 13 * down} ${x} ${at}T${x + 46} ${at}M${x - 7} ${at - 9 * down}L${x} ${at - 16 * down}L${x + 7} ${at - 9 * down}`,
      ink,
      1.6,
      { 'stroke-linecap': 'round' },
    );
  return [
    drawArea(tablet(0), MAP_INKS.sheet, { stroke: ink, 'stroke-width': 2.2 }),
    drawLine(tablet(6), faint, 0.9),
    flourish(top - 12, 1),
    flourish(bottom + 12, -1),
  ].join('');
}

/**
 * Draws the sheet below the board: paper, a neat line, and beside the board a compass, a cartouche and the scale. The
 * board's corner is at 0:0.
 */
export function drawMount(drawing: MountDrawing): string {
  const { width, height, space, scale, isTurned } = drawing;
  const { edge, legend } = MOUNT;
  const box = { x: -edge, y: -edge, width: width + edge + legend, height: height + 2 * edge };
  const { x } = cartoucheOf(drawing);
  return documentOf(
    box,
    1,
    element('rect', { ...box, fill: paper }),
    rect(-NEAT - 9, -NEAT - 9, width + NEAT + legend - 1, height + 2 * NEAT + 18, 4),
    rect(-NEAT, -NEAT, width + 2 * NEAT, height + 2 * NEAT, 1.6),
    compass(x, height * 0.17, 62, isTurned),
    cartouche(drawing),
    scaleBar(x, height * 0.86, space, scale),
  );
}
