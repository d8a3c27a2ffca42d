import type { Frame, NationColours } from '../colours';
import { drawArea, drawLine } from '../svg';
import type { Body } from './body';

const box = ({ width, height, back }: Body, inset: number): string =>
  `M${inset - width / 2} ${inset - height / 2 + back}h${width - 2 * inset}v${height - 2 * inset}H${inset - width / 2}Z`;

const corners = ({ width, height, back }: Body): string =>
  [-1, 1]
    .flatMap((x) =>
      [-1, 1].map((y) => `M${(x * width) / 2} ${(y * height) / 2 + back}h${-x * 15}l${x * 15} ${-y * 15}Z`),
    )
    .join('');

const ends = ({ width, height, back }: Body): string =>
  [-1, 1].map((x) => `M${(x * width) / 2} ${-height / 2 + back}h${-x * 7}v${height}h${x * 7}Z`).join('');

const frontBar = ({ width, height, back }: Body): string =>
  `M${-width / 2} ${-height / 2 + back}h${width}v5.5h${-width}Z`;

/** Two bars, above and below. */
const bands = ({ width, height, back }: Body): string =>
  [-height / 2, height / 2 - 4.5].map((y) => `M${-width / 2} ${y + back}h${width}v4.5h${-width}Z`).join('');

const notches = ({ width, back }: Body): string =>
  [-1, 1]
    .flatMap((x) => [-19, -1].map((y) => `M${(x * width) / 2} ${back + y}l${-x * 7} 9l${x * 7} 9Z`))
    .join('');

/** Draws the frame of a nation on the face of a block, which distinguishes nations without colour. */
export function drawFrame(body: Body, { frame, facings, face }: NationColours): string {
  const line = (inset: number, width: number): string => drawLine(box(body, inset), facings, width);
  const filled = (d: string): string => drawArea(d, facings, { stroke: face, 'stroke-width': 0.6 });
  const frames: Readonly<Record<Frame, () => string>> = {
    plain: () => '',
    rim: () => line(2.6, 4),
    'thin-rim': () => line(3, 1.6),
    'front-bar': () => filled(frontBar(body)),
    ends: () => filled(ends(body)),
    corners: () => filled(corners(body)),
    band: () => filled(bands(body)),
    notched: () => filled(notches(body)),
  };
  return frames[frame]();
}
