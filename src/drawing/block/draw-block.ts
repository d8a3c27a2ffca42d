import { drawCaption } from '../caption';
import { type NationColours, nationColours } from '../colours';
import type { Detail } from '../detail';
import { documentOf, drawArea, drawLine, element, group, short } from '../svg';
import { drawArmSign } from './arms/arm-sign';
import type { BlockDrawing, BlockFormation } from './block-drawing';
import { BODIES, type Body, bodyOf, drawBody, MIDDLE, outlineOf } from './body';
import { drawConditions } from './condition';
import { type FaceLayout, faceLayout } from './face-layout';
import { ARROW_ROOM, drawFigureFace, type Figures, figuresOf, groundColours } from './figure-face';
import { drawFrame } from './frame';
import { drawFront } from './front';
import { drawPips, pipRow, pipRows } from './pips';
import { drawGrade, drawLosses, drawWall, LOSSES } from './signs';
import { drawWear, WEAR } from './wear';

const isFormation = (word: string): word is BlockFormation => Object.hasOwn(BODIES, word);

/** The scale of a block by detail; the smallest leave a gap between three side by side. */
const SCALE: Readonly<Record<Detail, number>> = { full: 1, plain: 1.05, bold: 0.93 };

/** The strip along the lower edge of a face: its height and its content. */
interface Strip {
  readonly height: number;
  /** Draws the strip at the bottom of the sign. */
  readonly draw: (bottom: number) => string;
}

/** The remaining strength of a block, or its losses: bars on small blocks, otherwise pips or dots. */
function stripOf(block: BlockDrawing, body: Body, { pips }: FaceLayout, detail: Detail): Strip {
  const { strength, full, nation } = block;
  const { sign: ink } = nationColours(nation);
  const lost = block.counts === 'disruption' ? Math.max(0, full - strength) : null;
  if (detail === 'bold') {
    const isShown = lost !== 0;
    return {
      height: isShown ? WEAR : -5,
      draw: () => (isShown ? drawWear({ strength, full, lost }, body, ink) : ''),
    };
  }
  if (lost !== null) return { height: lost > 0 ? LOSSES - 3 : -5, draw: () => drawLosses(lost, body) };
  const height = pipRows(strength, full, pips.width) * pipRow(detail);
  const transform = pips.x === 0 ? undefined : `translate(${short(pips.x)} 0)`;
  return {
    height,
    draw: (bottom) =>
      group(
        { transform },
        drawPips({ strength, full }, { width: pips.width, bottom: bottom + 2 + height, ink, detail }),
      ),
  };
}

function drawFaceOf(block: BlockDrawing, formation: BlockFormation, detail: Detail): string {
  const colours = nationColours(block.nation);
  const body = bodyOf(formation, detail);
  const { grade = '', gradeColour = null, conditions = [] } = block;
  // A letter is unreadable on a small block, and its only plate covers the corner of the sign.
  const layout = faceLayout(detail === 'bold' ? { ...block, grade: '', conditions: [] } : block, body);
  const { x, width } = layout.sign;
  const strip = stripOf(block, body, layout, detail);
  const height = body.height - 17 - strip.height;
  const top = body.back - body.height / 2 + 7;
  const field = { width, height, ink: colours.sign, ground: colours.face, detail };
  return [
    drawFrame(body, colours),
    group(
      { transform: `translate(${short(x)} ${short(top + height / 2)})` },
      drawArmSign(block.arm, formation === 'gunners' ? 'left-guns' : block.sign, field),
    ),
    strip.draw(top + height),
    grade === '' || detail === 'bold' ? '' : drawGrade({ grade, colour: gradeColour }, layout.grade),
    drawConditions(conditions, layout.conditions, detail),
  ].join('');
}

/** The distance between the hatches of a unit that has already acted, and their width. */
const HATCHES: Readonly<Record<Detail, { readonly pitch: number; readonly width: number }>> = {
  full: { pitch: 13, width: 1.6 },
  plain: { pitch: 17, width: 3 },
  bold: { pitch: 25, width: 5.5 },
};

/** A veil with hatches over a unit that has already acted, so that it is recognisable without colour. */
function veil(outline: string, id: string, detail: Detail): string {
  const { pitch, width } = HATCHES[detail];
  const count = Math.ceil(240 / pitch);
  const hatches = Array.from({ length: count }, (_, index) => `M${index * pitch - 177} 60l120 -120`).join('');
  return [
    element('clipPath', { id }, element('path', { d: outline })),
    drawArea(outline, '#6f675b', { 'fill-opacity': detail === 'bold' ? 0.55 : 0.38 }),
    drawLine(hatches, '#efe6d2', width, { 'stroke-opacity': 0.42, 'clip-path': `url(#${id})` }),
  ].join('');
}

/** The front of a block, if it shows one; the arrow ahead of figures lies above their hats. */
function frontOf(block: BlockDrawing, body: Body, look: Look): string {
  const { front, shape = 'square' } = block;
  if (!front) return '';
  const isHigh = look.figures && front === 'n';
  const around = isHigh ? { ...body, height: 2 * (MIDDLE.y - 3 - ARROW_ROOM) } : body;
  return drawFront(front, shape, around, look.colours, look.down);
}

/** The colours of a block, its figures if it shows any, and the drop of its face once it lies flat. */
interface Look {
  readonly colours: NationColours;
  readonly figures: Figures | undefined;
  readonly down: number;
}

function lookOf(block: BlockDrawing, detail: Detail): Look {
  const colours = nationColours(block.nation);
  const figures = figuresOf(block, detail);
  return { figures, colours: figures ? groundColours(colours) : colours, down: block.spent ? 6 : 0 };
}

/** The veil of a unit that has acted, and what stands on its face: signs or figures. */
function drawUpper(
  block: BlockDrawing,
  formation: BlockFormation,
  { figures }: Look,
  detail: Detail,
): string {
  const outline = outlineOf(formation, block.facing !== undefined, detail);
  const face = figures
    ? drawFigureFace(block, figures, bodyOf(formation, detail))
    : drawFaceOf(block, formation, detail);
  return block.spent
    ? veil(outline, `pdc-face-${formation}`, detail) + group({ opacity: 0.8 }, face)
    : group({}, face);
}

/**
 * Draws one unit as a wooden block seen from above: arm, side, strength, formation, front and activity. Details that
 * are unreadable at its size are left out, and the others are drawn larger.
 */
export function drawBlock(block: BlockDrawing, detail: Detail = 'full'): string {
  const formation = isFormation(block.formation) ? block.formation : 'line';
  const turn = block.facing ?? 0;
  const body = bodyOf(formation, detail);
  const look = lookOf(block, detail);
  const scale = SCALE[detail];
  const about = `translate(${MIDDLE.x} ${MIDDLE.y}) scale(${scale}) translate(${-MIDDLE.x} ${-MIDDLE.y})`;
  const onFace = `translate(${MIDDLE.x} ${MIDDLE.y + look.down})`;
  return documentOf(
    { x: 0, y: 0, width: 120, height: 120 },
    3,
    group(
      { transform: scale === 1 ? undefined : about },
      drawBody(formation, look.colours, turn, {
        hasFront: block.facing !== undefined,
        flat: block.spent === true,
        screen: block.screen === true,
        detail,
      }),
      formation === 'garrison' ? group({ transform: onFace }, drawWall(body)) : '',
      group({ transform: `${onFace} rotate(${short(turn)})` }, drawUpper(block, formation, look, detail)),
      frontOf(block, body, look),
    ),
    detail === 'full' ? drawCaption(block.name ?? '') : '',
  );
}
