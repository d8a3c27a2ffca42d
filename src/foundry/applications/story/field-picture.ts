import { drawMap } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { placesOnSheet } from '../../geometry';
import { mapDrawing } from '../../geometry/map-sheet';
import { fieldContext } from '../field-context';

/** The width of a space, in pixels of the drawing. */
const SPACE = 110;

/** A drawing as an element, so that it can be placed in another. */
const elementOf = (svg: string): Element =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

/** The map of a battle with all its pieces, as one SVG element. */
export function fieldPicture({ rules, state }: Pick<UserBattle, 'rules' | 'state'>): string {
  const drawing = mapDrawing({ rules, state }, SPACE);
  const places = placesOnSheet({ rules, state }, SPACE);
  const sheet = elementOf(drawMap(drawing));
  const [, , across = 0, down = 0] = (sheet.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const { pieces } = fieldContext({ rules, state, before: null, told: undefined }, places);
  for (const { x, y, width, svg } of pieces) {
    const piece = elementOf(svg);
    const [, , wide = 1, high = 1] = (piece.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const size = { width: width * across, height: (width * across * high) / wide };
    const place = { x: x * across - size.width / 2, y: y * down - size.height / 2, ...size };
    for (const [name, value] of Object.entries(place)) piece.setAttribute(name, value.toFixed(1));
    sheet.append(piece);
  }
  return new XMLSerializer().serializeToString(sheet);
}
