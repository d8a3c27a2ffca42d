import { drawArea, drawLine, element } from './svg';

/** A sabre with its point at the top right, in a field of 48 by 48. */
function sabre(ink: string): string {
  return [
    drawArea('M14 35Q29 27 38 9Q25 20 11.5 32Z', ink),
    drawLine('M9 28Q15 31 18 38', ink, 2.6, { 'stroke-linecap': 'round' }),
    drawLine('M12.5 34L7.5 39.5', ink, 3.6, { 'stroke-linecap': 'round' }),
  ].join('');
}

/** Two crossed sabres in a field of 48 by 48. */
export const crossedSabres = (ink: string): string =>
  sabre(ink) + element('g', { transform: 'translate(48 0) scale(-1 1)' }, sabre(ink));
