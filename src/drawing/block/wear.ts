import { element, group } from '../svg';
import type { Body } from './body';

/** The height of the strip of bars. */
export const WEAR = 15;

const PAPER = '#f7f0df';
const INK = '#1d1812';
const BAR = 11;
const GAP = 3;

/** The strength of a block: points left and full points, and the points lost if those are shown. */
interface Wear {
  readonly strength: number;
  readonly full: number;
  readonly lost: number | null;
}

/**
 * Draws the strength of a small block as bars along its lower edge, one for each point: tall for points left and flat
 * for points lost, or dark on a light strip for points lost.
 */
export function drawWear({ strength, full, lost }: Wear, { width, height, back }: Body, ink: string): string {
  const count = Math.max(1, full, strength);
  const strip = width - 10;
  const pitch = strip / count;
  const gap = Math.min(GAP, pitch * 0.3);
  const bottom = height / 2 + back - 5;
  const bar = (index: number, high: number, fill: string): string =>
    element('rect', {
      x: index * pitch - strip / 2 + gap / 2,
      y: bottom - high,
      width: pitch - gap,
      height: high,
      fill,
    });
  const bars = (from: number, to: number, high: number, fill: string): readonly string[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => bar(from + index, high, fill));
  if (lost !== null) {
    const ground = { x: -width / 2 + 3, y: bottom - BAR - 2, width: width - 6, height: BAR + 4, fill: PAPER };
    return group(
      {},
      element('rect', { ...ground, rx: 2 }),
      ...bars(0, lost, BAR, INK),
      ...bars(lost, full, 3, INK),
    );
  }
  return group({}, ...bars(0, strength, BAR, ink), ...bars(strength, full, 3, ink));
}
