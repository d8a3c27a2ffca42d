import { drawWord } from '../caption';
import { nationColours } from '../colours';
import type { FigureDetail } from '../look-of-pieces';
import { drawArea, drawLine, element, group, short } from '../svg';
import type { Dress } from './dress';
import { drawFigure } from './figure';
import { OUTLINE } from './part';
import { uniformOf } from './uniforms';

/** The officer to draw: with a unit or beside one, or alone in the middle of a space. */
export interface Officer {
  readonly nation: string;
  /** The stars of the rank around the middle of a ribbon, or a question mark. */
  readonly stars: (middle: { readonly x: number; readonly y: number }, reach: number) => string;
  readonly name: string;
  readonly alone: boolean;
  readonly beside: boolean;
  /** True for a leader who has already acted: the horse stands, and the ribbon is hatched. */
  readonly spent: boolean;
}

const DRESS: Dress = {
  ...{ hat: 'general-bicorne', weapon: 'sabre', rider: 'sash', horse: 'rearing' },
  ...{ plume: '#e6c14a', coatOfHorse: '#ded8cc' },
};

/** The same officer after having acted, with the sabre in its sheath. */
const AT_REST: Dress = { ...DRESS, weapon: 'none', horse: 'walking' };

const HATCHES = 'M-30 10L-22 -2M-18 10L-10 -2M-6 10L2 -2M6 10L14 -2M18 10L26 -2';

/** A ribbon with folded ends in the colour of the nation, for the stars of a rank. */
function drawRibbon({ nation, stars, spent }: Officer, width: number): string {
  const { face, edge } = nationColours(nation);
  const half = width / 2;
  const ends = [-1, 1]
    .map(
      (way) =>
        `M${way * (half - 4)} 4H${way * (half + 9)}L${way * (half + 5)} 10L${way * (half + 9)} 16H${way * (half - 4)}Z`,
    )
    .join('');
  const line = { stroke: OUTLINE, 'stroke-width': 1.8, 'stroke-linejoin': 'round' };
  return [
    drawArea(ends, edge, line),
    drawArea(`M${-half} 0H${half}V13H${-half}Z`, face, line),
    stars({ x: 0, y: 6.6 }, 5.6),
    spent ? drawLine(HATCHES, '#efe6d2', 1.8, { 'stroke-opacity': 0.7 }) : '',
  ].join('');
}

/** The largest letters of a name; beside a unit the whole picture is smaller, so that they are larger in it. */
const LETTERS = 17;
const LETTERS_BESIDE = 26;

/** The room for a name, and the breadth of a letter against its height. */
const NAME_ROOM = 98;
const LETTER = 0.46;

/** The name of an officer on a ribbon of paper along the lower edge of the picture. */
function drawNameRibbon({ name, beside }: Officer): string {
  if (name === '') return '';
  const size = Math.min(beside ? LETTERS_BESIDE : LETTERS, NAME_ROOM / (name.length * LETTER));
  const half = (name.length * size * LETTER) / 2 + 3;
  const top = 117 - size;
  const paper = { fill: '#f6eed8', stroke: OUTLINE, 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  const ends = [-1, 1]
    .map((way) => {
      const x = (out: number): string => short(60 + way * (half + out));
      return `M${x(-3)} ${short(top + 3)}H${x(7)}L${x(4)} ${short((top + 122) / 2)}L${x(7)} 119H${x(-3)}Z`;
    })
    .join('');
  return [
    element('path', { d: ends, ...paper, fill: '#d9cba6' }),
    element('path', {
      d: `M${short(60 - half)} ${short(top)}H${short(60 + half)}V117H${short(60 - half)}Z`,
      ...paper,
    }),
    drawWord(name, { x: 60, y: 117 - size * 0.26, size, fill: '#2b241b', style: 'italic' }),
  ].join('');
}

/** The transforms of the officer and of the ribbon with the stars. */
interface Poses {
  readonly man: string;
  readonly ribbon: string;
}

const CORNER: Readonly<Record<FigureDetail, Poses>> = {
  full: { man: 'translate(96 46) scale(.52)', ribbon: 'translate(95 46) scale(.82)' },
  plain: { man: 'translate(94 48) scale(.58)', ribbon: 'translate(94 46) scale(.92)' },
};

const ALONE: Readonly<Record<FigureDetail, Poses>> = {
  full: { man: 'translate(58 84) scale(.92)', ribbon: 'translate(60 82) scale(1.2)' },
  plain: { man: 'translate(58 90) scale(1)', ribbon: 'translate(60 87) scale(1.5)' },
};

/** Draws a leader as a mounted officer; the rank's stars are on a ribbon below. */
export function drawMountedLeader(officer: Officer, detail: FigureDetail): string {
  const { nation, alone, beside, spent } = officer;
  const { man, ribbon } = alone || beside ? ALONE[detail] : CORNER[detail];
  const { rim, body, arms } = drawFigure(spent ? AT_REST : DRESS, uniformOf(nation), detail);
  return [
    group({ transform: man, opacity: spent ? 0.8 : undefined }, rim, body, arms),
    group({ transform: ribbon }, drawRibbon(officer, 34)),
    detail === 'full' ? drawNameRibbon(officer) : '',
  ].join('');
}
