import { drawWord } from './caption';
import { markInks } from './colours';
import { crossedSabres } from './crossed-sabres';
import { documentOf, drawArea, drawLine, element, ROUND } from './svg';

/**
 * A mark over a space. `dice` is the number of dice that an attack on the target would roll; a `square` mark keeps an
 * infantry square below it visible.
 */
export type MarkDrawing =
  | { readonly kind: 'target'; readonly dice?: number; readonly square?: boolean }
  | { readonly kind: 'reach' | 'blocked'; readonly shape: 'hex' | 'square' }
  | { readonly kind: 'activated' | 'under-attack' | 'from-afar' | 'hand-to-hand' };

/** A space slightly smaller than the real one, so that neighbouring marks do not touch. */
const CELLS = {
  hex: { height: (2 / Math.sqrt(3)) * 120, d: 'M60 4L116 36.3V102.3L60 134.6L4 102.3V36.3Z' },
  square: { height: 120, d: 'M4 4H116V116H4Z' },
} as const;

/** Lines in a colour on a broader edge in another one, so that they show on any ground. */
const edged = (
  d: string,
  [colour, width]: [string, number],
  [edge, broad, opacity]: [string, number, number],
) => drawLine(d, edge, broad, { ...ROUND, 'stroke-opacity': opacity }) + drawLine(d, colour, width, ROUND);

function dieBadge(dice: number): string {
  const { attack, paper, ink } = markInks();
  return [
    element('rect', {
      x: 86,
      y: 83,
      width: 31,
      height: 31,
      rx: 7,
      fill: paper,
      stroke: attack,
      'stroke-width': 3,
    }),
    drawWord(String(dice), { x: 101.5, y: 106.5, size: 23, fill: ink, style: 'bold' }),
  ].join('');
}

const badgeOf = (dice: number | undefined): string => (dice === undefined ? '' : dieBadge(dice));

/** A frame with gaps in its sides, and a tick in the middle of each. */
function squareTarget(): string {
  const { attack, paper } = markInks();
  const corners =
    'M5 34V11a6 6 0 0 1 6 -6H34M86 5H109a6 6 0 0 1 6 6V34M115 86V109a6 6 0 0 1 -6 6H86M34 115H11a6 6 0 0 1 -6 -6V86';
  const d = `${corners}M60 3V12M60 108V117M3 60H12M108 60H117`;
  return edged(d, [attack, 4], [paper, 7.5, 0.85]);
}

function target(): string {
  const { attack, paper } = markInks();
  const ring = { cx: 60, cy: 60, r: 53, fill: 'none' };
  return [
    element('circle', { ...ring, stroke: paper, 'stroke-width': 7, 'stroke-opacity': 0.8 }),
    element('circle', { ...ring, stroke: attack, 'stroke-width': 3.6 }),
    edged('M60 5V15M60 105V115M5 60H15M105 60H115', [attack, 4.4], [paper, 8, 0.8]),
  ].join('');
}

function cell(kind: 'reach' | 'blocked', shape: 'hex' | 'square'): string {
  const { d } = CELLS[shape];
  const { attack, reach, paper } = markInks();
  if (kind === 'reach') {
    return drawArea(d, reach, {
      'fill-opacity': 0.16,
      stroke: reach,
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
      'stroke-dasharray': '1 6',
      'stroke-linecap': 'round',
    });
  }
  const middle = CELLS[shape].height / 2;
  const bars = `M38 ${middle - 22}L82 ${middle + 22}M82 ${middle - 22}L38 ${middle + 22}`;
  return [
    drawArea(d, attack, { 'fill-opacity': 0.1, stroke: attack, 'stroke-width': 3 }),
    edged(bars, [attack, 5], [paper, 10, 0.8]),
  ].join('');
}

function activated(): string {
  const { active, ink } = markInks();
  return edged('M4 22V4H22M98 4H116V22M116 98V116H98M22 116H4V98', [active, 4], [ink, 7, 0.75]);
}

function underAttack(): string {
  const { attack, paper } = markInks();
  return element(
    'g',
    { transform: 'translate(1 1) scale(.83)' },
    element('circle', { cx: 24, cy: 24, r: 22.5, fill: attack, stroke: paper, 'stroke-width': 2.6 }),
    element('g', { transform: 'translate(3.8 3.8) scale(.84)' }, crossedSabres(paper)),
  );
}

/** A flying cannonball with its trail: the mark of a ranged attack. */
function fromAfar(): string {
  const { ink } = markInks();
  return [
    drawLine('M12 44H52M4 60H46M12 76H52', ink, 8, ROUND),
    element('circle', { cx: 84, cy: 60, r: 26, fill: ink }),
  ].join('');
}

/** Crossed sabres: the mark of hand-to-hand combat. */
const handToHand = (): string =>
  element('g', { transform: 'translate(-2 -2) scale(2.6)' }, crossedSabres(markInks().ink));

function drawSign(mark: MarkDrawing): string {
  switch (mark.kind) {
    case 'target':
      return mark.square ? squareTarget() + badgeOf(mark.dice) : target() + badgeOf(mark.dice);
    case 'reach':
    case 'blocked':
      return cell(mark.kind, mark.shape);
    case 'activated':
      return activated();
    case 'under-attack':
      return underAttack();
    case 'from-afar':
      return fromAfar();
    case 'hand-to-hand':
      return handToHand();
  }
}

/** Draws a mark to lay over a space: 120 units wide, and as high as the hex if it covers one. */
export function drawMark(mark: MarkDrawing): string {
  const height = 'shape' in mark ? CELLS[mark.shape].height : 120;
  return documentOf({ x: 0, y: 0, width: 120, height }, 3, drawSign(mark));
}
