import { drawWord } from '../caption';
import { mixed, type NationColours, nationColours } from '../colours';
import type { Detail } from '../detail';
import { drawFigures } from '../figures/draw-figures';
import { type Dress, dressOf } from '../figures/dress';
import { GOLD } from '../figures/flag';
import { areFigures, type FigureDetail } from '../look-of-pieces';
import { drawArea, element, group, short } from '../svg';
import type { BlockDrawing } from './block-drawing';
import type { Body } from './body';
import { drawConditions, PLATE_WIDTH } from './condition';
import { drawFrame } from './frame';
import { drawGrade } from './signs';

/** The figures of a block: their dress, and their detail. */
export interface Figures {
  readonly dress: Dress;
  readonly detail: FigureDetail;
}

/** The figures of a block; undefined if it shows signs, or its arm is unknown. */
export function figuresOf({ arm, sign, nation }: BlockDrawing, detail: Detail): Figures | undefined {
  if (!areFigures(detail)) return undefined;
  const dress = dressOf(arm, sign, nation);
  return dress && { dress, detail };
}

/** The ground on which figures stand: paler than the nation's colour, which stays on the sides and the frame. */
const GROUND = '#e9dfc4';

/** The colours of a block on which figures stand. */
export function groundColours(colours: NationColours): NationColours {
  return {
    ...colours,
    face: mixed(colours.face, GROUND, 0.62),
    facings: mixed(colours.face, '#000000', 0.1),
  };
}

/** The upper edge of the picture, from the middle of a block's face, and the room that an arrow ahead takes there. */
const CEILING = -52;
export const ARROW_ROOM = 13;

/** The scale of plates, which lie over the feet of the figures. */
const PLATE = 0.78;
const PLATE_HEIGHT = 29 * PLATE;

/** The letters of a sign that is only letters. */
const lettersOf = (sign: string): string => (sign.startsWith('letters ') ? sign.slice(8, 10) : '');

/** Draws the face of a block with its figures, and the plates of its grade and conditions over their feet. */
export function drawFigureFace(block: BlockDrawing, { dress, detail }: Figures, body: Body): string {
  const { nation, strength, full, grade = '', gradeColour = null, conditions = [] } = block;
  const bottom = body.back + body.height / 2;
  const company = {
    ...{ dress, nation, strength, full },
    face: { width: body.width, bottom },
    ceiling: CEILING + (block.front === 'n' ? ARROW_ROOM : 0),
  };
  const half = Math.max(body.width / 2, 40);
  const letters = lettersOf(block.sign);
  const low = bottom + 3 - PLATE_HEIGHT;
  const plated = (x: number, plate: string): string =>
    group({ transform: `translate(${short(x)} ${short(low)}) scale(${PLATE})` }, plate);
  return [
    drawFrame(body, groundColours(nationColours(nation))),
    dress.isGilded ? drawGilding(body, block.spent ? bottom - EDGE : bottom) : '',
    drawFigures(company, detail),
    letters &&
      element('circle', { cy: bottom - 11, r: 11, fill: '#f7f0df', stroke: '#17120d', 'stroke-width': 1.5 }),
    letters && drawWord(letters, { y: bottom - 6, size: 14, fill: '#17120d', style: 'bold' }),
    grade ? plated(-half, drawGrade({ grade, colour: gradeColour }, { left: 0, top: 0 })) : '',
    drawPlates(conditions, half, plated),
  ].join('');
}

/** The height of the gold edge of a guard's block. */
const EDGE = 7;

/** The width of the gaps of the edge and their distance: a fringe, which is seen without colour as well. */
const GAP = 9;
const GAPS = 13;
const GOLD_SHADE = '#4a3414';

/** The gold edge of a guard's block, on its side in front; a block that lies flat has it on its face. */
function drawGilding({ width }: Body, top: number): string {
  const half = width / 2 - 2;
  const count = Math.floor((2 * half) / GAPS);
  const gaps = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * GAPS;
    return `M${x} ${top + 1}l${GAP / 2} ${EDGE - 1}h${-GAP}Z`;
  });
  return (
    drawArea(`M${-half} ${top}H${half}V${top + EDGE}H${-half}Z`, GOLD) + drawArea(gaps.join(''), GOLD_SHADE)
  );
}

/** The plates of conditions from the right corner to the left. */
function drawPlates(
  conditions: NonNullable<BlockDrawing['conditions']>,
  half: number,
  plated: (x: number, plate: string) => string,
): string {
  const pitch = (PLATE_WIDTH + 2) * PLATE;
  return conditions
    .map((condition, index) =>
      plated(half - (index + 1) * pitch, drawConditions([condition], { left: 0, top: 0 }, 'full')),
    )
    .join('');
}
