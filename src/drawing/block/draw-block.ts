import { drawCaption } from '../caption';
import { nationColours } from '../palette';
import { documentOf, element, group, short } from '../svg';
import { drawArmSign } from './arm-sign';
import type { BlockDrawing, BlockFormation } from './block-drawing';
import { BODIES, drawBody, MIDDLE, outlineOf } from './body';
import { drawConditions } from './condition';
import { faceLayout } from './face-layout';
import { drawFrame } from './frame';
import { drawFront } from './front';
import { drawPips, PIP_ROW, pipRows } from './pips';
import { drawGrade, drawLosses, drawWall, LOSSES } from './signs';

const isFormation = (word: string): word is BlockFormation => Object.hasOwn(BODIES, word);

function drawFaceOf(block: BlockDrawing, formation: BlockFormation): string {
  const colours = nationColours(block.nation);
  const body = BODIES[formation];
  const conditions = block.conditions ?? [];
  const layout = faceLayout(block, body);
  const { x, width } = layout.sign;
  const lost = block.counts === 'disruption' ? Math.max(0, block.full - block.strength) : 0;
  const strip =
    block.counts === 'disruption'
      ? lost > 0
        ? LOSSES - 3
        : -5
      : pipRows(block.strength, block.full, layout.pips.width) * PIP_ROW;
  const height = body.height - 17 - strip;
  const top = body.back - body.height / 2 + 7;
  const field = { width, height, ink: colours.sign, ground: colours.face };
  return [
    drawFrame(body, colours),
    group(
      { transform: `translate(${short(x)} ${short(top + height / 2)})` },
      drawArmSign(block.arm, formation === 'gunners' ? 'left-guns' : block.sign, field),
    ),
    block.counts === 'disruption'
      ? drawLosses(lost, body)
      : group(
          { transform: layout.pips.x === 0 ? undefined : `translate(${short(layout.pips.x)} 0)` },
          drawPips(block.strength, block.full, layout.pips.width, top + height + 2 + strip, colours.sign),
        ),
    block.grade ? drawGrade({ grade: block.grade, colour: block.gradeColour ?? null }, layout.grade) : '',
    drawConditions(conditions, layout.conditions),
  ].join('');
}

/** A unit that is done: its face is veiled and hatched, so that it can be told without colour. */
function veil(outline: string, id: string): string {
  const hatches = Array.from({ length: 19 }, (_, index) => `M${index * 13 - 177} 60l120 -120`).join('');
  return [
    element('clipPath', { id }, element('path', { d: outline })),
    element('path', { d: outline, fill: '#6f675b', 'fill-opacity': 0.38 }),
    element('path', {
      d: hatches,
      stroke: '#efe6d2',
      'stroke-width': 1.6,
      'stroke-opacity': 0.42,
      'clip-path': `url(#${id})`,
    }),
  ].join('');
}

/** Draws one unit as a wooden block seen from above: arm, side, strength, formation, front and whether it is done. */
export function drawBlock(block: BlockDrawing): string {
  const formation = isFormation(block.formation) ? block.formation : 'line';
  const turn = block.facing ?? 0;
  const hasFront = block.facing !== undefined;
  const outline = outlineOf(formation, hasFront);
  const down = block.spent ? 6 : 0;
  const colours = nationColours(block.nation);
  return documentOf(
    { x: 0, y: 0, width: 120, height: 120 },
    3,
    drawBody(formation, colours, turn, {
      hasFront,
      flat: block.spent === true,
      screen: block.screen === true,
    }),
    formation === 'garrison'
      ? group({ transform: `translate(${MIDDLE.x} ${MIDDLE.y + down})` }, drawWall(BODIES[formation]))
      : '',
    group(
      { transform: `translate(${MIDDLE.x} ${MIDDLE.y + down}) rotate(${short(turn)})` },
      block.spent ? veil(outline, `pdc-face-${formation}`) : '',
      group({ opacity: block.spent ? 0.8 : undefined }, drawFaceOf(block, formation)),
    ),
    block.front ? drawFront(block.front, block.shape ?? 'square', BODIES[formation], colours, down) : '',
    drawCaption(block.name ?? ''),
  );
}
