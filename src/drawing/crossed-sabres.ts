import { element } from './svg';

/** A sabre with its point at the top right, in a field of 48 by 48. */
function sabre(ink: string): string {
  return [
    element('path', { d: 'M14 35Q29 27 38 9Q25 20 11.5 32Z', fill: ink }),
    element('path', {
      d: 'M9 28Q15 31 18 38',
      fill: 'none',
      stroke: ink,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    element('path', { d: 'M12.5 34L7.5 39.5', stroke: ink, 'stroke-width': 3.6, 'stroke-linecap': 'round' }),
  ].join('');
}

/** Two crossed sabres in a field of 48 by 48. */
export const crossedSabres = (ink: string): string =>
  sabre(ink) + element('g', { transform: 'translate(48 0) scale(-1 1)' }, sabre(ink));
