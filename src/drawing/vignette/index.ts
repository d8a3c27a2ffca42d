import { drawWord } from '../caption';
import { MARK_INKS } from '../colours';
import { entryOf } from '../look-up';
import { documentOf } from '../svg';
import { FIELD } from './landscape';
import { SECTION_SCENES } from './section-scenes';
import { behind, TROOP_SCENES } from './troop-scenes';

const unknown = (): string => drawWord('?', { x: 56, y: 46, size: 44, fill: MARK_INKS.ink });

/** Draws the vignette of a command card by its sign, on a transparent ground; an unknown one shows a question mark. */
export function drawVignette(sign: string): string {
  const section = entryOf(SECTION_SCENES, sign);
  const drawn = section ? section() : behind(sign) + (entryOf(TROOP_SCENES, sign) ?? unknown)();
  return documentOf({ x: 0, y: 0, ...FIELD }, 2, drawn);
}
