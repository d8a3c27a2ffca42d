import { nationColours } from './colours';
import { crossedSabres } from './crossed-sabres';
import { documentOf, element, group } from './svg';

const WOOD = { face: '#d9b98a', edge: '#7d5f34', light: '#efd9b6', sign: '#7d5f34' } as const;

/** Draws a round chit: the face of its side, or the wooden back that all chits share. */
export function drawChit(nation: string | null): string {
  const { face, edge, light, sign } = nation === null ? WOOD : nationColours(nation);
  const ring = { cx: 24, cy: 23, fill: 'none', stroke: sign };
  return documentOf(
    { x: 0, y: 0, width: 48, height: 48 },
    2,
    element('circle', { cx: 24, cy: 26, r: 21.5, fill: edge }),
    element('circle', { cx: 24, cy: 23, r: 21, fill: face, stroke: light, 'stroke-width': 1 }),
    element('circle', { ...ring, r: 17, 'stroke-width': 1.4, opacity: 0.8 }),
    nation === null
      ? element('circle', { ...ring, r: 6, 'stroke-width': 1.4, opacity: 0.6 })
      : group({ transform: 'translate(11.5 10.5) scale(0.52)' }, crossedSabres(sign)),
  );
}
