import { drawWord } from '../../caption';
import { entryOf } from '../../look-up';
import { element, group } from '../../svg';
import { ARTILLERY } from './artillery-signs';
import { CAVALRY } from './cavalry-signs';
import { INFANTRY } from './infantry-signs';
import type { Sign, SignField } from './sign-shapes';

/** The signs of each arm; the first one is its plain sign. */
export const ARM_SIGNS: Readonly<Record<string, Readonly<Record<string, Sign>>>> = {
  infantry: INFANTRY,
  cavalry: CAVALRY,
  artillery: ARTILLERY,
};

/** Other names in charts for the same signs. */
const SAME: Readonly<Record<string, string>> = { regular: 'line', lancers: 'lancer' };

const letters = (word: string, { ground, ink }: SignField): string =>
  element('circle', { r: 14, fill: ground, stroke: ink, 'stroke-width': 1.5 }) +
  drawWord(word.slice(0, 2), { y: 5.5, size: 16, fill: ink, style: 'bold' });

/** The frame around a sign; a small block needs none beside its own edge. */
const frameOf = ({ width, height, ink, detail }: SignField): string =>
  detail === 'bold'
    ? ''
    : element('rect', {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.2,
      });

/** The letters of a sign; of any other word that is unknown, its first two. */
const lettersOf = (sign: string): string => sign.replace(/^letters /, '');

/** Draws an arm's sign in its frame; an unknown sign shows its letters, an unknown arm a question mark. */
export function drawArmSign(arm: string, sign: string, field: SignField): string {
  const signs = entryOf(ARM_SIGNS, arm) ?? {};
  const drawn = entryOf(signs, entryOf(SAME, sign) ?? sign);
  const plain = Object.values(signs)[0];
  return group(
    {},
    frameOf(field),
    drawn ? drawn(field) : (plain?.(field) ?? '') + letters(plain ? lettersOf(sign) : '?', field),
  );
}
