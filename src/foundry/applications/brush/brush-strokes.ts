import {
  borderOf,
  type Correction,
  type Grid,
  type Ruleset,
  type SpaceId,
  type State,
  sidewards,
  terrainAt,
} from '../../../core';
import { drawBorder, drawTerrain, imageSource } from '../../../drawing';
import { type BoardOnScene, type Heading, type Point, spaceTowards } from '../../geometry/board-on-scene';
import type { Localize } from '../../texts';

/** What the brush has taken out of the palette: the kind of what it paints, on spaces or on their borders. */
export interface Paint {
  readonly on: 'spaces' | 'borders';
  readonly kind: string;
}

/** The spaces or borders that the brush has passed in one go, each once, and what it paints there. */
export interface Stroke {
  readonly paint: Paint;
  readonly places: readonly string[];
  /** Where the brush is now. */
  readonly at: string;
}

/** What the brush paints to take away what is there. */
export const CLEAR = 'clear';

/** Everything that can be painted in a game, what clears last; borders only where the game knows any. */
export function paintsOf({ terrain, borders }: Ruleset): readonly Paint[] {
  const paints = (on: Paint['on'], kinds: Readonly<Record<string, unknown>>): readonly Paint[] => {
    const others = Object.keys(kinds).filter((kind) => kind !== CLEAR);
    return others.length > 0 ? [...others, CLEAR].map((kind) => ({ on, kind })) : [];
  };
  return [...paints('spaces', terrain), ...paints('borders', borders)];
}

/** A stroke that begins in a space or on a border. */
export const strokeFrom = (paint: Paint, at: string): Stroke => ({ paint, places: [at], at });

/** The stroke led on over other places of its kind, in the order in which the brush passes them. */
export function strokeTo(stroke: Stroke, passed: readonly string[]): Stroke {
  const at = passed.at(-1) ?? stroke.at;
  return at === stroke.at ? stroke : { ...stroke, places: [...new Set([...stroke.places, ...passed])], at };
}

/** What the stroke changes, place by place; null if all is like that already. */
export function strokeCorrection(state: State, { paint: { on, kind }, places }: Stroke): Correction | null {
  const kindAt = (place: string): string =>
    on === 'spaces' ? terrainAt(state, place) : (state.borders[place] ?? CLEAR);
  const changed = places.filter((place) => kindAt(place) !== kind);
  if (changed.length === 0) return null;
  const painted = Object.fromEntries(changed.map((place) => [place, kind]));
  return on === 'spaces'
    ? { type: 'terrain-adjusted', terrain: painted }
    : { type: 'borders-adjusted', borders: painted };
}

/** What the palette of the brush shows: every terrain of the game and every border, what clears last of each. */
export function paletteContext(rules: Ruleset | undefined, chosen: Paint, localize: Localize) {
  const choices = (wanted: Paint['on']) =>
    (rules ? paintsOf(rules) : [])
      .filter(({ on }) => on === wanted)
      .map(({ on, kind }) => ({
        kind,
        name: kind === CLEAR ? localize('PDC.field.clear') : localize(`PDC.terrain.${kind}`),
        picture: rules ? imageSource(pictureOf(rules, { on, kind })) : '',
        isChosen: on === chosen.on && kind === chosen.kind,
      }));
  const hint = chosen.on === 'borders' ? 'PDC.field.borderHint' : 'PDC.field.brushHint';
  return {
    terrains: choices('spaces'),
    borders: choices('borders'),
    hint: localize(rules ? hint : 'PDC.field.noBattle'),
  };
}

const pictureOf = ({ grid, terrain, borders }: Ruleset, { on, kind }: Paint): string =>
  on === 'spaces'
    ? drawTerrain(grid.kind, terrain[kind]?.drawn ?? kind)
    : drawBorder(grid.kind, borders[kind]?.drawn ?? kind);

/** Corners of neighbouring spaces that are no further apart than this are one, in pixels of the map. */
const SAME = 1;

/** How far apart the points are at which the path of the pointer is looked at, in parts of the side of a space. */
const STEP = 0.25;

interface Side {
  readonly border: string;
  readonly ends: readonly Point[];
}

/** A corner of a space, and the space in which the pointer is that is near it. */
interface Corner {
  readonly at: Point;
  readonly space: SpaceId;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isSame = (a: Point, b: Point): boolean => apart(a, b) <= SAME;

/** The point at a share of the line between two others. */
const onLine = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** How far a point is from the line between two others. */
function distanceTo([a, b]: readonly Point[], point: Point): number {
  if (!a || !b) return Number.POSITIVE_INFINITY;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / apart(a, b) ** 2;
  return apart(point, onLine(a, b, Math.min(1, Math.max(0, along))));
}

/** The one of some things that is nearest, by a measure. */
function nearest<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): Thing | undefined {
  const [first, ...others] = things;
  if (first === undefined) return undefined;
  return others.reduce((best, each) => (measure(each) < measure(best) ? each : best), first);
}

/**
 * The borders between the spaces of a board as places to paint. A stroke leads from corner to corner, and paints
 * what lies between them: so a hand that wavers beside a border does not stray into those that branch off.
 */
export function bordersAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const endsOf = (a: SpaceId, b: SpaceId): readonly Point[] => {
    const others = board.outlineOf(b);
    return board.outlineOf(a).filter((corner) => others.some((other) => isSame(corner, other)));
  };
  const sidesOf = (space: SpaceId): readonly Side[] =>
    sidewards(grid, space).map((other) => ({
      border: borderOf(grid, space, other),
      ends: endsOf(space, other),
    }));
  const cornerAt = (point: Point): Corner | undefined => {
    const space = board.spaceAt(point);
    const at = space && nearest(board.outlineOf(space), (each) => apart(each, point));
    return at && space ? { at, space } : undefined;
  };
  const lengthIn = (space: SpaceId): number => {
    const [a, b] = board.outlineOf(space);
    return a && b ? apart(a, b) : Number.POSITIVE_INFINITY;
  };
  const borderBetween = (a: Corner, b: Corner): string | undefined =>
    [...sidesOf(a.space), ...sidesOf(b.space)].find(({ ends }) =>
      [a, b].every(({ at }) => ends.some((end) => isSame(end, at))),
    )?.border;
  return {
    at(point) {
      const space = board.spaceAt(point);
      const side = space && nearest(sidesOf(space), (each) => distanceTo(each.ends, point));
      return side && space ? { id: side.border, space } : undefined;
    },
    passed(from, to) {
      const first = cornerAt(from);
      if (!first) return [];
      const steps = Math.ceil(apart(from, to) / (STEP * lengthIn(first.space)));
      const path = Array.from({ length: steps }, (_, step) => onLine(from, to, (step + 1) / steps));
      const corners = path
        .flatMap((point) => cornerAt(point) ?? [])
        .filter(({ at }, index, all) => !isSame(at, (all[index - 1] ?? first).at));
      return corners.flatMap((corner, index) => borderBetween(corners[index - 1] ?? first, corner) ?? []);
    },
    towards: (from, heading) => borderTowards(grid, from, heading),
    outlineOf(border) {
      const [a = '', b = ''] = border.split('|');
      return endsOf(a, b);
    },
  };
}

/** The border that an arrow key leads to: first the key turns to that side of the space, then it walks over it. */
function borderTowards(grid: Grid, from: Place | undefined, heading: Heading): Place | undefined {
  const aheadOf = (space: SpaceId): Place | undefined => {
    const other = spaceTowards(grid, space, heading);
    return other === space ? undefined : { id: borderOf(grid, space, other), space };
  };
  if (!from) return aheadOf(spaceTowards(grid, undefined, heading));
  const ahead = aheadOf(from.space);
  if (ahead?.id !== from.id) return ahead ?? from;
  const space = spaceTowards(grid, from.space, heading);
  return aheadOf(space) ?? { ...from, space };
}

/** A place that the brush points at: a space, or a border seen from one of its two spaces. */
export interface Place {
  /** The space or the border. */
  readonly id: string;
  readonly space: SpaceId;
}

/** How the brush goes over a board: from space to space, or from border to border. */
export interface Places {
  /** The place nearest to a point; undefined off the board. */
  at(point: Point): Place | undefined;
  /** The places that the pointer passes on its straight path, in their order: a fast hand skips none. */
  passed(from: Point, to: Point): readonly string[];
  /** The place that an arrow key leads to. */
  towards(from: Place | undefined, heading: Heading): Place | undefined;
  /** The corners of a space, or the two ends of a border. */
  outlineOf(id: string): readonly Point[];
}

/** The spaces of a board as places to paint. */
export function spacesAsPlaces(grid: Grid, board: BoardOnScene): Places {
  const place = (space: SpaceId): Place => ({ id: space, space });
  return {
    at(point) {
      const space = board.spaceAt(point);
      return space === undefined ? undefined : place(space);
    },
    passed(from, to) {
      const [first, last] = [board.spaceAt(from), board.spaceAt(to)];
      if (first === undefined || last === undefined) return [];
      const between = grid.line(first, last).flatMap(([space]) => (space === undefined ? [] : [space]));
      return [first, ...between, last];
    },
    towards: (from, heading) => place(spaceTowards(grid, from?.space, heading)),
    outlineOf: board.outlineOf,
  };
}
