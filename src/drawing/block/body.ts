import type { NationColours } from '../colours';
import type { Detail } from '../detail';
import { disc } from '../map/point';
import { element, group, short } from '../svg';
import type { BlockFormation } from './block-drawing';

/** The body of a block seen from above: a face of `width` by `height` around the centre of the picture. */
export interface Body {
  readonly width: number;
  readonly height: number;
  /** The distance that the face is moved back from the centre, to make room in front of it. */
  readonly back: number;
}

/**
 * The bodies of the formations: broad, deep, square, and a smaller one behind skirmishers. An attack column is two
 * lines deep, a march column narrow and long; limbered guns stand between wheels.
 */
export const BODIES: Readonly<Record<BlockFormation, Body>> = {
  line: { width: 94, height: 64, back: 0 },
  column: { width: 64, height: 92, back: 0 },
  'attack-column': { width: 68, height: 78, back: 0 },
  'march-column': { width: 46, height: 82, back: 0 },
  square: { width: 72, height: 72, back: 0 },
  skirmish: { width: 78, height: 56, back: 9 },
  garrison: { width: 94, height: 64, back: 0 },
  limbered: { width: 58, height: 66, back: 0 },
  gunners: { width: 66, height: 48, back: 10 },
};

/** The extra height of broad bodies on small blocks, where the strip would otherwise be unreadable. */
const HIGHER: Readonly<Partial<Record<BlockFormation, number>>> = { line: 16, garrison: 12, skirmish: 8 };

/** The body of a formation at a level of detail. */
export function bodyOf(formation: BlockFormation, detail: Detail): Body {
  const body = BODIES[formation];
  return detail === 'bold' ? { ...body, height: body.height + (HIGHER[formation] ?? 0) } : body;
}

const THICKNESS = 6;

/** The centre of the block's upper face in the picture. */
export const MIDDLE = { x: 60, y: 57 } as const;

/** The number and depth of the cuts in the sides of a column, which mark its companies. */
const CUTS: Readonly<Partial<Record<BlockFormation, { readonly count: number; readonly deep: number }>>> = {
  'attack-column': { count: 1, deep: 9 },
  'march-column': { count: 2, deep: 8 },
};
const CUT_HALF = 6;

/** A plate with cuts in its sides between the companies. */
function cutPlate(
  { width, height }: Body,
  { count, deep }: { readonly count: number; readonly deep: number },
) {
  const [right, bottom] = [width / 2, height / 2];
  const middles = Array.from({ length: count }, (_, index) => height * ((index + 1) / (count + 1) - 0.5));
  const side = (x: number, way: 1 | -1): string =>
    (way === 1 ? middles : [...middles].reverse())
      .map(
        (y) =>
          `L${x} ${short(y - way * CUT_HALF)}L${x - way * deep} ${short(y)}L${x} ${short(y + way * CUT_HALF)}`,
      )
      .join('');
  return `M${-right} ${-bottom}L${right} ${-bottom}${side(right, 1)}L${right} ${bottom}L${-right} ${bottom}${side(-right, -1)}Z`;
}

const plate = ({ width, height, back }: Body): string => {
  const [x, y] = [-width / 2, -height / 2 + back];
  const side = `${short(width - 6)}`;
  return `M${x + 3} ${y}h${side}l3 3v${height - 6}l-3 3h-${side}l-3 -3v-${height - 6}Z`;
};

/** The men of a skirmish line in front of their support. */
const SKIRMISHERS = [-45, -27, -9, 9, 27, 45].map((x) => disc({ x, y: -34 + x * x * 0.006 }, 5.6)).join('');

/** The men in front of a unit with an attached skirmisher: fewer than a skirmish line, and closer. */
const screenOf = ({ height, back }: Body): string =>
  [-15, 0, 15]
    .map((x) => disc({ x, y: Math.max(back - height / 2 - 13, -50) + Math.abs(x) * 0.12 }, 5.4))
    .join('');

/** The wheels of limbered guns, two on each side. */
const WHEELS = [-1, 1].flatMap((x) => [-17, 17].map((y) => `M${x * 29 - 5} ${y - 12}h10v24h-10Z`)).join('');

/** The corners of an infantry square, which project where its guns and colours would be. */
const ANGLES = [-1, 1].flatMap((x) => [-1, 1].map((y) => `M${x * 36 - 8} ${y * 36}l8 -8l8 8l-8 8Z`)).join('');

/** The point in front of a block that has a front; skirmishers need none. */
const FRONT: Readonly<Record<BlockFormation, string>> = {
  line: 'M-15 -31L0 -44L15 -31Z',
  column: 'M-14 -45L0 -56L14 -45Z',
  'attack-column': 'M-14 -38L0 -49L14 -38Z',
  'march-column': 'M-12 -40L0 -51L12 -40Z',
  square: 'M-10 -36L0 -46L10 -36Z',
  skirmish: '',
  garrison: 'M-15 -31L0 -44L15 -31Z',
  limbered: 'M-13 -32L0 -44L13 -32Z',
  gunners: '',
};

/** The parts that project from the plate of a formation. */
const BESIDE: Readonly<Partial<Record<BlockFormation, string>>> = { square: ANGLES, limbered: WHEELS };

function plateOf(formation: BlockFormation, detail: Detail): string {
  const cuts = CUTS[formation];
  const body = bodyOf(formation, detail);
  return cuts ? cutPlate(body, cuts) : plate(body);
}

/** The outline of a block in its formation, with the point of its front if it has one. */
export const outlineOf = (formation: BlockFormation, hasFront: boolean, detail: Detail): string =>
  (BESIDE[formation] ?? '') + plateOf(formation, detail) + (hasFront ? FRONT[formation] : '');

/** The pose of a wooden piece: its rotation in degrees, the height of its face above the ground, and its detail. */
interface Pose {
  readonly turn: number;
  readonly height: number;
  readonly detail: Detail;
}

/** Shadow, sides and upper face of an outline; the light does not turn with it. */
function wood(outline: string, colours: NationColours, { turn, height, detail }: Pose): string {
  const laid = (down: number, more: Readonly<Record<string, string | number>>): string =>
    element('path', {
      d: outline,
      transform: `translate(${MIDDLE.x} ${short(MIDDLE.y + down)}) rotate(${short(turn)})`,
      'stroke-linejoin': 'round',
      ...more,
    });
  const side = { fill: colours.edge, stroke: colours.edge, 'stroke-width': 1.6 };
  const ground = THICKNESS;
  if (height === 0) return laid(ground, { ...side, fill: colours.face });
  // A small block shows only a dark edge all around.
  if (detail === 'bold')
    return (
      laid(ground - height * 0.4, { ...side, 'stroke-width': 4 }) +
      laid(ground - height, { fill: colours.face, stroke: colours.edge, 'stroke-width': 3 })
    );
  return [
    group({ transform: 'translate(2.5 4)', opacity: 0.22 }, laid(ground, {})),
    ...[0, 1 / 3, 2 / 3].map((share) => laid(ground - height * share, side)),
    laid(ground - height - 0.7, { fill: colours.light, stroke: colours.light, 'stroke-width': 1.6 }),
    laid(ground - height, { fill: colours.face, stroke: colours.edge, 'stroke-width': 1 }),
  ].join('');
}

/** The wooden body of a block, lying flat on the ground or standing up. */
export function drawBody(
  formation: BlockFormation,
  colours: NationColours,
  turn: number,
  look: Look,
): string {
  const outline = outlineOf(formation, look.hasFront, look.detail);
  const inFront = [
    ...(formation === 'skirmish' ? [SKIRMISHERS] : []),
    ...(formation === 'gunners' ? [screenOf(BODIES[formation])] : []),
    ...(look.screen ? [screenOf(BODIES[formation])] : []),
  ];
  const { flat, detail } = look;
  const men = inFront.map((discs) =>
    wood(discs, colours, { turn, height: flat ? 0 : THICKNESS / 2, detail }),
  );
  return men.join('') + wood(outline, colours, { turn, height: flat ? 0 : THICKNESS, detail });
}

/** The other visible properties of a body. */
interface Look {
  readonly hasFront: boolean;
  readonly flat: boolean;
  /** True if a skirmisher is attached. */
  readonly screen: boolean;
  readonly detail: Detail;
}
