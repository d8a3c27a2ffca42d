import { drawWord } from './caption';
import { EMBLEMS } from './card-emblem';
import { SECTION_SIGNS } from './card-section';
import { stroke } from './card-stroke';
import { MARK_INKS } from './colours';
import { crossedSabres } from './crossed-sabres';
import { entryOf } from './look-up';
import { documentOf, element, group } from './svg';

const { attack, ink, paper } = MARK_INKS;

/** Every sign that a command card can have. */
export const CARD_SIGNS: readonly string[] = [...Object.keys(SECTION_SIGNS), ...Object.keys(EMBLEMS)];

const unknown = (): string => drawWord('?', { x: 32, y: 47, size: 44, fill: ink });

/** Draws the sign of a command card; an unknown one shows a question mark. */
export function drawCardSign(sign: string): string {
  const drawn = entryOf(SECTION_SIGNS, sign) ?? entryOf(EMBLEMS, sign) ?? unknown;
  return documentOf({ x: 0, y: 0, width: 64, height: 64 }, 2, drawn());
}

/** Draws the back of a command card, in the height of a sign and the shape of a card. */
export function drawCardBack(): string {
  const rim = { fill: 'none', stroke: paper, rx: 2.5 } as const;
  const lattice = Array.from({ length: 8 }, (_, index) => {
    const x = index * 12 - 40;
    return `M${x} 64L${x + 46} 0M${x} 0L${x + 46} 64`;
  }).join('');
  return documentOf(
    { x: 0, y: 0, width: 46, height: 64 },
    2,
    element('rect', { width: 46, height: 64, rx: 4, fill: attack }),
    group({ opacity: 0.22, transform: 'translate(3.5 5) scale(.85)' }, stroke(lattice, 1)),
    element('rect', { x: 3, y: 3, width: 40, height: 58, 'stroke-width': 1.2, ...rim }),
    element('circle', { cx: 23, cy: 32, r: 13, fill: attack, stroke: paper, 'stroke-width': 1.2 }),
    group({ transform: 'translate(12.2 21.4) scale(.45)' }, crossedSabres(paper)),
  );
}
